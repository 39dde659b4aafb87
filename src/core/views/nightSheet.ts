import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import { listOf, say, type WordValues } from '../model/words'
import { upkeepDue } from '../rules/characterSteps'
import { wokenTogether } from '../rules/fixedSteps'
import { nightSteps } from '../rules/nightSteps'
import type { Step } from '../rules/step'
import { stepLabel, stepReason } from '../rules/stepLabel'
import { askOf, targetRefusal } from '../rules/targets'
import { characterOf, lastChoiceOf, nameOf, playerOf, sceneFor } from '../rules/table'
import { currentStep } from './currentStep'
import { impairedWhy } from './impairedWhy'
import { infoCards } from '../rules/infoCards'
import { keepById } from './keepUnchanged'
import { characterRef } from './refs'
import type { CharacterRef } from './grimoireTypes'
import type { AskView, NightSheetView, StepView } from './nightTypes'

/** Tonight, row by row: done, now, later, and what is not due with its reason. */
export const nightSheetView = (rules: Rules, game: Game, old?: NightSheetView): NightSheetView => {
  const now = currentStep(rules, game)
  let number = 0
  const steps = nightSteps(rules, game).map((step) => stepView(rules, game, step, now, step.due ? ++number : undefined))
  return {
    night: game.night.number,
    first: game.night.number <= 1,
    now,
    due: number,
    done: steps.filter(({ status }) => status === 'done' || status === 'skipped').length,
    steps: keepById(old?.steps, steps),
  }
}

const noAsk: AskView = { targets: undefined, character: undefined, mayPass: true }

export const stepView = (rules: Rules, game: Game, step: Step, now: string | undefined, number: number | undefined): StepView => {
  const settled = game.night.steps[step.id]
  const draft = game.night.draft?.step === step.id ? game.night.draft : undefined
  const values = { me: step.seat?.player ?? '', ability: nameOf(rules, step.ability) }
  const isNow = step.id === now
  const visited = step.due && step.seat && step.ability ? step.night?.visits?.(sceneFor(rules, game, step.seat, step.ability)) : undefined
  const impaired = step.seat && step.night && !visited ? impairedWhy(rules, game, step.seat.id) : []
  const seat = visited ?? step.seat
  const label = stepLabel(rules, step)
  return {
    id: step.id,
    row: step.row.row,
    label: visited?.character ? `${nameOf(rules, visited.character)} · ${label}` : label,
    seat: seat?.id,
    player: seat?.player,
    group: groupOf(rules, game, step),
    seatNumber: seat ? game.seats.findIndex(({ id }) => id === seat.id) + 1 : undefined,
    character: characterRef(rules, visited?.character ?? step.ability ?? seat?.character),
    number,
    mode: step.mode,
    status: settled === 'done' ? 'done' : settled === 'skipped' ? 'skipped' : !step.due ? 'not-due' : isNow ? 'now' : 'later',
    because: step.text ?? stepReason(rules, game, step),
    wakes: step.wakes || visited !== undefined,
    main: step.night?.wakes !== false && step.because !== 'because.onlyFirst',
    ...instructions(rules, game, step, values),
    // Instructions without effect are not shown.
    ...(impaired.length && step.mode !== 'pretends' ? { youDecide: '' } : {}),
    ability: characterOf(rules, step.ability)?.ability ?? '',
    impairedWhy: impaired,
    // Who may be chosen is worked out for the step that is now; the others only need to be listed.
    ask: isNow || draft ? askView(rules, game, step) : noAsk,
    upkeep: isNow && !step.row.upkeepLast && upkeepDue(rules, game, step),
    draft: draft ?? { step: step.id, targets: [], answers: {}, overrides: {} },
    result: settled === 'done' ? resultOf(rules, game, step) : '',
    cards: isNow ? infoCards(rules, game, step) : [],
  }
}

const groupOf = (rules: Rules, game: Game, { row }: Step): StepView['group'] => {
  const seats = wokenTogether(rules, game, row)
  return seats.length
    ? {
        seats: seats.map(({ id }) => id),
        names: listOf(
          rules.words,
          seats.map(({ player }) => player),
        ),
      }
    : undefined
}

/** Instructions for a player who sleeps are not shown. */
const ASLEEP = new Set(['because.spent', 'because.asleep', 'because.dead'])

const instructions = (
  rules: Rules,
  game: Game,
  { night, row, seat, ability, wakes, because }: Step,
  values: WordValues,
): Pick<StepView, 'playerDoes' | 'youDecide'> => {
  const own = night && !wakes && ASLEEP.has(because) ? 'asleep' : (row.fixed ?? row.row)
  if (!night || own === 'asleep')
    return { playerDoes: say(rules.words, `step.${own}.does`, values), youDecide: say(rules.words, `step.${own}.you`, values) }
  const scene = seat && ability ? sceneFor(rules, game, seat, ability) : undefined
  return {
    playerDoes: say(rules.words, (scene && night.tonight?.(scene)) ?? night.player, values),
    youDecide: say(rules.words, (scene && night.storytellerTonight?.(scene)) ?? night.storyteller ?? '', values),
  }
}

export const askView = (rules: Rules, game: Game, step: Step): AskView => {
  const ask = askOf(rules, game, step)
  return {
    mayPass: ask.mayPass,
    targets: ask.targets && {
      min: ask.targets.min,
      max: ask.targets.max,
      seats: Object.fromEntries(
        game.seats.map((seat) => {
          const refusal = targetRefusal(rules, game, step, ask, seat)
          return [seat.id, refusal ? { allowed: false, code: refusal.code, because: refusal.because } : { allowed: true }]
        }),
      ),
    },
    character: ask.character && {
      use: ask.character.use,
      options: ask.character.options.flatMap((id): CharacterRef[] => {
        const ref = characterRef(rules, id)
        return ref ? [ref] : []
      }),
    },
  }
}

const resultOf = (rules: Rules, game: Game, step: Step): string => {
  if (!step.seat || !step.ability || !step.night?.asks) return say(rules.words, 'result.done')
  const choice = lastChoiceOf(game, step.seat, step.ability)
  if (choice?.night !== game.night.number) return say(rules.words, 'result.done')
  const names = [...choice.targets.map((id) => playerOf(game, id)), ...(choice.character ? [nameOf(rules, choice.character)] : [])]
  const gained = askOf(rules, game, step).character?.use === 'gain'
  return names.length
    ? say(rules.words, gained ? 'result.gained' : 'result.chose', { whom: names.join(', ') })
    : say(rules.words, 'result.passed')
}
