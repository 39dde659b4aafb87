import type { Entry } from '@/core/journal/entry'
import { adopt } from '@/core/api'
import type { Journal } from '@/core/journal/journal'

/** Adds entries made elsewhere, or here while another window wrote. They keep their parents, so they may form a branch. False if a parent is missing. */
export const takeIn = (journal: Journal, entries: readonly Entry[]): boolean =>
  entries.every((entry) => journal.entries.has(entry.id) || adopt(journal, entry))
