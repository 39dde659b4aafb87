import { ROOT } from '../model/ids'
import type { EntryId } from '../model/ids'
import type { Journal } from './journal'
import { ancestry } from './journal'

/** A way the game went and was taken back: where it parted from the game as it stands, and where it ended. */
export interface Branch {
  readonly from: EntryId
  readonly end: EntryId
  readonly steps: number
}

/** Newest first. What redo would bring back is one of them. */
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
