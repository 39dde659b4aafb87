import type { Registration, Shown } from '../model/told'
import { inRow, listOf, say } from '../model/words'
import type { Wording } from './wording'

/** What was shown to a player, in words: "Bo is the Gambler", "2", "Ana and Cy", "good". */
export const newsText = (
  { rules, all, ability }: Wording,
  { seats = [], characters = [], number, alignment, yes, text }: Shown,
): string => {
  const { words } = rules
  const whom = all(seats)
  const which = listOf(words, characters.map(ability))
  const names =
    whom && which
      ? [say(words, seats.length === 1 ? 'story.is' : characters.length === 1 ? 'story.oneOf' : 'story.are', { whom, which })]
      : [whom, which]
  const rest = [
    ...names,
    yes === undefined ? '' : say(words, yes ? 'option.yes' : 'option.no'),
    number === undefined ? '' : String(number),
    alignment ? say(words, `story.side.${alignment}`) : '',
    text ? say(words, 'story.quoted', { text }) : '',
  ].filter(Boolean)
  return inRow(words, rest) || say(words, 'story.nothing')
}

/** Whom somebody was taken for. */
export const registeredText = ({ rules, who, ability }: Wording, { seat, character, team, alignment }: Registration): string =>
  say(rules.words, 'story.registered', {
    who: who(seat),
    as: character
      ? say(rules.words, 'story.asCharacter', { character: ability(character) })
      : team
        ? say(rules.words, `story.as.${team}`)
        : say(rules.words, `story.side.${alignment ?? 'good'}`),
  })
