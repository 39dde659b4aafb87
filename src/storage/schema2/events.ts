import { overtime } from './commands'
import { oldOutcome } from './said'
import { oldTold } from './told'
import { asTheyWere, numbered, serialOf, withSeat, type OldTable, type Part } from './table'

/** The facts a fact of schema 1 becomes, and the table after it. */
type Brought = readonly [facts: readonly Part[], table: OldTable]

/** `entry`: the entry it stands in, where the other facts say more. */
export const oldEvent = (table: OldTable, event: Part, entry: { readonly command: Part; readonly events: readonly Part[] }): Brought => {
  const id = String(event['seat'])
  const one = (fact: Part, after = table): Brought => [[fact], after]
  const counted = { ...table, serial: table.serial + 1 }
  const serial = serialOf(table, event['seat'], event['ability'])
  const which = serial === undefined ? {} : { serial }
  switch (event['type']) {
    case 'seatAdded': {
      const { spent, ...seat } = event['seat'] as Part
      const whole = { character: seat['character'], alignment: seat['alignment'], spent: (spent as readonly unknown[] | undefined) ?? [] }
      const held = numbered(table, String(seat['id']), seat['abilities'] as readonly Part[], whole)
      const after = { ...held, serial: counted.serial }
      return one({ ...event, seat: { ...seat, abilities: after.seats[String(seat['id'])]?.abilities, history: [] } }, after)
    }
    case 'characterSet':
    case 'abilitiesSet': {
      const more = event['type'] === 'characterSet' ? { character: event['character'], alignment: event['alignment'] } : {}
      const after = numbered(table, id, event['abilities'] as readonly Part[], more)
      return one({ ...event, abilities: after.seats[id]?.abilities ?? [] }, after)
    }
    case 'alignmentSet':
      return one(event, withSeat(table, id, { alignment: event['alignment'] }))
    case 'spentSet': {
      const seat = table.seats[id]
      const rest = seat?.spent.filter((ability) => ability !== event['ability']) ?? []
      const abilities = seat?.abilities.map((held) => (held['serial'] === serial ? { ...held, spent: event['spent'] } : held)) ?? []
      const after = withSeat(table, id, { spent: event['spent'] ? [...rest, event['ability']] : rest, abilities })
      return serial === undefined ? [[], after] : one({ ...event, serial }, after)
    }
    case 'markPlaced': {
      const mark = event['mark'] as Part
      const source = mark['source'] as Part
      const from = serialOf(table, source['seat'], source['ability'])
      return one({ ...event, mark: { ...mark, source: { ...source, ...(from === undefined ? {} : { serial: from }) } } }, counted)
    }
    case 'tokenPlaced':
    case 'stepAdded':
      return one(event, counted)
    case 'falseMinionsSet':
      return one({ type: 'secretSet', seat: event['seat'], ability: 'lunatic', key: 'minions', secret: { seats: event['seats'] } })
    case 'extraDaySet':
      return one({ type: 'overtimeSet', ...overtime(event['day']) })
    case 'ended':
      return one({ ...event, outcome: oldOutcome(event['outcome'] as Part) })
    case 'chose':
      return one({ ...event, serial: serial ?? 0 })
    case 'dayAbilityUsed':
      return one({ ...event, ...which })
    case 'told':
      return one({ ...event, told: oldTold(table, event['told'] as Part) })
    case 'nominated': {
      const nomination = event['nomination'] as Part
      return one({
        ...event,
        nomination: { ...nomination, were: asTheyWere(table, [nomination['by'], nomination['nominee']]), voters: [] },
      })
    }
    case 'votesSet':
      return one({ ...event, voters: asTheyWere(table, event['votes'] as readonly unknown[]) })
    case 'executed':
      return one({ ...event, execution: oldExecution(table, event['execution'] as Part, entry) })
    default:
      return one(event)
  }
}

const oldExecution = (
  table: OldTable,
  execution: Part,
  { command, events }: { readonly command: Part; readonly events: readonly Part[] },
): Part => {
  const deaths = events.flatMap((event) => (event['type'] === 'playerDied' ? [event['death'] as Part] : []))
  const [then] = asTheyWere(table, [execution['seat']])
  const ability = command['type'] === 'useAbility' ? { by: 'ability', ability: command['ability'] } : { by: 'vote' }
  return {
    ...execution,
    ...(then?.['character'] ? { character: then['character'] } : {}),
    ...ability,
    died: deaths.some(({ seat, feigned }) => seat === execution['seat'] && !feigned),
  }
}
