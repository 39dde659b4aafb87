import type { Game } from '../model/game'
import { type CharacterId, stepOf } from '../model/ids'
import type { NightStep } from '../model/nightStep'
import type { Scene } from '../model/scene'
import type { Rules, ScriptRow } from '../model/script'
import type { Seat } from '../model/seat'
import { activeMarks, isImpaired, isOn, isSham, isSpent } from './abilities'
import type { Step } from './step'
import { characterOf, sceneFor } from './table'

interface NightAbility {
  readonly seat: Seat
  readonly ability: CharacterId
  readonly night: NightStep
  /** Which of the character's steps it is. */
  readonly part: number
}

/** By row, in the order of the seats. */
export type NightAbilities = ReadonlyMap<string, readonly NightAbility[]>

export const nightAbilities = (rules: Rules, game: Game): NightAbilities => {
  const found = new Map<string, NightAbility[]>()
  for (const seat of game.seats)
    for (const { character: ability } of seat.abilities)
      characterOf(rules, ability)?.night?.forEach((night, part) => {
        const row = night.row ?? ability
        const list = found.get(row)
        if (list) list.push({ seat, ability, night, part })
        else found.set(row, [{ seat, ability, night, part }])
      })
  return found
}

export const characterSteps = (rules: Rules, game: Game, row: ScriptRow, index: number, held: NightAbilities): readonly Step[] =>
  (held.get(row.row) ?? []).map(({ seat, ability, night, part }) => characterStep(rules, game, row, index, seat, ability, night, part))

const characterStep = (
  rules: Rules,
  game: Game,
  row: ScriptRow,
  index: number,
  seat: Seat,
  ability: CharacterId,
  night: NightStep,
  part: number,
): Step => {
  const id = stepOf(`${row.row}${part ? `.${part}` : ''}`, seat.id)
  const scene = sceneFor(rules, game, seat, ability)
  const settled = game.night.steps[id]
  const step = (due: boolean, because: string, wakes: boolean, mode: Step['mode']): Step => ({
    id,
    row,
    index,
    seat,
    ability,
    night,
    due,
    because,
    wakes,
    mode,
  })
  const mode = isSham(rules, seat, ability) ? 'pretends' : isImpaired(rules, game, seat.id) ? 'without-effect' : 'acts'
  // What has been done tonight stays on the sheet, whatever it changed.
  if (settled === 'missed') return step(false, 'because.tooLate', false, 'sleeps')
  if (settled)
    return step(
      true,
      `because.${settled}`,
      game.night.wakes.some((wake) => wake.step === id),
      wakesFor(night, scene) ? mode : 'bookkeeping',
    )

  const why = notTonight(rules, game, seat, ability, night)
  if (why)
    return upkeepDue(rules, game, { id, seat, ability, night }) || game.night.upkeep.includes(id)
      ? step(true, why, false, 'bookkeeping')
      : step(false, why, false, 'sleeps')
  const wakes = wakesFor(night, scene)
  return step(
    true,
    night.because ?? (night.when === 'first' && scene.night > 1 ? 'because.firstHere' : `because.${night.when}`),
    wakes,
    wakes ? mode : 'bookkeeping',
  )
}

/** The automatic part of this step is still to come. */
export const upkeepDue = (
  rules: Rules,
  game: Game,
  { id, seat, ability, night }: Pick<Step, 'id' | 'seat' | 'ability' | 'night'>,
): boolean => {
  if (!seat || !ability || !night?.upkeep || game.night.upkeep.includes(id) || !(seat.alive || characterOf(rules, ability)?.worksWhenDead))
    return false
  const scene = sceneFor(rules, game, seat, ability)
  return night.upkeep.due(scene) && rightNight(scene.night, scene.isNew, night)
}

const wakesFor = (night: NightStep, scene: Scene): boolean =>
  typeof night.wakes === 'function' ? night.wakes(scene) : (night.wakes ?? true)

const rightNight = (night: number, isNew: boolean, step: NightStep): boolean =>
  step.when === 'every' || (step.when === 'first' ? isNew : night > 1)

/** The key of the sentence why this player sleeps tonight, or undefined. */
const notTonight = (rules: Rules, game: Game, seat: Seat, ability: CharacterId, night: NightStep): string | undefined => {
  const character = characterOf(rules, ability)
  const scene = sceneFor(rules, game, seat, ability)
  if (!rightNight(scene.night, scene.isNew, night)) return night.when === 'first' ? 'because.onlyFirst' : 'because.notFirst'
  const due = night.due?.(scene) ?? true
  const fell = game.night.deaths.some((death) => death.seat === seat.id && !death.feigned)
  if (night.diedTonight && (seat.alive || !fell)) return seat.alive ? 'because.stillAlive' : 'because.dead'
  if (!seat.alive && !character?.worksWhenDead && !night.diedTonight && !night.deadToo?.(scene)) return 'because.dead'
  if (character?.oncePerGame && isSpent(seat, ability)) return 'because.spent'
  if (due !== true) return due
  if (wakesFor(night, scene) && activeMarks(rules, game, 'asleep').some((mark) => isOn(mark, seat))) return 'because.asleep'
  return undefined
}
