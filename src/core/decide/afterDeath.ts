import type { Seat } from '../model/seat'
import { DEAD } from '../model/tokens'
import type { Power } from '../rules/abilities'
import { characterOf, livingDemons, nameOf, seatOf } from '../rules/table'
import { ask } from './asking'
import { emit, note, overrideOf, text } from './deciding'
import { placeMark } from './placeMark'
import type { Source, Deciding } from './deciding'

/** What a death changes by itself, before anybody reacts and after. */

export const remindOfDeath = (work: Deciding, victim: Seat, source: Source): void => {
  if (source.ability && characterOf(work.rules, source.ability)?.tokens.includes(DEAD))
    placeMark(work, { kind: 'memo', on: victim.id, token: DEAD, ends: { at: 'dusk', dusks: 1 } }, source)
}

/** Somebody who used the ghost vote, came back and dies again: a new vote, unless the storyteller says no. */
export const renewGhostVote = (work: Deciding, victim: Seat): void => {
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
export const leaveBehind = (work: Deciding, victim: Seat): void => {
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

/** The Demon died by execution, which would end the game. */
export const goOn = (work: Deciding, able: readonly Power[]): void => {
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
