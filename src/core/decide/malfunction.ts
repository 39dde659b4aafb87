import type { GameEvent } from '../journal/event'
import type { DeathAttempt } from '../model/character'
import type { Nomination } from '../model/day'
import type { Malfunction } from '../model/malfunction'
import type { Intent } from '../model/scene'
import type { Told } from '../model/told'
import { impairment, isImpaired, isSpent, powers, works, type Power } from '../rules/abilities'
import { characterOf, heldBy, moment } from '../rules/table'
import { actScene } from './asking'
import { emit, sourceOf } from './deciding'
import type { Source, Deciding } from './deciding'

/** Records abilities that went wrong, as it happens: it cannot be derived afterwards. */
export const wentWrong = (work: Deciding, { seat, ability, serial }: Source, kind: Malfunction['kind']): void => {
  if (!seat || !ability) return
  const by = impairment(work.rules, work.game).on.get(seat)?.[0]?.source.seat
  const which = serial === undefined ? {} : { serial }
  emit(work, { type: 'malfunctioned', malfunction: { seat, ability, ...which, moment: moment(work.game), by, kind } })
}

export const tell = (work: Deciding, { do: _, ...told }: Extract<Intent, { do: 'tell' }>, source: Source): void => {
  const { ability, serial } = source
  emit(work, { type: 'told', told: { ...told, ...(ability ? { ability } : {}), ...(serial === undefined ? {} : { serial }) } })
  if (told.why !== 'able' && told.truth && !sameNews(told.answer, told.truth)) wentWrong(work, source, 'told')
}

const sameNews = (a: Told['answer'], b: Told['answer']): boolean => JSON.stringify(a) === JSON.stringify(b)

const CHANGES: ReadonlySet<GameEvent['type']> = new Set([
  'playerDied',
  'playerReturned',
  'alignmentSet',
  'abilitiesSet',
  'became',
  'seatsReordered',
  'spentSet',
  'executed',
  'claimSet',
])

/** Tries what the ability would have changed. Nothing of it happens. */
export const wouldChange = (work: Deciding, tried: (dry: Deciding) => void): boolean => {
  const dry: Deciding = { ...work, events: [], questions: [], consequences: [], cards: [], dropped: [], against: [], warnings: [] }
  tried(dry)
  return dry.events.some((event) => CHANGES.has(event.type) || (event.type === 'markPlaced' && event.mark.kind !== 'memo'))
}

/** Would work if its player were not drunk or poisoned. */
const silenced = ({ rules, game }: Deciding): readonly Power[] =>
  powers(rules, game).filter(
    ({ seat, ability, character }) =>
      heldBy(seat, ability)?.way !== 'believed' &&
      (seat.alive || character.worksWhenDead) &&
      isImpaired(rules, game, seat.id) &&
      !works(rules, game, seat, ability),
  )

/** Somebody dies whom an ability would have kept alive. */
export const missedShelter = (work: Deciding, { victim, unstoppable, cause, redirected }: DeathAttempt): void => {
  if (unstoppable) return
  for (const { seat, ability, character, scene } of silenced(work)) {
    const shelters = character.standing?.(scene).some(({ on, from }) => on === victim.id && (!from || from === cause))
    const escapes = seat.id === victim.id && character.guards?.escapes && !isSpent(seat, ability)
    const passesOn = seat.id === victim.id && character.guards?.redirects && !redirected && work.game.phase.kind === 'night'
    if (shelters || escapes || passesOn) wentWrong(work, sourceOf(work.game, seat.id, ability), 'triggered')
  }
}

/** Somebody died without an ability that their death would have set off. */
export const missedOwnDeath = (work: Deciding, attempt: DeathAttempt): void => {
  const { victim } = attempt
  if (!isImpaired(work.rules, work.game, victim.id)) return
  for (const { character: ability, way } of victim.abilities) {
    const reaction = characterOf(work.rules, ability)?.reacts?.ownDeath
    const source = sourceOf(work.game, victim.id, ability)
    if (
      reaction &&
      way !== 'believed' &&
      wouldChange(work, (dry) => dry.perform(dry, reaction(actScene(dry, victim, ability), attempt), source))
    )
      wentWrong(work, source, 'triggered')
  }
}

/** A nomination came, and an ability should have answered. */
export const missedNomination = (work: Deciding, nomination: Nomination): void => {
  for (const { seat, ability, character } of silenced(work)) {
    const source = sourceOf(work.game, seat.id, ability)
    const reaction = character.reacts?.nominated
    if (reaction && wouldChange(work, (dry) => dry.perform(dry, reaction(actScene(dry, seat, ability), nomination), source)))
      wentWrong(work, source, 'triggered')
  }
}

/** Somebody died, and an ability should have answered. */
export const missedReactions = (work: Deciding, attempt: DeathAttempt): void => {
  for (const { seat, ability, character } of silenced(work)) {
    const source = sourceOf(work.game, seat.id, ability)
    const reaction = character.reacts?.died
    if (
      reaction &&
      wouldChange(work, (dry) => dry.perform(dry, reaction(actScene(dry, seat, ability), attempt), { ...source, holds: true }))
    )
      wentWrong(work, source, 'triggered')
  }
}
