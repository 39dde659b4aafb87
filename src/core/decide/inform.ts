import type { CardContent } from '../model/card'
import type { CharacterId, SeatId } from '../model/ids'
import type { News } from '../model/information'
import type { Chosen } from '../model/nightStep'
import type { Question } from '../model/question'
import type { Shown } from '../model/told'
import { answerOf, isShort, wordOf } from '../rules/forms'
import { informationFor, type Information, type Learner } from '../rules/information'
import { mayRegister, type Registered } from '../rules/registering'
import { newsWords } from '../rules/news'
import { nameOf, playerOf, sameAnswer, sceneFor, seatOf } from '../rules/table'
import { worded } from '../rules/questions'
import { wentWrong } from './malfunction'
import { emit, note, refusal, text } from './deciding'
import type { Deciding, Source } from './deciding'

/** How many pairs are offered by name; any other may be composed. */
const OFFERED = 6

/** Tells a player what the storyteller says: the one answer there is, or one of those that may be given. */
export const inform = (work: Deciding, telling: News, learner: Learner, chosen: Chosen, source: Source): void => {
  const { rules } = work
  const { me, ability } = learner
  const news = informationFor(rules, work.game, learner, telling, chosen, registered(work))
  const answer = answered(work, news, learner)
  if (!answer) return
  const registrations = news.registrations(answer)
  const { truth, why } = news
  const { serial } = source
  emit(work, {
    type: 'told',
    told: {
      seat: me.id,
      what: telling.what,
      ability,
      ...(serial === undefined ? {} : { serial }),
      answer,
      ...(truth ? { truth } : {}),
      ...(registrations.length ? { registrations } : {}),
      why,
    },
  })
  if (registrations.length || (why !== 'able' && !news.isTrue(answer))) wentWrong(work, source, 'told')
  const lays = telling.lays?.(sceneFor(rules, work.game, me, ability), answer, news.shownIn(answer)) ?? []
  work.perform(work, lays, source)
  work.cards.push(cardOf(telling, me.id, answer, why !== 'able'))
}

const cardOf = (telling: News, seat: SeatId, answer: Shown, mayBeFalse: boolean): CardContent => ({
  title: typeof telling.card === 'string' ? telling.card : telling.card(answer),
  for: seat,
  ...answer,
  ...(mayBeFalse ? { mayBeFalse } : {}),
})

/** The storyteller's word if it may be said, else the suggestion; a question only where there is a choice. */
const answered = (work: Deciding, news: Information, { me, ability }: Learner): Shown | undefined => {
  const word = work.extras.answers?.[`says:${me.id}`] ?? work.extras.answers?.['says']
  const given = word === undefined ? undefined : answerOf(news.form, word)
  if (word !== undefined && !(given && news.accepts(given))) {
    work.against.push(refusal(work.rules, 'says_not_possible', { me: me.player, ability: nameOf(work.rules, ability) }, me.id))
    if (!given || !work.extras.anyway) return undefined
  }
  const some = news.options(2)
  const usual = news.suggestions[0]?.answer
  const answer = given ?? usual
  if (some.length > 1 || news.form.kind === 'players') work.questions.push(question(work, news, me.id, ability, answer))
  if (!answer) note(work, { id: 'told', kind: 'nothing', seat: me.id, text: text(work, 'follows.nothingToTell', { me: me.player }) })
  return answer
}

const question = (work: Deciding, news: Information, seat: SeatId, ability: CharacterId, answer: Shown | undefined): Question => {
  const listed = isShort(news.form) ? news.options() : news.suggestions.slice(0, OFFERED).map((one) => one.answer)
  const usual = news.suggestions[0]
  const asked = worded(
    work.rules,
    `says:${seat}`,
    {
      code: 'says',
      about: seat,
      values: { me: playerOf(work.game, seat) },
      options: listed.map((one) => ({
        value: wordOf(news.form, one),
        label: newsWords(work.rules, work.game, one),
        ...(news.truth && sameAnswer(one, news.truth) ? { truth: true as const } : {}),
      })),
    },
    ability,
  )
  return {
    ...asked,
    ...(usual
      ? { usual: wordOf(news.form, usual.answer), hint: text(work, usual.because, { me: playerOf(work.game, seat), ...usual.values }) }
      : {}),
    ...(answer ? { answer: wordOf(news.form, answer) } : {}),
  }
}

const PASSES = 'registers:'

/** What the storyteller says that players pass for, in this one command. */
const registered = (work: Deciding): Registered => {
  const said: Record<SeatId, string> = {}
  for (const [key, word] of Object.entries(work.extras.answers ?? {})) {
    const seat = key.startsWith(PASSES) ? seatOf(work.game, key.slice(PASSES.length) as SeatId) : undefined
    if (!seat || typeof word !== 'string') continue
    if (mayRegister(work.rules, work.game, seat, word)) said[seat.id] = word
    else if (!work.extras.anyway) work.against.push(refusal(work.rules, 'registers_not_possible', { who: seat.player }, seat.id))
  }
  return said
}
