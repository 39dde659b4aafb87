import type { SeatId } from '../model/ids'
import { ALIVE, DEAD } from '../model/tokens'
import { characterOf, nameOf, nightNumber, playerOf, seatOf } from '../rules/table'
import { works } from '../rules/abilities'
import { actScene, ask } from './asking'
import { missPassedSteps } from './missed'
import { doneBy, emit, nextId, note, overrideOf, sourceOf, text } from './deciding'
import { placeMark } from './placeMark'
import type { Source, Deciding } from './deciding'

/** Back to life with fresh abilities. A step that has already passed is missed tonight. */
export const revive = (work: Deciding, id: SeatId, source: Source): void => {
  const seat = seatOf(work.game, id)
  if (!seat || seat.alive) return
  const not = overrideOf(work, nextId(work, `revive:${id}`)) === false
  note(work, {
    id: `revive:${id}`,
    kind: 'returns',
    seat: id,
    ...doneBy(work, source),
    text: text(work, not ? 'follows.not.returns' : 'follows.returns', { who: seat.player }),
    override: text(work, not ? 'override.happens' : 'override.not'),
  })
  if (not) return
  forgetCurses(work, id)
  emit(work, { type: 'playerReturned', seat: id })
  const [serial, since] = [work.game.serial, nightNumber(work.game)]
  emit(work, {
    type: 'abilitiesSet',
    seat: id,
    abilities: seat.abilities.map((held, at) => ({ ...held, serial: serial + 1 + at, since, spent: false })),
  })
  forgetFormerLife(work, id)
  for (const mark of work.game.marks)
    if (mark.on === id && mark.token === DEAD && mark.kind === 'memo' && mark.data === undefined)
      emit(work, { type: 'markRemoved', mark: mark.id, because: 'targetReturned' })
  if (source.ability && characterOf(work.rules, source.ability)?.tokens.includes(ALIVE))
    placeMark(work, { kind: 'memo', on: id, token: ALIVE, ends: { at: 'dusk', dusks: 1 } }, source)
  missPassedSteps(work, id)
  const returned = seatOf(work.game, id) ?? seat
  for (const { character: ability } of returned.abilities) {
    const reaction = characterOf(work.rules, ability)?.reacts?.returned
    if (reaction && works(work.rules, work.game, returned, ability))
      work.perform(work, reaction(actScene(work, returned, ability)), sourceOf(work.game, id, ability))
  }
}

/** RETURN-4: what belonged to the former life (the old grandchild) ends before the step goes on. */
const forgetFormerLife = (work: Deciding, id: SeatId): void => {
  for (const mark of work.game.marks)
    if (mark.source.seat === id && mark.kind === 'memo' && mark.ends.at === 'used')
      emit(work, { type: 'markRemoved', mark: mark.id, because: 'sourceDied' })
}

/** What a dead player set in motion (the Moonchild's curse) and what they still owe goes with the return. */
const forgetCurses = (work: Deciding, id: SeatId): void => {
  for (const owed of work.game.owed) if (owed.seat === id) emit(work, { type: 'choiceSettled', seat: id, ability: owed.ability })
  const curses = work.game.marks.filter(({ source, data }) => source.seat === id && data !== undefined)
  if (!curses.length) return
  const ability = curses[0]?.source.ability
  const stays = ask(work, {
    code: `${ability}_alive_before_step`,
    about: id,
    usual: false,
    values: { who: playerOf(work.game, id), ability: nameOf(work.rules, ability) },
    options: [
      { value: false, label: text(work, 'option.curseEnds') },
      { value: true, label: text(work, 'option.curseRuns') },
    ],
  })
  if (stays !== true) for (const mark of curses) emit(work, { type: 'markRemoved', mark: mark.id, because: 'targetReturned' })
}
