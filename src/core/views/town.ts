import type { Rules } from '../model/character'
import type { Game } from '../model/game'
import { dawnNews } from '../rules/dawn'
import { characterOf } from '../rules/table'
import { block, exileNeeded, livingForVotes, tally, votingRule } from '../rules/votes'
import type { TownView } from './types'

/** The one door to the public: what everybody at the table may know, and nothing that depends on a secret. */
export const townView = (rules: Rules, game: Game): TownView => ({
  phase: game.phase,
  seats: game.seats.map(({ id, player, looksAlive, ghostVote, traveller, character }, index) => ({
    id, number: index + 1, player, alive: looksAlive, ghostVote: !looksAlive && ghostVote,
    traveller: traveller && character ? { id: character, name: characterOf(rules, character)?.names[rules.names] ?? character } : undefined,
  })),
  alive: livingForVotes(game),
  votesNeeded: publicNeed(rules, game),
  nominations: game.phase.kind !== 'day' ? [] : game.day.nominations.map((nomination) => ({
    kind: nomination.kind, by: nomination.by, nominee: nomination.nominee, votes: nomination.votes, count: tally(nomination),
    needed: nomination.needed ?? (nomination.kind === 'exile' ? exileNeeded(game) : publicNeed(rules, game)), counted: nomination.needed !== undefined,
  })),
  aboutToDie: game.phase.kind === 'day' ? block(game).aboutToDie : undefined,
  executed: game.phase.kind === 'day' ? game.day.executions.map(({ seat, outcome }) => ({ seat, died: outcome === 'died' })) : [],
  exiled: game.phase.kind === 'day' ? game.day.exiles : [],
  dawn: game.phase.kind === 'day' ? dawnNews(game) : { died: [], aliveAgain: [] },
  winner: game.outcome?.winner,
})

const publicNeed = (rules: Rules, game: Game): number => votingRule(rules, game).needed
