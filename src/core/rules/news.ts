import type { Game } from '../model/game'
import type { Rules } from '../model/script'
import type { Shown } from '../model/told'
import { inRow, say } from '../model/words'
import { nameOf, playerOf } from './table'

/** What a player is told, in a few words. */
export const newsWords = (rules: Rules, game: Game, { number, yes, alignment, characters = [], seats = [] }: Shown): string => {
  if (yes !== undefined) return say(rules.words, yes ? 'option.yes' : 'option.no')
  if (alignment && !characters.length) return say(rules.words, `option.${alignment}`)
  if (number !== undefined) return String(number)
  const players = inRow(
    rules.words,
    seats.map((id) => playerOf(game, id)),
  )
  return [...characters.map((id) => nameOf(rules, id)), ...(players ? [players] : [])].join(': ')
}
