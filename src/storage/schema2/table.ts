export type Part = Readonly<Record<string, unknown>>

/** What a fact of schema 2 says and one of schema 1 left to be found out: who holds which ability since when, and who they are. */
export interface OldSeat {
  readonly character: unknown
  readonly alignment: unknown
  readonly abilities: readonly Part[]
  readonly spent: readonly unknown[]
}

export interface OldTable {
  readonly seats: Readonly<Record<string, OldSeat>>
  readonly serial: number
}

export const emptyTable: OldTable = { seats: {}, serial: 0 }

/** The holdings a seat has from now on: one it had already keeps its serial. */
export const numbered = (table: OldTable, id: string, abilities: readonly Part[], more: Partial<OldSeat> = {}): OldTable => {
  const before = table.seats[id]
  const spent = more.spent ?? before?.spent ?? []
  let serial = table.serial
  const held = abilities.map(({ gained, ...ability }) => {
    const same = before?.abilities.find((old) => old['character'] === ability['character'] && old['since'] === ability['since'])
    return {
      serial: same?.['serial'] ?? (serial += 1),
      ...ability,
      way: gained ? 'gained' : 'own',
      spent: spent.includes(ability['character']),
    }
  })
  const seat = { character: undefined, alignment: 'good', ...before, ...more, spent, abilities: held }
  return { serial, seats: { ...table.seats, [id]: seat } }
}

export const withSeat = (table: OldTable, id: string, change: Partial<OldSeat>): OldTable => {
  const seat = table.seats[id]
  return seat ? { ...table, seats: { ...table.seats, [id]: { ...seat, ...change } } } : table
}

export const serialOf = ({ seats }: OldTable, seat: unknown, ability: unknown): number | undefined =>
  seats[String(seat)]?.abilities.find((held) => held['character'] === ability)?.['serial'] as number | undefined

/** As they were then. */
export const asTheyWere = ({ seats }: OldTable, ids: readonly unknown[]): readonly Part[] =>
  [...new Set(ids)].flatMap((id) => {
    const seat = seats[String(id)]
    return seat ? [{ seat: id, ...(seat.character ? { character: seat.character } : {}), alignment: seat.alignment }] : []
  })
