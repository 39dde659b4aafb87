import type { Game } from '../model/game'
import type { EntryId } from '../model/ids'
import type { Entry } from './entry'
import type { Journal } from './journal'

/** What an entry was decided on: a correction goes back behind what it replaces. */
export const baseOf = ({ base, parent }: Entry): EntryId => base ?? parent

function* back(journal: Journal, entry: EntryId): Generator<Entry> {
  for (let at = journal.entries.get(entry); at; at = journal.entries.get(baseOf(at))) yield at
}

/** From the first entry to this one, as the game went: what a correction replaced is left out. */
export const lineage = (journal: Journal, entry: EntryId): readonly Entry[] => [...back(journal, entry)].reverse()

/** Only the entries of the current night or day. It never walks the rest of the game. */
export const enteredSincePhase = (journal: Journal, entry: EntryId): readonly Entry[] => {
  const now = journal.states.get(entry)
  const found: Entry[] = []
  for (const each of back(journal, entry)) {
    const before = journal.states.get(baseOf(each))
    if (!now || !before || !samePhase(before, now)) break
    found.unshift(each)
  }
  return found
}

export const samePhase = ({ phase: a }: Game, { phase: b }: Game): boolean =>
  a.kind === b.kind && (a.kind === 'setup' || b.kind === 'setup' || a.number === b.number)
