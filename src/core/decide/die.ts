import type { DeathAttempt } from '../model/character'
import type { CharacterId, SeatId } from '../model/ids'
import type { Seat } from '../model/seat'
import { activeMarks, isOn, isSpent, protections, works, workingPowers } from '../rules/abilities'
import { characterOf, livingDemons, nameOf, playerOf, seatOf } from '../rules/table'
import { actScene, ask, emit, nextId, note, overrideOf, placeMark, text } from './work'
import type { Source, Work } from './work'

/** Why somebody lives on. */
interface Rescue {
  readonly how: 'lives' | 'feigns'
  readonly by: SeatId | undefined
  readonly ability: CharacterId | undefined
}

/** The death pipeline: one attempt, every protection in its order, every consequence in its order. */
export const die = (
  work: Work,
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
      text: text(work, 'follows.survivesByHand', who),
      override: text(work, 'override.dies', who),
    })
    return
  }
  const rescue = word === true ? undefined : rescueFrom(work, full)
  if (rescue?.how === 'lives') {
    const because = text(work, 'because.rescue', {
      ...who,
      by: playerOf(work.game, rescue.by),
      ability: nameOf(work.rules, rescue.ability),
    })
    const story = text(work, 'follows.survives', { ...who, by: rescue.by === victim.id ? nameOf(work.rules, rescue.ability) : because })
    note(work, {
      id,
      kind: 'survives',
      seat: victim.id,
      text: text(work, 'follows.survives', { ...who, by: nameOf(work.rules, rescue.ability) }),
      because,
      story,
      override: text(work, 'override.dies', who),
    })
    return
  }
  const feigned = rescue?.how === 'feigns'
  note(work, {
    id,
    kind: feigned ? 'feigns' : 'dies',
    seat: victim.id,
    text: text(work, feigned ? 'follows.feigns' : 'follows.dies', who),
    override: text(work, 'override.lives', who),
  })
  emit(work, { type: 'playerDied', death: { seat: victim.id, cause: full.cause, feigned }, by: full.by })
  remindOfDeath(work, victim, source)
  renewGhostVote(work, victim)
  if (feigned) return
  leaveBehind(work, victim)
  react(work, full)
  if (full.cause === 'execution') goOn(work)
}

/** Protections in the order of the rules: cannot die, spared from execution, own escape. */
const rescueFrom = (work: Work, attempt: DeathAttempt): Rescue | undefined => {
  const { rules, game } = work
  if (!attempt.unstoppable) {
    const protection = protections(rules, game).find(({ seat }) => seat === attempt.victim.id)
    if (protection) return { how: 'lives', by: protection.by?.id, ability: protection.ability }
    if (attempt.cause === 'execution') {
      const spared = sparedFromExecution(work, attempt)
      if (spared) return spared
    }
  }
  return ownEscape(work, attempt)
}

const sparedFromExecution = (work: Work, attempt: DeathAttempt): Rescue | undefined => {
  const shield = activeMarks(work.game, 'shield').find((mark) => isOn(mark, attempt.victim))
  if (shield) return { how: 'lives', by: shield.source.seat, ability: shield.source.ability }
  const pardon = workingPowers(work.rules, work.game).find(({ character, scene }) => character.guards?.pardons?.(scene, attempt))
  if (!pardon) return undefined
  const saved = ask(
    work,
    {
      code: 'pacifist_saves',
      usual: false,
      values: { who: attempt.victim.player, by: pardon.seat.player },
      options: [
        { value: false, label: text(work, 'option.dies', { who: attempt.victim.player }) },
        { value: true, label: text(work, 'option.saved', { who: attempt.victim.player }) },
      ],
    },
    pardon.ability,
  )
  return saved === true ? { how: 'lives', by: pardon.seat.id, ability: pardon.ability } : undefined
}

const ownEscape = (work: Work, attempt: DeathAttempt): Rescue | undefined => {
  const { victim } = attempt
  for (const { character: ability } of victim.abilities) {
    const escape = characterOf(work.rules, ability)?.guards?.escapes
    if (!escape || isSpent(victim, ability) || !works(work.rules, work.game, victim, ability)) continue
    const how = escape(actScene(work, victim, ability), attempt)
    if (!how) continue
    emit(work, { type: 'spentSet', seat: victim.id, ability, spent: true })
    return { how, by: victim.id, ability }
  }
  return undefined
}

const remindOfDeath = (work: Work, victim: Seat, source: Source): void => {
  if (source.ability && characterOf(work.rules, source.ability)?.tokens.includes('Dead'))
    placeMark(work, { kind: 'memo', on: victim.id, token: 'Dead', ends: { at: 'dusk', dusks: 1 } }, source)
}

/** Somebody who used the ghost vote, came back and dies again: a new vote, unless the storyteller says no. */
const renewGhostVote = (work: Work, victim: Seat): void => {
  // Somebody who only looked dead never came back: a new vote would show that this death was the real one.
  if (victim.ghostVote || !victim.looksAlive) return
  // Back and dead again in one night: the town never saw it, and a new vote would tell.
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
const leaveBehind = (work: Work, victim: Seat): void => {
  for (const mark of work.game.marks)
    if (mark.source.seat === victim.id && mark.kind !== 'memo') emit(work, { type: 'markRemoved', mark: mark.id, because: 'sourceDied' })
  if (victim.abilities.some(({ gained }) => gained))
    for (const mark of work.game.marks)
      if (mark.source.seat === victim.id && mark.on === victim.id && mark.ends.at === 'used')
        emit(work, { type: 'markRemoved', mark: mark.id, because: 'sourceDied' })
  if (victim.abilities.some(({ gained }) => gained))
    emit(work, { type: 'abilitiesSet', seat: victim.id, abilities: victim.abilities.filter(({ gained }) => !gained) })
  for (const { character } of victim.abilities)
    if (characterOf(work.rules, character)?.owesChoiceOnDeath) emit(work, { type: 'choiceOwed', seat: victim.id, ability: character })
}

const react = (work: Work, attempt: DeathAttempt): void => {
  for (const { seat, ability, character } of workingPowers(work.rules, work.game)) {
    const reaction = character.reacts?.died
    if (reaction && works(work.rules, work.game, seatOf(work.game, seat.id) ?? seat, ability))
      work.perform(work, reaction(actScene(work, seat, ability), attempt), { seat: seat.id, ability })
  }
}

/** The Demon died by execution, which would end the game. */
const goOn = (work: Work): void => {
  const { rules, game } = work
  if (
    game.extraDay !== undefined ||
    livingDemons(rules, game).length > 0 ||
    !game.seats.some((seat) => characterOf(rules, seat.character)?.team === 'demon')
  )
    return
  const saviour = workingPowers(rules, game).find(({ character, scene }) => character.ending?.goesOn?.(scene))
  if (!saviour) return
  emit(work, { type: 'extraDaySet', day: game.day.number + 1 })
  note(work, {
    id: 'extraDay',
    kind: 'memo',
    seat: saviour.seat.id,
    text: text(work, 'follows.extraDay', { ability: nameOf(rules, saviour.ability) }),
  })
}
