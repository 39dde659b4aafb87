import type { DeathAttempt } from '../model/character'
import type { SeatId } from '../model/ids'
import type { Seat } from '../model/seat'
import { DEAD } from '../model/tokens'
import { workingPowers } from '../rules/abilities'
import type { Power } from '../rules/abilities'
import { characterOf, livingDemons, nameOf, seatOf, teamOf } from '../rules/table'
import { actScene, ask } from './asking'
import { missedReactions, missedShelter } from './malfunction'
import { rescued, rescueFrom, sparedByHand } from './rescue'
import { doneBy, emit, nextId, note, overrideOf, placeMark, sourceOf, text } from './deciding'
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
  if (full.cause === 'execution' && teamOf(work.rules, victim) === 'demon') goOn(work, able)
}

const remindOfDeath = (work: Deciding, victim: Seat, source: Source): void => {
  if (source.ability && characterOf(work.rules, source.ability)?.tokens.includes(DEAD))
    placeMark(work, { kind: 'memo', on: victim.id, token: DEAD, ends: { at: 'dusk', dusks: 1 } }, source)
}

/** Somebody who used the ghost vote, came back and dies again: a new vote, unless the storyteller says no. */
const renewGhostVote = (work: Deciding, victim: Seat): void => {
  // A player who only looked dead never came back. A new vote would show that this death is the real one.
  if (victim.ghostVote || !victim.looksAlive) return
  // Returned and died in one night: the town never saw it, and a new vote would give it away.
  const seen = work.game.phase.kind !== 'night' || !work.game.night.returns.includes(victim.id)
  const renewed = ask(work, {
    code: 'ghost_vote_after_return',
    about: victim.id,
    usual: seen,
    values: { who: victim.player },
    options: [
      { value: true, label: text(work, 'option.newVote') },
      { value: false, label: text(work, 'option.noVote') },
    ],
  })
  if (renewed === true) emit(work, { type: 'ghostVoteSet', seat: victim.id, ghostVote: true })
}

/** A dead player's ongoing effects end, and gained abilities are lost. */
const leaveBehind = (work: Deciding, victim: Seat): void => {
  for (const mark of work.game.marks)
    // EXORCIST-1: a player sent to sleep stays asleep.
    if (mark.source.seat === victim.id && mark.kind !== 'memo' && (mark.kind !== 'asleep' || work.game.phase.kind !== 'night'))
      emit(work, { type: 'markRemoved', mark: mark.id, because: 'sourceDied' })
  if (victim.abilities.some(({ way }) => way === 'gained')) {
    for (const mark of work.game.marks)
      if (mark.source.seat === victim.id && mark.on === victim.id && mark.ends.at === 'used')
        emit(work, { type: 'markRemoved', mark: mark.id, because: 'sourceDied' })
    const kept = seatOf(work.game, victim.id)?.abilities.filter(({ way }) => way !== 'gained') ?? []
    emit(work, { type: 'abilitiesSet', seat: victim.id, abilities: kept })
  }
  for (const { character } of victim.abilities)
    if (characterOf(work.rules, character)?.day?.owed === 'death') emit(work, { type: 'choiceOwed', seat: victim.id, ability: character })
}

const react = (work: Deciding, able: readonly Power[], attempt: DeathAttempt): void => {
  for (const { seat, ability, character } of able) {
    const reaction = character.reacts?.died
    if (reaction) work.perform(work, reaction(actScene(work, seat, ability), attempt), sourceOf(work.game, seat.id, ability))
  }
}

/** The Demon died by execution, which would end the game. */
const goOn = (work: Deciding, able: readonly Power[]): void => {
  const { rules, game } = work
  if (game.overtime || livingDemons(rules, game).length > 0) return
  const saviour = able.find(({ character, scene }) => character.ending?.goesOn?.(scene))
  if (!saviour) return
  const not = overrideOf(work, 'extraDay') === false
  note(work, {
    id: 'extraDay',
    kind: 'memo',
    seat: saviour.seat.id,
    text: text(work, not ? 'follows.not.extraDay' : 'follows.extraDay', { ability: nameOf(rules, saviour.ability) }),
    override: text(work, not ? 'override.happens' : 'override.not'),
  })
  if (!not) emit(work, { type: 'overtimeSet', overtime: { day: game.day.number + 1, ability: saviour.ability } })
}
