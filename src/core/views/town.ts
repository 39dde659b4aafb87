import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId } from '../model/ids'
import type { Seat } from '../model/seat'
import { dawnNews, publiclyAlive } from '../rules/dawn'
import { characterOf, sceneFor } from '../rules/table'
import { block, exileNeeded, handsPassed, isCounted, tally } from '../rules/votes'
import { half } from '../rules/voting'
import type { TownView } from './townTypes'

/** The one door to the public: what everybody at the table may know, and nothing that depends on a secret. */
export const townView = (rules: Rules, game: Game): TownView => ({
  phase: game.phase,
  seats: game.seats.map((seat, index) => {
    const { id, player, ghostVote } = seat
    const alive = publiclyAlive(game, seat)
    const guest = publicTraveller(rules, seat)
    return {
      id,
      number: index + 1,
      player,
      alive,
      ghostVote: !alive && ghostVote,
      traveller: guest === undefined ? undefined : { id: guest, name: characterOf(rules, guest)?.names[rules.names] ?? guest },
    }
  }),
  alive: publicLiving(game),
  votesNeeded: publicNeed(rules, game),
  nominations:
    game.phase.kind !== 'day'
      ? []
      : game.day.nominations.map((nomination) => {
          const counted = isCounted(game, nomination)
          const votes = counted ? nomination.votes : handsPassed(game, nomination)
          return {
            kind: nomination.kind,
            by: nomination.by,
            nominee: nomination.nominee,
            votes,
            count: tally({ ...nomination, votes }),
            needed: nomination.needed ?? (nomination.kind === 'exile' ? exileNeeded(game) : publicNeed(rules, game)),
            counted,
          }
        }),
  aboutToDie: game.phase.kind === 'day' ? block(game).aboutToDie : undefined,
  executed: game.phase.kind === 'day' ? game.day.executions.map(({ seat, outcome }) => ({ seat, died: outcome === 'died' })) : [],
  exiled: game.phase.kind === 'day' ? game.day.exiles : [],
  dawn: game.phase.kind === 'day' ? dawnNews(game) : { died: [], aliveAgain: [] },
  winner: game.outcome?.winner,
})

/** TOWN-6: a Traveller whom an ability made somebody else is still the Traveller whom everybody saw come. */
const publicTraveller = (rules: Rules, { traveller, character, history }: Seat): CharacterId | undefined =>
  traveller ? character : history.filter((past) => characterOf(rules, past.character)?.team === 'traveller').at(-1)?.character

const publicLiving = (game: Game): number => game.seats.filter((seat) => publiclyAlive(game, seat)).length

/** By what everybody sees: a Traveller who changes the vote and is drunk must not show by the number. */
const publicNeed = (rules: Rules, game: Game): number => {
  for (const seat of game.seats) {
    const guest = publiclyAlive(game, seat) ? publicTraveller(rules, seat) : undefined
    const rule = guest === undefined ? undefined : characterOf(rules, guest)?.voting?.(sceneFor(rules, game, seat, guest))
    if (rule) return rule.needed
  }
  return half(publicLiving(game))
}
