import type { SeatId } from '@/core/model/ids'
import type { DayView, NominationView } from '@/core/views/dayTypes'
import { dayText } from '@/text/en/day'

/** What this many hands mean, and how many would change it. Compares with other nominations, not with this one's earlier count. */
export const voteLines = (
  day: DayView,
  at: NominationView,
  count: number,
  player: (id: SeatId) => string,
): { readonly needed: number; readonly said: readonly string[] } => {
  const text = dayText.vote
  const nominee = player(at.nominee)
  if (at.kind === 'exile')
    return { needed: day.exileNeeded, said: [count >= day.exileNeeded ? text.exilesNow(nominee) : text.exiles(day.exileNeeded, nominee)] }
  const others = day.nominations.filter(
    (each) => each.kind === 'execution' && each.counted && each.index !== at.index && each.judged !== 'fail',
  )
  const highest = others.reduce((most, each) => Math.max(most, each.count), 0)
  const rivals = others.filter((each) => each.count === highest).map((each) => player(each.nominee))
  const enough = at.counted ? at.needed : day.votesNeeded
  const needed = Math.max(enough, highest + 1)
  if (count >= needed) return { needed, said: [text.onBlock(nominee)] }
  const blocks = text.blocks(needed, nominee)
  if (highest < enough) return { needed, said: [blocks] }
  return { needed, said: count === highest ? [text.tiesNow(rivals), blocks] : [blocks, text.ties(highest, rivals)] }
}
