import type { Rules } from '../model/script'
import type { Nomination } from '../model/day'
import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Alignment, Seat } from '../model/seat'
import { activeMarks, isOn, workingPowers } from './abilities'
import { memoLast } from './memoLast'
import { clockwiseFrom, seatOf } from './table'
import { half, votingRule } from './voting'

/** How many it took when it was counted or judged; until then, how many it takes. */
export const neededFor = (rules: Rules, game: Game, { kind, needed }: Nomination): number =>
  needed ?? (kind === 'exile' ? exileNeeded(game) : votingRule(rules, game).needed)

export const exileNeeded = (game: Game): number => half(game.seats.length)

/** Why this hand does not count, as a refusal code. Exiles take every hand. */
export const voteRefusal = (rules: Rules, game: Game, nomination: Nomination, seat: Seat): string | undefined => {
  if (nomination.kind === 'exile') return undefined
  const rule = votingRule(rules, game)
  if (!rule.mayVote(seat)) return 'living_cannot_vote'
  const payer = paysWithToken(rules, game, seat)
  if (payer && !seat.voteTokens && !nomination.votes.includes(seat.id)) return `${payer}_has_no_vote_token`
  if (!rule.free && !seat.looksAlive && !seat.ghostVote && !nomination.votes.includes(seat.id)) return 'no_ghost_vote_left'
  return undefined
}

/** Counted or judged, or nothing is left to vote on: the nomination itself led to an execution, and the day is over. */
export const isCounted = ({ day }: Game, { kind, needed, judged }: Nomination): boolean =>
  (needed ?? judged) !== undefined || (kind === 'execution' && day.closed)

/** A pardoned nominee counts as having no votes. */
export const tally = ({ judged, votes, count }: Nomination): number => (judged === 'fail' ? 0 : (count ?? votes.length))

/** The ability by which this player's hand costs a token, while they live. */
export const paysWithToken = (rules: Rules, game: Game, { id, looksAlive }: Seat): CharacterId | undefined =>
  looksAlive ? workingPowers(rules, game).find(({ seat, character }) => seat.id === id && character.votes?.tokens)?.ability : undefined

/** What these hands come to on an execution: most count once. Exiles take every hand as one. */
export const weighed = (rules: Rules, game: Game, { kind }: Nomination, hands: readonly SeatId[]): number => {
  const marks = kind === 'exile' ? [] : activeMarks(rules, game, 'weighs')
  const times = (hand: SeatId) =>
    marks.reduce((product, mark) => {
      const seat = seatOf(game, hand)
      return seat && isOn(mark, seat) ? product * (mark.times ?? 1) : product
    }, 1)
  return hands.reduce((sum, hand) => sum + times(hand), 0)
}

/** Hands that count and should not be up, each with the code of its warning. */
export const voteWarnings = (
  rules: Rules,
  game: Game,
  { kind }: Nomination,
  hands: readonly SeatId[],
): readonly { readonly seat: Seat; readonly ability: CharacterId; readonly code: string }[] =>
  kind === 'exile'
    ? []
    : workingPowers(rules, game).flatMap(({ seat, ability, character, scene }) => {
        const code = hands.includes(seat.id) ? character.votes?.warns?.(scene, hands) : undefined
        return code ? [{ seat, ability, code }] : []
      })

export interface Block {
  readonly aboutToDie: SeatId | undefined
  readonly highest: number
  readonly tied: boolean
}

/**
 * Enough votes, and strictly more than every other nominee of the day, below the threshold or not.
 * Where ties keep (VOUDON-6), whoever is on the block stays until somebody gets more.
 * DAY-10: once somebody else was executed, nobody is about to die.
 */
export const block = (game: Game): Block => {
  let now: Block = { aboutToDie: undefined, highest: 0, tied: false }
  for (const nomination of game.day.nominations) {
    const votes = nomination.kind === 'execution' && nomination.needed !== undefined ? tally(nomination) : 0
    if (!votes || votes < now.highest) continue
    if (votes > now.highest)
      now = { aboutToDie: votes >= (nomination.needed ?? Infinity) ? nomination.nominee : undefined, highest: votes, tied: false }
    else if (!nomination.keepsOnTie || !now.aboutToDie) now = { ...now, aboutToDie: undefined, tied: true }
  }
  const { executions } = game.day
  return executions.length && executions.every(({ seat }) => seat !== now.aboutToDie) ? { ...now, aboutToDie: undefined } : now
}

export interface NominatingRule {
  readonly onlyStoryteller: boolean
  /** The ability that says so. */
  readonly by?: CharacterId
  /** The side a nominee of today is still owed from. */
  readonly owes?: Alignment
}

export const nominatingRule = (rules: Rules, game: Game): NominatingRule => nominatingOf(game, rules)

const nominatingOf = memoLast((game: Game, rules: Rules): NominatingRule => {
  for (const { ability, character, scene } of workingPowers(rules, game)) {
    const rule = character.nominating?.(scene)
    const owes = rule?.owes
    if (rule) return { onlyStoryteller: rule.onlyStoryteller, by: ability, ...(owes && !nominatedSide(game, owes) ? { owes } : {}) }
  }
  return { onlyStoryteller: false }
})

const nominatedSide = (game: Game, side: Alignment): boolean =>
  game.day.nominations.some(({ kind, nominee }) => kind === 'execution' && seatOf(game, nominee)?.alignment === side)

/** The ability behind a refusal to let somebody vote or nominate. */
export const refusedBy = (rules: Rules, game: Game, code: string | undefined): CharacterId | undefined =>
  (code === 'living_cannot_vote' ? votingRule : nominatingRule)(rules, game).by

/** Why nobody may nominate so, as a refusal code. */
export const nominationRefusal = (rules: Rules, game: Game, by: SeatId | 'storyteller', nominee: SeatId): string | undefined =>
  nominatorRefusal(rules, game, by) ?? nomineeRefusal(game, nominee)

export const nominatorRefusal = (rules: Rules, game: Game, by: SeatId | 'storyteller'): string | undefined => {
  if (game.day.executions.length) return 'already_executed_today'
  if (game.day.closed) return 'nominations_closed'
  if (by === 'storyteller') return undefined
  if (nominatingRule(rules, game).onlyStoryteller) return 'only_storyteller_nominates'
  if (!seatOf(game, by)?.looksAlive) return 'dead_cannot_nominate'
  if (game.day.nominations.some((nomination) => nomination.kind === 'execution' && nomination.by === by))
    return 'already_nominated_someone_today'
  return undefined
}

export const nomineeRefusal = (game: Game, nominee: SeatId): string | undefined => {
  if (seatOf(game, nominee)?.traveller) return 'traveller_is_exiled_not_executed'
  if (game.day.nominations.some((nomination) => nomination.kind === 'execution' && nomination.nominee === nominee))
    return 'already_nominated_today'
  return undefined
}

/** Clockwise from the nominee's left, the nominee last. */
export const voteOrder = (game: Game, nominee: SeatId): readonly SeatId[] => clockwiseFrom(game, nominee).map(({ id }) => id)

/** The hands of an open vote that the town has seen: the last seat that was reached may still be a slip of the finger. */
export const handsPassed = (game: Game, { nominee, votes, down = [] }: Nomination): readonly SeatId[] => {
  const last = voteOrder(game, nominee)
    .filter((id) => votes.includes(id) || down.includes(id))
    .at(-1)
  return votes.filter((id) => id !== last)
}
