import type { CharacterId } from '../model/ids'
import type { Choice } from '../model/night'
import type { Shown, Told } from '../model/told'
import { inRow, say } from '../model/words'
import { impairment } from '../rules/abilities'
import { characterOf, sameAnswer, seatOf } from '../rules/table'
import { newsText, registeredText } from './newsText'
import type { Sentence } from './storyTypes'
import type { Tellings, Wording } from './wording'

/** What players did with open hands and closed eyes, and what they were told. */
export const nightStory: Tellings = {
  chose: ({ seat, ability: id, choice }, wording) => {
    const { rules, game, line, who, ability } = wording
    const believes = seatOf(game, seat)?.believes
    const pretends = believes !== undefined && characterOf(rules, id)?.pretends === true
    const how = impairment(rules, game).on.get(seat)?.[0]?.kind
    const values = {
      who: who(seat),
      ability: ability(id),
      whom: chosen(wording, id, choice),
      belief: ability(believes),
      how: how ? say(rules.words, `story.how.${how}`) : '',
    }
    const key = !values.whom ? 'choseNobody' : pretends ? 'chosePretending' : how ? 'choseImpaired' : 'chose'
    return line('night', key, values, { opens: true })
  },
  told: ({ told }, wording) => toldSentence(wording, told),
  notedByHand: ({ seat, ability: id, text }, { line, who, ability }) =>
    line('night', 'noted', { who: who(seat), ability: ability(id), text }),
  cardsShown: ({ seat }, { line, who }) => line('aside', 'cardsShown', { who: who(seat) }),
  stepAdded: ({ seat, text }, { line, who }) => line('night', text ? 'wakeAddedFor' : 'wakeAdded', { who: who(seat), text }),
}

/** A player and a character together are a guess, unless we have no rules for it: then we do not know what they are. */
const chosen = ({ rules, game, all, ability }: Wording, by: CharacterId, { targets, character }: Choice): string => {
  const whom = all(targets)
  if (!character || !whom) return whom || ability(character)
  const right = targets.every((id) => seatOf(game, id)?.character === character)
  const key = characterOf(rules, by)?.byHand ? 'story.named' : right ? 'story.guessedRight' : 'story.guessed'
  return say(rules.words, key, { whom, character: ability(character) })
}

/** Told already by the change itself. */
const seen: ReadonlySet<string> = new Set(['alignment', 'character'])

/** Words of its own (`told.demon`) are for news that a list of names does not explain. */
const toldSentence = (wording: Wording, { seat, what, answer, truth, why, ability: by, registrations = [] }: Told): Sentence => {
  const { rules, line, who, ability } = wording
  if (seen.has(what) || (why === 'sham' && isEmpty(answer))) return undefined
  const name = who(seat)
  const news = inRow(rules.words, [newsText(wording, answer), ...registrations.map((one) => registeredText(wording, one))])
  if (why === 'sham') return line('night', 'toldSham', { who: name, news })
  const values = { who: name, news, ability: ability(by), truth: truth ? newsText(wording, truth) : '' }
  const bent = truth !== undefined && !sameAnswer(answer, truth)
  if (what === 'number') return line('night', bent ? 'toldNumberFalse' : 'toldNumber', values)
  if (truth) return line('night', bent ? 'learnedFalse' : 'learned', values)
  return line('night', rules.words[`story.told.${what}`] ? `told.${what}` : 'told', values)
}

/** Nothing was prepared to be shown. */
const isEmpty = ({ seats = [], characters = [], ...rest }: Shown): boolean =>
  !seats.length && !characters.length && !Object.keys(rest).length
