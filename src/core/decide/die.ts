import type { DeathAttempt } from '../model/character'
import type { CharacterId, SeatId } from '../model/ids'
import { workingPowers, works } from '../rules/abilities'
import type { Power } from '../rules/abilities'
import { characterOf, nameOf, playerOf, seatOf, teamOf } from '../rules/table'
import { goOn, leaveBehind, remindOfDeath, renewGhostVote } from './afterDeath'
import { actScene } from './asking'
import { missedOwnDeath, missedReactions, missedShelter } from './malfunction'
import { rescued, rescueFrom, sparedByHand } from './rescue'
import { doneBy, emit, nextId, note, overrideOf, sourceOf, text } from './deciding'
import type { Source, Deciding } from './deciding'

/** The death pipeline: one attempt, every protection in its order, every consequence in its order. */
export const die = (
  work: Deciding,
  attempt: Omit<DeathAttempt, 'victim' | 'unstoppable'> & { readonly victim: SeatId; readonly unstoppable?: boolean },
  source: Source,
): void => {
  const victim = seatOf(work.game, attempt.victim)
  if (!victim) return
  const full: DeathAttempt = { ...attempt, victim, unstoppable: attempt.unstoppable ?? false }
  const id = `die:${victim.id}`
  const who = { who: victim.player }
  if (!victim.alive) {
    note(work, { id, kind: 'nothing', seat: victim.id, text: text(work, 'follows.alreadyDead', who) })
    return
  }
  const word = overrideOf(work, nextId(work, id))
  if (word === false) {
    note(work, {
      id,
      kind: 'survives',
      seat: victim.id,
      ...sparedByHand(work, victim),
      override: text(work, 'override.dies', who),
    })
    return
  }
  const rescue = word === true ? undefined : rescueFrom(work, full)
  if (rescue?.how === 'lives') {
    note(work, { id, kind: 'survives', seat: victim.id, ...rescued(work, victim, rescue), override: text(work, 'override.dies', who) })
    return
  }
  const instead = word === true || rescue ? undefined : redirect(work, full)
  if (instead) {
    note(work, {
      id,
      kind: 'survives',
      seat: victim.id,
      text: text(work, 'follows.diesInstead', { ...who, other: playerOf(work.game, instead.seat) }),
      because: nameOf(work.rules, instead.by),
      said: {
        code: 'follows.diesInstead',
        values: { who: { seat: victim.id }, other: { seat: instead.seat }, by: { character: instead.by } },
      },
      override: text(work, 'override.dies', who),
    })
    return die(work, { ...attempt, victim: instead.seat, redirected: true }, source)
  }
  const feigned = rescue?.how === 'feigns'
  note(work, {
    id,
    kind: feigned ? 'feigns' : 'dies',
    seat: victim.id,
    ...doneBy(work, source),
    text: text(work, feigned ? 'follows.feigns' : 'follows.dies', who),
    override: text(work, 'override.lives', who),
  })
  missedShelter(work, full)
  const own = victim.abilities.filter(({ character }) => works(work.rules, work.game, victim, character)).map(({ character }) => character)
  emit(work, {
    type: 'playerDied',
    death: { seat: victim.id, cause: full.cause, feigned, ...(victim.character ? { character: victim.character } : {}) },
    by: full.by,
  })
  remindOfDeath(work, victim, source)
  renewGhostVote(work, victim)
  if (feigned) return
  leaveBehind(work, victim)
  missedReactions(work, full)
  // DEATH-11: decided once, before anybody reacts, because one reaction (the Minstrel's) must not silence the next.
  const able = workingPowers(work.rules, work.game)
  react(work, able, full)
  if (!own.length) missedOwnDeath(work, full)
  for (const ability of own) {
    const reaction = characterOf(work.rules, ability)?.reacts?.ownDeath
    if (reaction) work.perform(work, reaction(actScene(work, victim, ability), full), sourceOf(work.game, victim.id, ability))
  }
  if (full.cause === 'execution' && teamOf(work.rules, victim) === 'demon') goOn(work, able)
}

const react = (work: Deciding, able: readonly Power[], attempt: DeathAttempt): void => {
  for (const { seat, ability, character } of residentsFirst(able)) {
    const reaction = character.reacts?.died
    if (reaction) work.perform(work, reaction(actScene(work, seat, ability), attempt), sourceOf(work.game, seat.id, ability))
  }
}

/** DEATH-12: where one reaction leaves nothing for the next, the chair does not decide who comes first. */
const residentsFirst = (able: readonly Power[]): readonly Power[] => [
  ...able.filter(({ seat }) => !seat.traveller),
  ...able.filter(({ seat }) => seat.traveller),
]

/** Somebody else dies of the same attempt. It is passed on once. */
const redirect = (work: Deciding, attempt: DeathAttempt): { readonly seat: SeatId; readonly by: CharacterId } | undefined => {
  const { victim } = attempt
  if (attempt.redirected || attempt.unstoppable) return undefined
  for (const { character: ability } of victim.abilities) {
    const hook = characterOf(work.rules, ability)?.guards?.redirects
    const other = hook && works(work.rules, work.game, victim, ability) ? hook(actScene(work, victim, ability), attempt) : undefined
    if (other && other !== victim.id) return { seat: other, by: ability }
  }
  return undefined
}
