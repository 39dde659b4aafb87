import { works } from '../rules/abilities'
import type { Step } from '../rules/step'
import { seatOf } from '../rules/table'
import { actScene } from './asking'
import { perform } from './intents'
import { emit, overrideOf, sourceOf } from './deciding'
import type { Deciding } from './deciding'

/** The part of a step that happens by itself; once a night. */
export const runUpkeep = (work: Deciding, step: Step, always: boolean): void => {
  const upkeep = step.night?.upkeep
  if (!upkeep || !step.seat || !step.ability || (work.game.night.upkeep.includes(step.id) && !always)) return
  const seat = seatOf(work.game, step.seat.id) ?? step.seat
  const scene = actScene(work, seat, step.ability)
  if (!upkeep.due(scene)) return
  emit(work, { type: 'upkeepRun', step: step.id })
  const forced = overrideOf(work, `works:${step.id}`)
  const source = { ...sourceOf(work.game, seat.id, step.ability), ...(forced ? { holds: true } : {}) }
  const anyway = (what: string) =>
    scene.decide({
      code: `impaired_${step.ability}_${what}`,
      about: seat.id,
      usual: true,
      values: { me: seat.player },
      options: [
        { value: true, label: 'yes' },
        { value: false, label: 'no' },
      ],
    }) === true
  const able = forced ?? works(work.rules, work.game, seat, step.ability)
  if (upkeep.always || able || (upkeep.orAsks && anyway(upkeep.orAsks))) perform(work, upkeep.does(scene), source)
}
