import { ROOT } from '../model/ids'
import type { EntryId } from '../model/ids'
import type { Journal } from './journal'
import { ancestry } from './journal'

/** An undone branch: where it left the current game, and where it ended. */
export interface Branch {
  readonly from: EntryId
  readonly end: EntryId
  readonly steps: number
}

/** Newest first. The redo branch is one of them. */
export const branches = (journal: Journal): readonly Branch[] => {
  const followed = new Set([...journal.entries.values()].map(({ parent }) => parent))
  const here = new Set(ancestry(journal, journal.cursor))
  return [...journal.entries.keys()]
    .filter((id) => !followed.has(id) && !here.has(id))
    .map((end) => {
      const way = ancestry(journal, end)
      const own = way.filter((id) => !here.has(id))
      return { from: way[way.length - own.length - 1] ?? ROOT, end, steps: own.length }
    })
    .reverse()
}
