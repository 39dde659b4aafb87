import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import type { Shown } from '../model/told'
import { say } from '../model/words'
import { isImpaired, isSham } from '../rules/abilities'
import { answersOf, isShort, wordOf } from '../rules/forms'
import { informationFor, type Information } from '../rules/information'
import { newsWords } from '../rules/news'
import type { Step } from '../rules/step'
import { lastChoiceOf, sameAnswer, sceneFor, seatOf } from '../rules/table'
import { askOf } from '../rules/targets'
import type { AnswerView, InfoView } from './nightTypes'
import { characterRef } from './refs'

/** Suggested pairs to tap; any other can be composed. */
const OFFERED = 6

/** What a step tells, for the storyteller's eyes. Nothing until enough players have been pointed at. */
export const infoView = (rules: Rules, game: Game, step: Step, drafted: readonly SeatId[]): InfoView | undefined => {
  const { night, ability } = step
  const me = seatOf(game, step.seat?.id)
  if (!night?.tells || !ability || !me) return undefined
  const done = game.night.steps[step.id] === 'done'
  const pointed = done ? (lastChoiceOf(game, me, ability)?.targets ?? []) : drafted
  const targets = pointed.flatMap((id) => seatOf(game, id) ?? [])
  if (!done && targets.length < (askOf(rules, game, step).targets?.min ?? 0)) return undefined
  const chosen = { targets, character: undefined }
  const able = !isSham(rules, me, ability) && !isImpaired(rules, game, me.id)
  const news = informationFor(rules, game, { me, ability, able }, night.tells, chosen)
  const because = night.tells.explains?.(sceneFor(rules, game, me, ability), chosen)
  const told = done ? game.night.told.filter((one) => one.seat === me.id && one.ability === ability).at(-1) : undefined
  const view = (answer: Shown): AnswerView => answerView(rules, game, news, answer)
  return {
    form: news.form.kind,
    truth: news.truth && view(news.truth),
    truthBecause: because ? say(rules.words, because.because, because.values ?? {}) : '',
    why: told?.why ?? news.why,
    options: isShort(news.form) ? news.options().map(view) : [],
    others: isShort(news.form) ? [...answersOf(news.form, game, me)].filter((one) => !news.accepts(one)).map(view) : [],
    characters: news.form.kind === 'pair' ? news.form.among.flatMap((id) => characterRef(rules, id) ?? []) : [],
    none: 'none' in news.form,
    suggestions: news.suggestions.slice(0, OFFERED).map(({ answer, because: why, values }) => ({
      ...view(answer),
      because: say(rules.words, why, { me: me.player, ...values }),
    })),
    told: told && view(told.answer),
  }
}

const answerView = (rules: Rules, game: Game, news: Information, answer: Shown): AnswerView => ({
  answer,
  word: wordOf(news.form, answer),
  label: newsWords(rules, game, answer),
  truth: news.truth !== undefined && sameAnswer(news.truth, answer),
})
