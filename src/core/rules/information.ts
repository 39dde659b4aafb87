import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Form, Given, News, Read, Suggestion } from '../model/information'
import type { Chosen } from '../model/nightStep'
import type { Rules } from '../model/script'
import type { Seat } from '../model/seat'
import type { Registration, Shown } from '../model/told'
import { isSham, workingPowers } from './abilities'
import { answersOf, fits } from './forms'
import { plainly, simplestWay, someWay, type Registered } from './registering'
import { characterOf, sameAnswer, sceneFor } from './table'

/** What one player may be told now: the truth, what else may be said and why, and what experience suggests. */
export interface Information extends Given {
  readonly form: Form
  isTrue(answer: Shown): boolean
  /** Who was taken for something else so that this could be told. */
  registrations(answer: Shown): readonly Registration[]
  /** Whoever makes a pair true, if anybody does. */
  shownIn(answer: Shown): SeatId | undefined
  /** Every answer that needs no forcing, as far as the form can be gone through. */
  options(most?: number): readonly Shown[]
  readonly suggestions: readonly Suggestion[]
}

export interface Learner {
  readonly me: Seat
  readonly ability: CharacterId
  /** Its ability works, or the storyteller said so. */
  readonly able: boolean
}

/** Decided here for every ability: first what must be false, then what may be, then what registering allows. */
export const informationFor = (
  rules: Rules,
  game: Game,
  { me, ability, able }: Learner,
  telling: News,
  chosen: Chosen,
  said: Registered = {},
): Information => {
  const scene = sceneFor(rules, game, me, ability)
  const form = telling.form(scene, chosen)
  const why = reasonFor(rules, game, me, ability, able)
  const isTrue = (answer: Shown) => fits(form, game, me, answer) && telling.isTrue(scene, chosen, answer, plainly(rules))
  const looks = (answer: Shown) => [rules, game, (read: Read) => telling.isTrue(scene, chosen, answer, read), said] as const
  const accepts = (answer: Shown): boolean =>
    fits(form, game, me, answer) && (why === 'bent' ? !isTrue(answer) : why === 'able' ? someWay(...looks(answer)) !== undefined : true)
  const first = (good: (answer: Shown) => boolean) => {
    for (const answer of answersOf(form, game, me)) if (good(answer)) return answer
    return undefined
  }
  const truth = first(isTrue)
  const given: Given = { truth, why, accepts }
  return {
    ...given,
    form,
    isTrue,
    registrations: (answer) => (why === 'able' ? (simplestWay(...looks(answer)) ?? []) : []),
    shownIn: ({ seats = [], characters = [] }) =>
      seats.find((id) => game.seats.some((seat) => seat.id === id && seat.character === characters[0])) ??
      (why === 'able' ? simplestWay(...looks({ seats, characters }))?.[0]?.seat : undefined) ??
      seats[0],
    options: (most = Infinity) => {
      const found: Shown[] = []
      for (const answer of answersOf(form, game, me)) {
        if (found.length >= most) break
        if (accepts(answer)) found.push(answer)
      }
      return found
    },
    suggestions: suggestionsFor(first, given, telling.suggests?.(scene, chosen, given) ?? []),
  }
}

const reasonFor = (rules: Rules, game: Game, me: Seat, ability: CharacterId, able: boolean): Given['why'] => {
  const character = characterOf(rules, ability)
  const bent = character && workingPowers(rules, game).some(({ character: other, scene }) => other.bends?.(scene, me, character) === true)
  return bent ? 'bent' : isSham(rules, me, ability) ? 'sham' : able ? 'able' : 'impaired'
}

/** Those of the ability that may be told; else the truth, else anything that may. */
const suggestionsFor = (
  first: (good: (answer: Shown) => boolean) => Shown | undefined,
  { truth, accepts }: Given,
  own: readonly Suggestion[],
): readonly Suggestion[] => {
  const allowed = own.filter(({ answer }, at) => accepts(answer) && own.findIndex((one) => sameAnswer(one.answer, answer)) === at)
  if (allowed.length) return allowed
  if (truth && accepts(truth)) return [{ answer: truth, because: 'suggests.truth' }]
  const any = first(accepts)
  return any ? [{ answer: any, because: 'suggests.only' }] : []
}
