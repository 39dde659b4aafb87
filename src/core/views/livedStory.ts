import type { Said, SaidValue } from '../model/said'
import { say } from '../model/words'
import { nameOf, playerOf } from '../rules/table'
import type { Sentence } from './storyTypes'
import type { Wording } from './wording'

const LIVED = ['follows.survives', 'follows.survivesByHand', 'follows.diesInstead']

/** Who was meant to die and lived, and thanks to what. */
export const livedSentence = ({ rules, after, who, line }: Wording, { code, values = {} }: Said): Sentence => {
  const victim = seatIn(values['who'])
  const by = values['by']
  const instead = seatIn(values['other'])
  // Games of earlier versions do not say by whom a death was passed on.
  if (!victim || !LIVED.includes(code) || (instead && !by)) return undefined
  const thanks = typeof by === 'object' && 'code' in by ? by.values : undefined
  const ability = characterIn(thanks?.['ability'] ?? by)
  const helper = seatIn(thanks?.['by'])
  const key = !ability ? 'story.why.hand' : instead ? 'story.why.instead' : helper ? 'story.why.thanks' : 'story.why.own'
  const why = say(rules.words, key, {
    by: playerOf(after, helper),
    ability: nameOf(rules, ability),
    other: instead ? who(instead) : '',
  })
  const told = line(after.phase.kind === 'day' ? 'day' : 'night', 'lived', { who: who(victim), why })
  return told && { ...told, lived: { seat: victim, why } }
}

const seatIn = (value: SaidValue | undefined) => (typeof value === 'object' && 'seat' in value ? value.seat : undefined)
const characterIn = (value: SaidValue | undefined) => (typeof value === 'object' && 'character' in value ? value.character : undefined)
