import { drawBag } from '@/core/rules/bag'
import { chanceFrom } from '@/core/rules/chance'
import { setupFaults } from '@/core/rules/setup'
import { isDealt } from '@/core/rules/counts'
import { isFalseDemon, isFooled, suggestPrepared } from '@/core/rules/secrets'
import { DEMON_BLUFFS } from '@/core/model/game'
import type { Command } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import { must } from './law'
import { gameOf, plan, tap, type Table } from './table'
import type { Tape } from './tape'

const PLAYERS = [
  'Ana',
  'Bo',
  'Cyr',
  'Dee',
  'Eli',
  'Fay',
  'Gus',
  'Hal',
  'Ida',
  'Jo',
  'Kim',
  'Lou',
  'Mia',
  'Ned',
  'Oda',
  'Pia',
  'Quin',
  'Ria',
  'Sam',
  'Tom',
]

/** From the empty table to the first dusk: seats, a legal bag, a deal and its secrets. */
export const setUp = (table: Table, tape: Tape, legal: boolean): void => {
  const { rules } = table
  const chance = chanceFrom(`deal ${tape.deal}`)
  const send = (command: Command) => tap(table, command, chance, { overrides: 0 })
  const {
    bag,
    bluffs,
    falseBluffs,
    believes,
    beliefs = {},
    impossible,
  } = drawBag(rules, {
    residents: tape.residents,
    locked: [],
    banned: [],
    taste: 'classic',
    seed: String(tape.deal),
  })
  const faults = setupFaults(rules, {
    residents: tape.residents,
    travellers: tape.travellers,
    bag,
    bluffs,
    falseBluffs,
    ...(believes ? { believes } : {}),
    beliefs,
  })
  // A script of anybody may have too few for a table of this size.
  must(impossible !== undefined || !faults.length, 'a drawn bag is legal', () => ({ bag, faults }))
  const dealt = bag.filter((id) => isDealt(rules, id))
  const held = chance.shuffle(
    legal ? dealt : dealt.map((id) => chance.pick(chance.next() < 0.3 ? Object.keys(rules.characters) : [id]) ?? id),
  )
  const travellers = chance.draw(rules.script.travellers, tape.travellers, () => 1)
  chance.shuffle([...held, ...travellers]).forEach((_, at) => send({ type: 'addSeat', plan: { player: PLAYERS[at] ?? `P${at}` } }))
  const seats = gameOf(table).seats.map(({ id }) => id)
  const hands = chance.shuffle([...held, ...travellers]).map((character, at) => ({ seat: seats[at] as SeatId, character }))
  send({
    type: 'deal',
    hands: Object.fromEntries(
      hands.map(({ seat, character }) => [
        seat,
        {
          character,
          ...(isFooled(rules, character) && beliefs[character] ? { believes: beliefs[character] } : {}),
          ...(travellers.includes(character) ? { alignment: chance.next() < 0.4 ? ('evil' as const) : ('good' as const) } : {}),
        },
      ]),
    ),
  })
  if (bluffs.length) send({ type: 'setBluffs', for: DEMON_BLUFFS, characters: bluffs })
  for (const { seat, character } of hands) {
    if (isFalseDemon(rules, character)) {
      send({ type: 'setBluffs', for: seat, characters: falseBluffs })
    }
    for (const prepared of rules.characters[character]?.prepares ?? []) {
      const seats = suggestPrepared(rules, hands, seat, prepared, String(tape.deal))
      if (seats.length && chance.next() < 0.9) send({ type: 'setSecret', seat, ability: character, key: prepared.key, seats })
    }
  }
  plan(table, { type: 'begin' })
}
