import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId } from '../model/ids'
import type { Mark, Moment } from '../model/mark'
import { say } from '../model/words'
import { characterOf, nameOf, playerOf } from '../rules/table'
import type { CharacterRef } from './grimoireTypes'

export const characterRef = (rules: Rules, id: CharacterId | undefined): CharacterRef | undefined => {
  const character = characterOf(rules, id)
  return character && { id: character.id, name: character.names[rules.names], team: character.team }
}

export const momentText = (rules: Rules, { phase, number }: Moment): string => say(rules.words, `moment.${phase}`, { number })

/** "Until dusk", "until dawn", "for 2 more nights". */
export const endText = (rules: Rules, { ends }: Mark): string =>
  ends.at === 'dusk' && ends.dusks > 1 ? say(rules.words, 'until.dusks', { count: ends.dusks }) : say(rules.words, `until.${ends.at}`)

/** "Ana the Sailor", or the storyteller's own hand. */
export const sourceText = (rules: Rules, game: Game, mark: Mark): string =>
  mark.source.seat === undefined
    ? say(rules.words, 'source.hand')
    : say(rules.words, 'source.player', { who: playerOf(game, mark.source.seat), ability: nameOf(rules, mark.source.ability) })
