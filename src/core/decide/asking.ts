import type { Answer } from '../model/game'
import type { Reads } from '../model/information'
import type { CharacterId } from '../model/ids'
import type { ActScene, AskedQuestion } from '../model/scene'
import type { Seat } from '../model/seat'
import { worded } from '../rules/questions'
import { mayRegister, readings, saysSo } from '../rules/registering'
import { nameOf, questionKey, sceneFor, seatOf } from '../rules/table'
import { wokeForAbility } from '../rules/wakes'
import { refusal, text } from './deciding'
import type { Deciding } from './deciding'

/** What the storyteller is asked while a command is decided: by the engine, or by a hook in its scene. */

export const ask = (work: Deciding, asked: AskedQuestion, ability?: CharacterId): Answer | undefined => {
  const key = questionKey(asked.code, asked.about)
  const said = work.extras.answers?.[key] ?? work.extras.answers?.[asked.code]
  const given = said ?? work.game.rulings[key]
  const named = work.game.seats.find(({ id }) => id === said)
  const among = asked.options.some(({ value }) => value === said)
  if (asked.refuses && named && !among && !work.against.some(({ code }) => code === asked.refuses))
    work.against.push(refusal(work.rules, asked.refuses, { who: named.player }, named.id))
  const insisted = (asked.anySeat ?? asked.refuses) && work.extras.anyway && named !== undefined
  const [only, ...more] = asked.options
  if (asked.unlessOne && only && !more.length) return insisted ? said : only.value
  const fits = given !== undefined && (insisted || !asked.options.length || asked.options.some(({ value }) => value === given))
  // An answer that does not fit is asked for again. Taking the usual one would decide for the storyteller.
  const answer = fits ? given : said === undefined ? (asked.usual ?? (work.passesOver ? asked.passedOver : undefined)) : undefined
  // Nothing to choose from (a forced step without targets): there is nothing to ask.
  if (answer === undefined && !asked.options.length) return undefined
  if (!work.questions.some((question) => question.key === key)) {
    const { usual, ...question } = worded(work.rules, key, asked, ability)
    work.questions.push({ ...question, ...(answer === undefined ? {} : { answer, ...(usual === undefined ? {} : { usual }) }) })
  }
  return answer
}

export const actScene = (work: Deciding, me: Seat, ability: CharacterId): ActScene => {
  const now = seatOf(work.game, me.id) ?? me
  return {
    ...sceneFor(work.rules, work.game, now, ability),
    decide: (question) => ask(work, question, ability),
    wokeForAbility: (seat) => wokeForAbility(work.rules, work.game, seat.id),
    mayPassFor: (seat, what, as) => readings(work.rules, work.game, seat, what).includes(as),
    passesFor: (seat, what, as, usual) => passesFor(work, ability, seat, what, as, usual),
    seenAs: (seat, what) => seenAs(work, seat, what),
  }
}

/** The storyteller's word on what this player passes for; an impossible one is refused. */
const wordOn = (work: Deciding, seat: Seat): string | undefined => {
  const said = work.extras.answers?.[`registers:${seat.id}`]
  const word = typeof said === 'string' ? said : undefined
  if (word !== undefined && !mayRegister(work.rules, work.game, seat, word))
    work.against.push(refusal(work.rules, 'registers_not_possible', { who: seat.player }, seat.id))
  return word
}

const seenAs = <What extends keyof Reads>(work: Deciding, seat: Seat, what: What): Reads[What] | undefined => {
  const word = wordOn(work, seat)
  const all = readings(work.rules, work.game, seat, what)
  return (word === undefined ? undefined : all.find((one) => saysSo(work.rules, word, one))) ?? all[0]
}

/** Asked about one player for this one look: as what does the ability see them? */
const passesFor = <What extends keyof Reads>(
  work: Deciding,
  ability: CharacterId,
  seat: Seat,
  what: What,
  as: Reads[What],
  suggested: boolean | undefined,
): boolean => {
  const { rules, game } = work
  const all = readings(rules, game, seat, what)
  const said = work.extras.answers?.[`registers:${seat.id}`]
  const word = wordOn(work, seat)
  const truth = all[0] === as
  const other = all.find((one) => one !== as)
  if (!all.includes(as) || other === undefined) return truth
  const meant = word === undefined ? said : saysSo(rules, word, as)
  const usual = suggested ?? truth
  const answer = typeof meant === 'boolean' ? meant : usual
  const named = (one: Reads[What]) => (what === 'character' ? nameOf(rules, one) : text(work, `option.${one}`))
  work.questions.push({
    ...worded(rules, `registers:${seat.id}`, { code: 'registers', about: seat.id, values: { who: seat.player }, options: [] }, ability),
    options: [
      { value: true, label: text(work, 'option.passesFor', { what: named(as) }), ...(truth ? { truth } : {}) },
      { value: false, label: text(work, 'option.passesFor', { what: named(other) }), ...(truth ? {} : { truth: true }) },
    ],
    usual,
    answer,
  })
  return answer
}
