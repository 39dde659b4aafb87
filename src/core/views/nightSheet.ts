import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import { inRow, listOf, say } from '../model/words'
import { upkeepDue } from '../rules/characterSteps'
import { wokenTogether } from '../rules/fixedSteps'
import { nightSteps } from '../rules/nightSteps'
import type { Step } from '../rules/step'
import { stepLabel, stepReason } from '../rules/stepLabel'
import { askOf, targetRefusal } from '../rules/targets'
import { characterOf, lastChoiceOf, nameOf, playerOf, sceneFor } from '../rules/table'
import { currentStep } from '../rules/currentStep'
import { impairedWhy } from './impairedWhy'
import { instructions } from './instructions'
import { infoCards } from '../rules/infoCards'
import { keepById } from './keepUnchanged'
import { characterRef } from './refs'
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
  const byHand = characterOf(rules, step.ability)?.byHand
  const info = isNow || draft || settled === 'done' ? step.night?.tells?.view(rules, game, step, draft?.targets ?? []) : undefined
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
    ...(byHand ? { byHand } : {}),
    status: settled === 'done' ? 'done' : settled === 'skipped' ? 'skipped' : !step.due ? 'not-due' : isNow ? 'now' : 'later',
    because: step.text ?? stepReason(rules, game, step),
    wakes: step.wakes || visited !== undefined,
    main: step.night?.wakes !== false && step.because !== 'because.onlyFirst',
    ...instructions(rules, game, step, values),
    // Instructions without effect are not shown.
    ...(impaired.length && step.mode !== 'pretends' && !byHand ? { youDecide: '' } : {}),
    ability: characterOf(rules, step.ability)?.ability ?? '',
    impairedWhy: impaired,
    // Who may be chosen is worked out for the step that is now; the others only need to be listed.
    ask: isNow || draft ? askView(rules, game, step) : noAsk,
    info,
    advice: rules.words[`advice.${step.ability}`] ?? '',
    upkeep: isNow && !step.row.upkeepLast && upkeepDue(rules, game, step),
    draft: draft ?? { step: step.id, targets: [], answers: {}, overrides: {} },
    result: settled === 'done' ? resultOf(rules, game, step, info?.told?.label) : '',
    cards: isNow ? infoCards(rules, game, step) : [],
  }
}

const groupOf = (rules: Rules, game: Game, { row, seat }: Step): StepView['group'] => {
  const seats = seat ? [] : wokenTogether(rules, game, row)
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

export const askView = (rules: Rules, game: Game, step: Step): AskView => {
  const ask = askOf(rules, game, step)
  return {
    mayPass: ask.mayPass,
    ...(ask.free ? { free: true } : {}),
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
      options: ask.character.options.flatMap((id) => characterRef(rules, id) ?? []),
    },
  }
}

/** Whom its player chose, and what that player was told. */
const resultOf = (rules: Rules, game: Game, step: Step, told: string | undefined): string => {
  const news = told === undefined ? '' : say(rules.words, 'result.told', { what: told })
  const chose = chosenIn(rules, game, step)
  return news && chose ? `${chose} · ${news}` : news || chose || say(rules.words, 'result.done')
}

const chosenIn = (rules: Rules, game: Game, step: Step): string => {
  if (!step.seat || !step.ability || !step.night?.asks) return withoutChoice(rules, game, step)
  const choice = lastChoiceOf(game, step.seat, step.ability)
  if (choice?.night !== game.night.number) return ''
  const names = [...choice.targets.map((id) => playerOf(game, id)), ...(choice.character ? [nameOf(rules, choice.character)] : [])]
  const gained = askOf(rules, game, step).character?.use === 'gain'
  return names.length
    ? say(rules.words, gained ? 'result.gained' : 'result.chose', { whom: inRow(rules.words, names) })
    : say(rules.words, 'result.passed')
}

/** What a row that asks its player for nothing came to. */
const withoutChoice = (rules: Rules, game: Game, { seat, ability, night }: Step): string => {
  if (!seat || !ability || night?.wakes !== false) return ''
  const died = game.night.deaths.some((death) => death.seat === seat.id && death.cause === ability)
  if (night.offersDayAbility) return say(rules.words, died ? 'option.dies' : 'option.lives', { who: seat.player })
  return say(rules.words, night.storytellerTonight?.(sceneFor(rules, game, seat, ability)) ?? '', { ability: nameOf(rules, ability) })
}
