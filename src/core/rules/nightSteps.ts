import type { NightStep } from '../model/character'
import type { Scene } from '../model/scene'
import type { Rules, ScriptRow } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId, SeatId, StepId } from '../model/ids'
import type { Seat } from '../model/seat'
import { activeMarks, isImpaired, isOn, isSpent } from './abilities'
import { remember } from './remember'
import { characterOf, livingDemons, residents, sceneFor, teamOf } from './table'

/** One row of tonight's sheet for one player, due or not; derived anew after every change, never stored. */
export interface Step {
  readonly id: StepId
  readonly row: ScriptRow
  readonly index: number
  readonly seat: Seat | undefined
  readonly ability: CharacterId | undefined
  readonly night: NightStep | undefined
  readonly due: boolean
  /** The key of the sentence why it is due or not. */
  readonly because: string
  readonly wakes: boolean
  readonly mode: 'acts' | 'without-effect' | 'pretends' | 'bookkeeping' | 'sleeps'
  /** The text of a wake the storyteller added. */
  readonly text?: string
}

export const nightRows = (rules: Rules, game: Game): readonly ScriptRow[] =>
  rules.script.order[game.order][game.night.number <= 1 ? 'first' : 'other']

/** Every step that could concern tonight's players, in the sheet's order. */
export const nightSteps = (rules: Rules, game: Game): readonly Step[] => stepsOf(game, rules)

const stepsOf = remember((game: Game, rules: Rules): readonly Step[] => {
  const held = nightAbilities(rules, game)
  const rows = nightRows(rules, game).flatMap((row, index) =>
    row.fixed ? fixedSteps(rules, game, row, index, held) : characterSteps(rules, game, row, index, held),
  )
  const dawn = rows.findIndex(({ row }) => row.fixed === 'dawn')
  return [...rows.slice(0, dawn), ...addedSteps(game, rows.length), ...rows.slice(dawn)]
})

export const stepById = (rules: Rules, game: Game, id: StepId): Step | undefined => nightSteps(rules, game).find((step) => step.id === id)

export const dueSteps = (rules: Rules, game: Game): readonly Step[] => nightSteps(rules, game).filter((step) => step.due)

export const openSteps = (rules: Rules, game: Game): readonly Step[] =>
  dueSteps(rules, game).filter(({ id }) => game.night.steps[id] === undefined)

/** Woken tonight for the own ability or told a new side; or about to be. */
export const wokeForAbility = (rules: Rules, game: Game, seat: SeatId): boolean =>
  game.night.wakes.some((wake) => wake.seat === seat && (wake.reason === 'ability' || wake.reason === 'alignment')) ||
  openSteps(rules, game).some(
    (step) => step.seat?.id === seat && step.wakes && step.night !== undefined && (step.night.wakeReason ?? 'ability') === 'ability',
  )

const fixedSteps = (rules: Rules, game: Game, row: ScriptRow, index: number, held: NightAbilities): readonly Step[] => {
  const one = (due: boolean, because: string, wakes: boolean): Step => ({
    id: row.row,
    row,
    index,
    seat: undefined,
    ability: undefined,
    night: undefined,
    due,
    because,
    wakes,
    mode: due ? (wakes ? 'acts' : 'bookkeeping') : 'sleeps',
  })
  const informed = residents(game).length >= rules.script.evilInfoFrom
  switch (row.fixed) {
    case 'minion-info': {
      const minions = game.seats.some((seat) => seat.alive && teamOf(rules, seat) === 'minion')
      return [one(informed && minions, informed ? (minions ? 'because.minionInfo' : 'because.noMinion') : 'because.fewResidents', true)]
    }
    case 'demon-info':
      return [one(informed && livingDemons(rules, game).length > 0, informed ? 'because.demonInfo' : 'because.fewResidents', true)]
    case 'travellers':
      return [...untoldTravellers(rules, game, row, index), ...characterSteps(rules, game, row, index, held)]
    default:
      return [one(true, `because.${row.fixed}`, false)]
  }
}

/** An evil Traveller is shown the Demon on its first night. */
const untoldTravellers = (rules: Rules, game: Game, row: ScriptRow, index: number): readonly Step[] =>
  game.seats
    .filter(
      (seat) =>
        seat.traveller && seat.alignment === 'evil' && seat.alive && (!seat.toldDemon || game.night.steps[`${row.row}.demon:${seat.id}`]),
    )
    .filter(() => livingDemons(rules, game).length > 0)
    .map((seat): Step => ({
      id: `${row.row}.demon:${seat.id}`,
      row,
      index,
      seat,
      ability: undefined,
      night: undefined,
      due: true,
      because: 'because.evilTraveller',
      wakes: true,
      mode: 'acts',
    }))

const addedSteps = (game: Game, index: number): readonly Step[] =>
  game.night.added.map(({ step, seat, text }): Step => ({
    id: step,
    row: { row: 'added', label: 'added' },
    index,
    seat: game.seats.find(({ id }) => id === seat),
    ability: undefined,
    night: undefined,
    due: true,
    because: 'because.added',
    wakes: true,
    mode: 'acts',
    text,
  }))

interface NightAbility {
  readonly seat: Seat
  readonly ability: CharacterId
  readonly night: NightStep
  /** Which of the character's steps it is. */
  readonly part: number
}

/** By row, in the order of the seats. */
type NightAbilities = ReadonlyMap<string, readonly NightAbility[]>

const nightAbilities = (rules: Rules, game: Game): NightAbilities => {
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

const characterSteps = (rules: Rules, game: Game, row: ScriptRow, index: number, held: NightAbilities): readonly Step[] =>
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
  const id = `${row.row}${part ? `.${part}` : ''}:${seat.id}`
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
  const pretends = characterOf(rules, ability)?.pretends === true
  const mode = pretends ? 'pretends' : isImpaired(game, seat.id) ? 'without-effect' : 'acts'
  // What has been done tonight stays on the sheet, whatever it changed.
  if (settled === 'missed') return step(false, 'because.tooLate', false, 'sleeps')
  if (settled)
    return step(
      true,
      'because.settled',
      game.night.wakes.some((wake) => wake.step === id),
      wakesFor(night, scene) ? mode : 'bookkeeping',
    )

  const why = notTonight(rules, game, seat, ability, night)
  const upkeepDue =
    (night.upkeep?.due(scene) ?? false) &&
    !game.night.upkeep.includes(id) &&
    (seat.alive || characterOf(rules, ability)?.worksWhenDead === true) &&
    rightNight(scene.night, scene.isNew, night)
  if (why) return upkeepDue || game.night.upkeep.includes(id) ? step(true, why, false, 'bookkeeping') : step(false, why, false, 'sleeps')
  const wakes = wakesFor(night, scene)
  return step(
    true,
    night.when === 'first' && scene.night > 1 ? 'because.firstHere' : `because.${night.when}`,
    wakes,
    wakes ? mode : 'bookkeeping',
  )
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
  if (!seat.alive && !character?.worksWhenDead && !night.deadToo?.(scene)) return 'because.dead'
  if (character?.oncePerGame && isSpent(seat, ability)) return 'because.spent'
  if (due !== true) return due
  if (wakesFor(night, scene) && activeMarks(game, 'asleep').some((mark) => isOn(mark, seat))) return 'because.asleep'
  return undefined
}
