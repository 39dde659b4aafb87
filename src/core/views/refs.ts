import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId } from '../model/ids'
import type { Mark } from '../model/mark'
import type { Moment } from '../model/moment'
import { say } from '../model/words'
import { characterOf, moment, nameOf, playerOf } from '../rules/table'
import type { CharacterRef } from './grimoireTypes'

export const characterRef = (rules: Rules, id: CharacterId | undefined): CharacterRef | undefined => {
  const character = characterOf(rules, id)
  return character && { id: character.id, name: character.names[rules.names], team: character.team }
}

export const sayMoment = (rules: Rules, { phase, number }: Moment): string => say(rules.words, `moment.${phase}`, { number })

/** Who made it, when, and when it ends. */
export const originOf = (rules: Rules, game: Game, mark: Mark) => ({
  by: sourceText(rules, game, mark),
  moment: sayMoment(rules, mark.source.moment),
  end: endText(rules, game, mark),
})

/** "Until dawn", "until dusk on day 2", or what an ability that uses it up does then. */
const endText = ({ words }: Rules, game: Game, { ends, on, source }: Mark): string => {
  const { phase, number } = moment(game)
  if (ends.at === 'dusk' && (phase !== 'day' || ends.dusks > 1))
    return phase === 'day' && ends.dusks < 3 ? say(words, 'until.tomorrow') : say(words, 'until.dusks', { day: number + ends.dusks - 1 })
  // A mark placed by hand or on its own source has nothing that would use it up.
  const own =
    ends.at === 'used' && source.seat && source.seat !== on
      ? words[`until.${game.seats.some(({ id, alive }) => id === on && alive) ? 'dies' : 'dead'}.${source.ability}`]
      : undefined
  return own ?? say(words, `until.${ends.at}`)
}

/** "Ana the Sailor", or the storyteller's own hand. */
const sourceText = (rules: Rules, game: Game, mark: Mark): string =>
  mark.source.seat === undefined
    ? say(rules.words, 'source.hand')
    : say(rules.words, 'source.player', { who: playerOf(game, mark.source.seat), ability: nameOf(rules, mark.source.ability) })
