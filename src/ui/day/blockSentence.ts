import { dayText } from '@/text/en/day'
import type { DayView } from '@/core/views/dayTypes'

/** Votes needed to be on the block: enough, and more than anybody else today. */
const handsToBlock = (day: Pick<DayView, 'votesNeeded' | 'highest'>): number => Math.max(day.votesNeeded, day.highest + 1)

/** What the next nomination needs. */
export const blockSentence = (day: DayView, onBlock: string): string => {
  const to = handsToBlock(day)
  return day.aboutToDie ? dayText.idle.beat(to, day.highest, onBlock) : dayText.idle.needs(to)
}
