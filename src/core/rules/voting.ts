import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId } from '../model/ids'
import type { Seat } from '../model/seat'
import { workingPowers } from './abilities'
import { memoLast } from './memoLast'

export const livingForVotes = (game: Game): number => game.seats.filter(({ looksAlive }) => looksAlive).length

export const half = (count: number) => Math.ceil(count / 2)

export interface VotingRule {
  mayVote(seat: Seat): boolean
  readonly needed: number
  /** No ghost vote is needed or spent. */
  readonly free: boolean
  /** The ability that makes it so. */
  readonly by?: CharacterId
  /** An equal tally does not clear the block. */
  readonly keepsOnTie?: boolean
}

/** Who votes on an execution now, and how many it takes. */
export const votingRule = (rules: Rules, game: Game): VotingRule => votingOf(game, rules)

const votingOf = memoLast((game: Game, rules: Rules): VotingRule => {
  for (const { ability, character, scene } of workingPowers(rules, game)) {
    const rule = character.voting?.(scene)
    if (rule) return { ...rule, by: ability }
  }
  return { mayVote: () => true, needed: half(livingForVotes(game)), free: false }
})
