import { gameAt } from '@/core/api'
import type { Entry } from '@/core/journal/entry'
import type { Place } from '@/storage/gameRecord'
import type { Session } from '../session/session'
import { takeIn } from '../session/takeIn'

/** Takes in entries of another device, each after its parent, and goes where that device stands. False if that is not here yet. */
export const absorb = (
  { journal, add, touched }: Pick<Session, 'journal' | 'add' | 'touched'>,
  entries: readonly Entry[],
  to?: Place,
): boolean => {
  const now = journal()
  const mine: Place = { cursor: now.cursor, head: now.head }
  const news = entries.filter((entry) => !now.entries.has(entry.id))
  const whole = takeIn(now, news)
  const isHere = to && gameAt(now, to.cursor) !== undefined && gameAt(now, to.head) !== undefined
  const next = isHere ? to : mine
  Object.assign(now, { cursor: next.cursor, head: next.head })
  news.forEach(add)
  if (news.length || next.cursor !== mine.cursor || next.head !== mine.head) touched()
  return whole && (!to || isHere === true)
}
