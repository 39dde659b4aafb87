import type { Death, Game } from '../model/game'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { dawnNews, diedAndReturned, saysBoth } from '../rules/dawn'
import { playerOf, seatOf } from '../rules/table'
import { causeText } from './causeText'
import type { DawnView } from './nightTypes'

/** What is said at dawn, and what only the storyteller needs to know. */
export const dawnView = (rules: Rules, game: Game): DawnView => ({
  ...dawnNews(game, game.phase.kind === 'night' ? suggested(rules, game) : undefined),
  privately: [
    ...deathWords(rules, game, game.night.deaths),
    ...game.night.returns.filter((id) => seatOf(game, id)).map((id) => say(rules.words, 'privately.returned', { who: playerOf(game, id) })),
  ],
})

/** As long as nothing has been said. */
const suggested = (rules: Rules, game: Game) =>
  diedAndReturned(game)
    .filter((seat) => saysBoth(rules, seat))
    .map(({ id }) => id)

export const deathWords = (rules: Rules, game: Game, deaths: readonly Death[]): readonly string[] =>
  deaths
    .filter(({ seat }) => seatOf(game, seat))
    .map(({ seat, cause, feigned }) =>
      say(rules.words, feigned ? 'privately.feigned' : 'privately.died', { who: playerOf(game, seat), cause: causeText(rules, cause) }),
    )
