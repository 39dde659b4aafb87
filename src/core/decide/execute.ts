import type { Execution } from '../model/day'
import type { CharacterId, SeatId } from '../model/ids'
import type { Seat } from '../model/seat'
import { workingPowers } from '../rules/abilities'
import { nameOf, playerOf, seatOf } from '../rules/table'
import { neededFor } from '../rules/votes'
import { actScene } from './asking'
import { die } from './die'
import { sparedByHand } from './rescue'
import { emit, note, refusal, text } from './deciding'
import type { Deciding } from './deciding'

const nobody = { seat: undefined, ability: undefined }

/** An execution. The death pipeline decides whether the player dies. */
export const execute = (work: Deciding, id: SeatId, by: Pick<Execution, 'by' | 'ability'>, settled = false): void => {
  const meant = seatOf(work.game, id)
  const before = meant?.alive && !settled ? inPlaceOf(work, meant) : meant
  if (!before) return
  if (before.id !== id) return execute(work, before.id, by, true)
  const saved = savedByForce(work, id, 'execution')
  const looked = before.looksAlive
  const { alignment, character } = before
  if (!saved) die(work, { victim: id, cause: 'execution', by: undefined }, nobody)
  const after = seatOf(work.game, id) ?? before
  // A player who already looked dead is announced like any corpse: "died" would give away a hidden Zombuul.
  const outcome = !looked ? 'corpse' : after.looksAlive ? 'alive' : 'died'
  const died = before.alive && !after.alive
  emit(work, { type: 'executed', execution: { seat: id, character, alignment, ...by, outcome, died } })
  emit(work, { type: 'dayClosed' })
  work.announce = text(work, `announce.executed.${outcome}`, { who: before.player })
}

/** Whoever goes in the place of this player, or the player. */
const inPlaceOf = (work: Deciding, meant: Seat): Seat => {
  for (const { seat, ability, character } of workingPowers(work.rules, work.game)) {
    if (seat.id === meant.id || !character.guards?.executedInstead?.(actScene(work, seat, ability), meant)) continue
    note(work, {
      id: `instead:${meant.id}`,
      kind: 'survives',
      seat: meant.id,
      ability,
      text: text(work, 'follows.executedInstead', { who: meant.player, other: seat.player }),
      said: { code: 'follows.executedInstead', values: { who: { seat: meant.id }, other: { seat: seat.id } } },
    })
    return seat
  }
  return meant
}

/** Neither vote nor execution; any number a day. */
export const exile = (work: Deciding, id: SeatId): void => {
  const before = seatOf(work.game, id)
  if (!before) return
  if (!savedByForce(work, id, 'exile')) die(work, { victim: id, cause: 'exile', by: undefined }, nobody)
  const died = !(seatOf(work.game, id)?.looksAlive ?? true)
  emit(work, { type: 'exiled', seat: id, died })
  work.announce = text(work, died ? 'announce.exiled.died' : 'announce.exiled.alive', { who: before.player })
}

/** A save the storyteller asked for that nobody can give: it is dropped with its reason and the execution goes on, unless it is forced. */
const savedByForce = (work: Deciding, id: SeatId, cause: 'execution' | 'exile'): boolean => {
  const victim = seatOf(work.game, id)
  const saver = Object.values(work.rules.characters).find(
    ({ id: ability, guards }) => guards?.pardons && work.extras.answers?.[`${ability}_saves`] === true,
  )?.id
  if (!victim || !saver) return false
  const able = workingPowers(work.rules, work.game).filter(({ ability }) => ability === saver)
  const pardoned = able.some(({ character, scene }) =>
    character.guards?.pardons?.(scene, { victim, cause, by: undefined, unstoppable: false }),
  )
  const why = cause === 'exile' ? 'only_executions' : !able.length ? 'has_no_ability' : !pardoned ? 'target_not_good' : undefined
  if (!why) return false
  work.dropped.push(refusal(work.rules, `${saver}_${why}`, { who: victim.player, ability: nameOf(work.rules, saver) }, id, `saves_${why}`))
  if (!work.extras.anyway) return false
  note(work, { id: `die:${id}`, kind: 'survives', seat: id, ...sparedByHand(work, victim) })
  return true
}

/** Passes or fails a nomination whatever the vote. If it passes, its execution or exile happens. */
export const overrule = (work: Deciding, index: number, verdict: 'pass' | 'fail', ability: CharacterId | undefined): void => {
  const nomination = work.game.day.nominations[index]
  if (!nomination) return
  emit(work, {
    type: 'nominationJudged',
    index,
    verdict,
    ...(nomination.needed === undefined ? { needed: neededFor(work.rules, work.game, nomination) } : {}),
  })
  note(work, {
    id: 'judged',
    kind: 'memo',
    seat: nomination.nominee,
    text: text(work, `follows.judged.${verdict}`, { who: playerOf(work.game, nomination.nominee), count: nomination.votes.length }),
  })
  if (verdict !== 'pass') return
  if (nomination.kind === 'exile') exile(work, nomination.nominee)
  else execute(work, nomination.nominee, { by: 'ability', ...(ability ? { ability } : {}) })
}
