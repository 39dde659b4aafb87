import { ancestry, goTo, redo, undo } from '@/core/journal/journal'
import { ROOT } from '@/core/model/ids'
import { chanceFrom } from '@/core/rules/chance'
import { bookFor, books, type Edition } from './books'
import { setUp } from './evening'
import { pickFrom } from './pick'
import { gameOf, newTable, tap, unwatched, type Table, type Watch } from './table'
import type { Tape } from './tape'
import { wholeTap } from './whole'
import { wildCommand } from './wild'

export const rules = books.bmr

/** Plays a tape to its end. */
export const play = (
  tape: Tape,
  watch: Watch = unwatched,
  look: (table: Table) => void = () => undefined,
  edition: Edition = 'bmr',
): Table => {
  const table = newTable(bookFor(edition, tape.names, tape.deal), tape.order, watch)
  look(table)
  if (tape.kind === 'whole' || tape.deal % 5 !== 0) setUp(table, tape, tape.kind === 'whole')
  for (const number of tape.taps) {
    const chance = chanceFrom(`tap ${number}`)
    if (chance.next() < (tape.kind === 'wild' ? 0.08 : 0.015)) wander(table, chance.next())
    const pick = pickFrom(table.rules, gameOf(table), chance)
    if (tape.kind === 'wild') tap(table, wildCommand(table, pick), chance)
    else if (!wholeTap(table, pick)) break
  }
  return table
}

/** Back and forth in the timeline; what was played stays reachable. */
const wander = ({ journal }: Table, where: number): void => {
  if (where < 0.5) for (let steps = 0; steps < where * 8; steps++) undo(journal)
  else if (where < 0.8) redo(journal)
  else goTo(journal, ancestry(journal, journal.cursor).at(-1 - Math.floor((where - 0.8) * 50)) ?? ROOT)
}
