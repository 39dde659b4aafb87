import type { Answer } from '../model/game'
import type { CharacterId } from '../model/ids'
import type { ActScene, AskedQuestion } from '../model/scene'
import type { Seat } from '../model/seat'
import { worded } from '../rules/questions'
import { questionKey, sceneFor, seatOf } from '../rules/table'
import { wokeForAbility } from '../rules/wakes'
import { refusal } from './deciding'
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
  const fits = given !== undefined && (insisted || !asked.options.length || asked.options.some(({ value }) => value === given))
  // An answer that does not fit is asked for again. Taking the usual one would decide for the storyteller.
  const answer = fits ? given : said === undefined ? asked.usual : undefined
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
  }
}
