import type { DayCommand } from '../journal/command'
import type { Nomination } from '../model/day'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import { asTheyAre, nameOf, seatOf } from '../rules/table'
import { exileNeeded, neededFor, refusedBy, voteRefusal, voteWarnings, weighed } from '../rules/votes'
import { votingRule } from '../rules/voting'
import { exile } from './execute'
import { payVoteTokens } from './voteTokens'
import { emit, note, refusal, text } from './deciding'
import type { Deciding } from './deciding'

type Vote = Extract<DayCommand, { type: 'vote' }>

/** Sets the raised hands. A hand that does not count is dropped with its reason; the others stay. */
export const vote = (work: Deciding, { nomination: index, votes: hands, down = [], counted }: Vote): void => {
  const { rules, game } = work
  const nomination = game.day.nominations[index]
  if (!nomination) return
  const kept = [...new Set(hands)].filter((id) => {
    const seat = seatOf(game, id)
    const code = seat ? voteRefusal(rules, game, nomination, seat) : 'no_such_seat'
    if (!code) return true
    if (!work.dropped.some((other) => other.code === code))
      work.dropped.push(refusal(rules, code, { who: seat?.player ?? '', ability: nameOf(rules, refusedBy(rules, game, code)) }, id))
    return work.extras.anyway === true && seat !== undefined
  })
  payGhostVotes(work, nomination, kept)
  payVoteTokens(work, nomination, kept)
  const count = weighed(rules, game, nomination, kept)
  const stayed = down.filter((id) => !kept.includes(id) && seatOf(game, id))
  emit(work, {
    type: 'votesSet',
    index,
    votes: kept,
    ...(stayed.length ? { down: stayed } : {}),
    needed: counted ? neededFor(rules, game, nomination) : undefined,
    voters: asTheyAre(game, kept),
    ...(nomination.kind === 'execution' && votingRule(rules, game).keepsOnTie ? { keepsOnTie: true } : {}),
    ...(count === kept.length ? {} : { count }),
  })
  if (counted) warn(work, nomination, kept)
  if (counted && nomination.kind === 'exile' && kept.length >= exileNeeded(game)) exile(work, nomination.nominee)
}

/** Counted all the same; the storyteller is told. */
const warn = (work: Deciding, nomination: Nomination, hands: readonly SeatId[]): void => {
  for (const { seat, ability, code } of voteWarnings(work.rules, work.game, nomination, hands)) {
    const because = text(work, `warns.${code}`, { who: seat.player, ability: nameOf(work.rules, ability) })
    work.warnings.push({ code, because, seat: seat.id })
    note(work, { id: `warns:${seat.id}`, kind: 'memo', seat: seat.id, ability, text: because })
  }
}

/** A dead player's hand costs the ghost vote; taking it down returns it. */
const payGhostVotes = (work: Deciding, nomination: Game['day']['nominations'][number], kept: readonly SeatId[]): void => {
  if (nomination.kind === 'exile' || votingRule(work.rules, work.game).free) return
  for (const seat of work.game.seats) {
    if (seat.looksAlive) continue
    const [before, after] = [nomination.votes.includes(seat.id), kept.includes(seat.id)]
    if (before !== after && seat.ghostVote === after) emit(work, { type: 'ghostVoteSet', seat: seat.id, ghostVote: !after })
  }
}

export const withdraw = (work: Deciding, index: number): void => {
  const nomination = work.game.day.nominations[index]
  if (!nomination) return
  payGhostVotes(work, nomination, [])
  payVoteTokens(work, nomination, [])
  emit(work, { type: 'nominationRemoved', index })
}
