import type { Nomination } from '../model/day'
import type { SeatId } from '../model/ids'
import { seatOf } from '../rules/table'
import { paysWithToken } from '../rules/votes'
import { emit } from './deciding'
import type { Deciding } from './deciding'

/** A hand that costs a token takes one; taking it down returns it. Who was never given any has paid nothing for a hand by your word. */
export const payVoteTokens = (work: Deciding, { kind, votes }: Nomination, kept: readonly SeatId[]): void => {
  if (kind === 'exile') return
  for (const seat of work.game.seats) {
    const [before, after] = [votes.includes(seat.id), kept.includes(seat.id)]
    if (before === after || seat.voteTokens === undefined || !paysWithToken(work.rules, work.game, seat)) continue
    emit(work, { type: 'voteTokensSet', seat: seat.id, tokens: Math.max(0, seat.voteTokens + (after ? -1 : 1)) })
  }
}

/** The one vote of a dead player becomes a token of somebody else. */
export const giveVote = (work: Deciding, from: SeatId, to: SeatId): void => {
  const taker = seatOf(work.game, to)
  if (!taker || !seatOf(work.game, from)) return
  emit(work, { type: 'ghostVoteSet', seat: from, ghostVote: false })
  emit(work, { type: 'voteTokensSet', seat: to, tokens: (taker.voteTokens ?? 0) + 1 })
}
