import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import { dawnNews, publiclyAlive } from '../rules/dawn'
import { characterOf, sceneFor } from '../rules/table'
import { block, exileNeeded, tally } from '../rules/votes'
import { half } from '../rules/voting'
import type { TownView } from './townTypes'

/** The one door to the public: what everybody at the table may know, and nothing that depends on a secret. */
export const townView = (rules: Rules, game: Game): TownView => ({
  phase: game.phase,
  seats: game.seats.map((seat, index) => {
    const { id, player, ghostVote, traveller, character } = seat
    const alive = publiclyAlive(game, seat)
    return {
      id,
      number: index + 1,
      player,
      alive,
      ghostVote: !alive && ghostVote,
      traveller:
        traveller && character ? { id: character, name: characterOf(rules, character)?.names[rules.names] ?? character } : undefined,
    }
  }),
  alive: publicLiving(game),
  votesNeeded: publicNeed(rules, game),
  nominations:
    game.phase.kind !== 'day'
      ? []
      : game.day.nominations.map((nomination) => ({
          kind: nomination.kind,
          by: nomination.by,
          nominee: nomination.nominee,
          votes: nomination.votes,
          count: tally(nomination),
          needed: nomination.needed ?? (nomination.kind === 'exile' ? exileNeeded(game) : publicNeed(rules, game)),
          counted: nomination.needed !== undefined || nomination.judged !== undefined,
        })),
  aboutToDie: game.phase.kind === 'day' ? block(game).aboutToDie : undefined,
  executed: game.phase.kind === 'day' ? game.day.executions.map(({ seat, outcome }) => ({ seat, died: outcome === 'died' })) : [],
  exiled: game.phase.kind === 'day' ? game.day.exiles : [],
  dawn: game.phase.kind === 'day' ? dawnNews(game) : { died: [], aliveAgain: [] },
  winner: game.outcome?.winner,
})

const publicLiving = (game: Game): number => game.seats.filter((seat) => publiclyAlive(game, seat)).length

/** By what everybody sees: a Traveller who changes the vote and is drunk must not show by the number. */
const publicNeed = (rules: Rules, game: Game): number => {
  for (const seat of game.seats) {
    const rule =
      seat.traveller && seat.character && publiclyAlive(game, seat)
        ? characterOf(rules, seat.character)?.voting?.(sceneFor(rules, game, seat, seat.character))
        : undefined
    if (rule) return rule.needed
  }
  return half(publicLiving(game))
}
