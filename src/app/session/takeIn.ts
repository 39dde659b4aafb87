import type { Entry } from '@/core/journal/entry'
import { adopt, type Journal } from '@/core/journal/journal'

/** Takes in entries that were made elsewhere, or here while another window wrote: they follow what they followed, as a branch if need be. False: something before one is missing here. */
export const takeIn = (journal: Journal, entries: readonly Entry[]): boolean =>
  entries.every((entry) => journal.entries.has(entry.id) || adopt(journal, entry))
