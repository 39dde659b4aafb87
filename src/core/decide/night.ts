import { stepOf } from '../model/ids'
import type { NightCommand, CommandExtras } from '../journal/command'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { Refusal } from '../model/question'
import { openSteps, stepById } from '../rules/nightSteps'
import type { Step } from '../rules/step'
import { choiceRefusals } from '../rules/targets'
import { act } from './act'
import { ask } from './asking'
import { breakDawn } from './dawn'
import { decideDayAbility } from './dayAbility'
import type { Decision } from './decision'
import { fixedStep } from './info'
import { perform } from './intents'
import { decidePoint } from './point'
import { runUpkeep } from './upkeep'
import { emit, finish, note, overrideOf, refusal, startDeciding, text } from './deciding'
import type { Deciding } from './deciding'

type Take = Extract<NightCommand, { type: 'takeStep' }>

export const decideNight = (rules: Rules, game: Game, command: NightCommand & CommandExtras): Decision => {
  if (command.type === 'point') return decidePoint(rules, game, command)
  const work = startDeciding(rules, game, command, perform)
  const refuse = (code: string): Decision => ({ kind: 'refused', refusals: [refusal(rules, code)] })
  if (command.type === 'dawn') {
    for (const step of openSteps(rules, game)) passOver(work, step, false)
    breakDawn(work)
    return finish(work)
  }
  if (command.type === 'addStep') {
    emit(work, { type: 'stepAdded', step: stepOf(`added.${game.serial + 1}`, command.seat), seat: command.seat, text: command.text })
    return finish(work)
  }
  const step = stepById(rules, game, command.step)
  if (!step) return refuse('no_such_step')
  work.step = step.id
  switch (command.type) {
    case 'runUpkeep':
      runUpkeep(work, step, true)
      return finish(work)
    case 'skipStep': {
      passOver(work, step, command.woken ?? false)
      return finish(work)
    }
    case 'reopenStep':
      emit(work, { type: 'stepReopened', step: step.id })
      return finish(work)
    case 'takeStep':
      return takeStep(rules, game, step, command)
  }
}

const takeStep = (rules: Rules, game: Game, listed: Step, command: Take & CommandExtras): Decision => {
  let step = listed
  const { targets = [], character, pass = false } = command
  const work = startDeciding(rules, game, command, perform)
  work.step = step.id

  if (step.row.fixed === 'dawn') return decideNight(rules, game, { ...command, type: 'dawn' })
  if (!step.night || !step.seat || !step.ability) {
    const refusals = fixedStep(work, step)
    if (refusals.length && !command.anyway) return { kind: 'refused', refusals }
    settle(work, step)
    return finish(work, refusals)
  }
  if (step.night.offersDayAbility) return offerDayAbility(work, step, command)
  // A repeated step: a player who has died, sleeps or has used up the ability since is not asked again.
  if (game.night.steps[step.id] === 'done' || game.night.steps[step.id] === 'skipped') {
    emit(work, { type: 'stepReopened', step: step.id })
    step = stepById(rules, work.game, step.id) ?? step
  }
  // The automatic part can change who may be chosen (a regurgitated player), so it runs before the choice is checked.
  if (!step.row.upkeepLast) runUpkeep(work, step, false)
  const now = stepById(rules, work.game, step.id) ?? step
  const refusals: readonly Refusal[] =
    now.due || step.due ? choiceRefusals(rules, work.game, now, targets, character, pass) : [refusal(rules, 'step_not_due')]
  if (refusals.length && !command.anyway) return { kind: 'refused', refusals }
  const forced = refusals.length > 0
  if (step.seat && step.night && (now.wakes || (forced && step.night.wakes !== false)))
    emit(work, { type: 'woken', wake: { seat: step.seat.id, reason: step.night.wakeReason ?? 'ability', step: step.id } })
  // Somebody kept asleep (exorcised, spent) has only the automatic part.
  if (now.wakes || step.night?.wakes !== undefined || forced) act(work, step, targets, character, pass)
  if (step.row.upkeepLast) runUpkeep(work, step, false)
  settle(work, step)
  return finish(work, refusals)
}

/** "The Tinker might die": a yes is the same command as by day, with the same refusals. */
const offerDayAbility = (work: Deciding, step: Step, command: Take & CommandExtras): Decision => {
  const { seat, ability, night } = step
  if (!seat || !ability || !night?.offersDayAbility) return finish(work)
  const yes = ask(
    work,
    {
      code: night.offersDayAbility,
      usual: false,
      values: { who: seat.player },
      options: [
        { value: false, label: text(work, 'option.lives', { who: seat.player }) },
        { value: true, label: text(work, 'option.dies', { who: seat.player }) },
      ],
    },
    ability,
  )
  // NIGHT-9: where nobody was asked, the usual answer is what follows, and can be overruled like it.
  const dies = yes === true || overrideOf(work, `lives:${seat.id}`) === true
  if (command.byItself && !dies)
    note(work, {
      id: `lives:${seat.id}`,
      kind: 'survives',
      seat: seat.id,
      ability,
      text: text(work, 'option.lives', { who: seat.player }),
      override: text(work, 'option.dies', { who: seat.player }),
    })
  const decision = dies
    ? decideDayAbility(work, { type: 'useAbility', seat: seat.id, ability, ...(command.anyway ? { anyway: true } : {}) })
    : undefined
  if (decision?.kind === 'refused') return { ...decision, questions: work.questions }
  settle(work, step)
  return finish(work, decision?.kind === 'done' ? decision.forced : [])
}

const settle = (work: Deciding, step: Step): void => emit(work, { type: 'stepSettled', step: step.id, status: 'done' })

/** A skipped step: its automatic part still happens, and the wake counts if there was one. */
const passOver = (work: Deciding, step: Step, woken: boolean): void => {
  work.step = step.id
  work.passesOver = true
  runUpkeep(work, step, false)
  work.passesOver = false
  const wakes = work.game.night.steps[step.id] === undefined && stepById(work.rules, work.game, step.id)?.wakes
  if (woken && wakes && step.seat)
    emit(work, {
      type: 'woken',
      wake: { seat: step.seat.id, reason: step.night?.wakeReason ?? (step.night ? 'ability' : 'told'), step: step.id },
    })
  emit(work, { type: 'stepSettled', step: step.id, status: 'skipped' })
}
