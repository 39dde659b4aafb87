import { evolveAll } from '@/core/journal/evolve'
import type { Entry } from '@/core/journal/entry'
import { adopt, gameAt, type Journal } from '@/core/journal/journal'

/**
 * Entries that another window overtook keep what they follow and get new numbers behind what is there now.
 * They become a branch: nothing is lost and nothing is decided again.
 */
export const rebase = (
  journal: Journal,
  pending: readonly Entry[],
): { readonly entries: readonly Entry[]; readonly renamed: ReadonlyMap<number, number> } => {
  const renamed = new Map<number, number>()
  const now = (id: number) => renamed.get(id) ?? id
  const entries = pending.map((entry) => {
    const moved: Entry = {
      ...entry,
      id: journal.next,
      parent: now(entry.parent),
      ...(entry.base === undefined ? {} : { base: now(entry.base) }),
      ...(entry.replaces ? { replaces: entry.replaces.map(now) } : {}),
    }
    renamed.set(entry.id, moved.id)
    adopt(journal, moved, evolveAll(gameAt(journal, moved.base ?? moved.parent) ?? journal.start, moved.events))
    return moved
  })
  return { entries, renamed }
}

/** Takes in what another window wrote. False: something before it is missing here. */
export const takeIn = (journal: Journal, entries: readonly Entry[]): boolean =>
  entries.every((entry) => {
    const before = gameAt(journal, entry.base ?? entry.parent)
    if (before) adopt(journal, entry, evolveAll(before, entry.events))
    return before !== undefined
  })
