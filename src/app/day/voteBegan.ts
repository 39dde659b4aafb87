import type { Journal } from '@/core/journal/journal'
import type { EntryId } from '@/core/model/ids'

/** The entry that made this nomination, if hands went up since and nothing else happened. */
export const voteBegan = ({ entries, cursor }: Journal, nomination: number): EntryId | undefined => {
  const last = entries.get(cursor)
  let at = last
  while (at?.command.type === 'vote' && at.command.nomination === nomination) at = entries.get(at.parent)
  return at !== last && (at?.command.type === 'nominate' || at?.command.type === 'callExile') ? at.id : undefined
}
