import type { NightCommand, CommandExtras } from '../journal/command'
import type { Chosen } from '../model/character'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Refusal } from '../model/question'
import type { Seat } from '../model/seat'
import { works } from '../rules/abilities'
import { characterOf, nightNumber, seatOf } from '../rules/table'
import { openSteps, stepById } from '../rules/nightSteps'
import type { Step } from '../rules/nightSteps'
import { choiceRefusals } from '../rules/targets'
import { chooses } from './chosen'
import { decideDayAbility } from './dayAbility'
import type { Decision } from './decision'
import { fixedStep } from './info'
import { perform } from './intents'
import { beginDay } from './phase'
import { decidePoint } from './point'
import { actScene, ask as askStoryteller, emit, finish, note, overrideOf, refusal, startWork, text } from './work'
import type { Work } from './work'

type Take = Extract<NightCommand, { type: 'takeStep' }>

export const decideNight = (rules: Rules, game: Game, command: NightCommand & CommandExtras): Decision => {
  if (command.type === 'point') return decidePoint(rules, game, command)
  const work = startWork(rules, game, command, perform)
  const refuse = (code: string): Decision => ({ kind: 'refused', refusals: [refusal(rules, code)] })
  if (command.type === 'dawn') {
    for (const step of openSteps(rules, game)) passOver(work, step, false)
    beginDay(work)
    return finish(work)
  }
  if (command.type === 'addStep') {
    emit(work, { type: 'stepAdded', step: `added.${game.serial + 1}:${command.seat}`, seat: command.seat, text: command.text })
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
  const draft = game.night.draft?.step === step.id ? game.night.draft : undefined
  const extras: CommandExtras = {
    ...command,
    answers: { ...draft?.answers, ...command.answers },
    overrides: { ...draft?.overrides, ...command.overrides },
  }
  const work = startWork(rules, game, extras, perform)
  work.step = step.id
  const targets = command.targets ?? (command.pass ? [] : (draft?.targets ?? []))
  const character = command.character ?? (command.pass ? undefined : draft?.character)
  const pass = command.pass ?? draft?.pass ?? false

  if (step.row.fixed === 'dawn') return decideNight(rules, game, { ...command, type: 'dawn' })
  if (!step.night || !step.seat || !step.ability) {
    const refusals = fixedStep(work, step)
    if (refusals.length && !command.anyway) return { kind: 'refused', refusals }
    settle(work, step)
    return finish(work, refusals)
  }
  if (step.night.offersDayAbility) return offerDayAbility(work, step, command)
  // Taken again: whoever died, was put to sleep or has used the ability up since then is not asked again.
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
const offerDayAbility = (work: Work, step: Step, command: Take & CommandExtras): Decision => {
  const { seat, ability, night } = step
  if (!seat || !ability || !night?.offersDayAbility) return finish(work)
  const yes = askStoryteller(
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
  const decision =
    yes === true
      ? decideDayAbility(work, { type: 'useAbility', seat: seat.id, ability, ...(command.anyway ? { anyway: true } : {}) })
      : undefined
  if (decision?.kind === 'refused') return { ...decision, questions: work.questions }
  settle(work, step)
  return finish(work, decision?.kind === 'done' ? decision.forced : [])
}

const settle = (work: Work, step: Step): void => emit(work, { type: 'stepSettled', step: step.id, status: 'done' })

/** The choice and what follows from it: chosen reactions first, then "does the ability work?", then its intents. */
const act = (work: Work, step: Step, targets: readonly SeatId[], character: CharacterId | undefined, pass: boolean): void => {
  const { rules } = work
  const { night, ability } = step
  if (!night || !ability || !step.seat) return
  const me = () => seatOf(work.game, step.seat?.id) ?? (step.seat as Seat)
  const source = { seat: step.seat.id, ability }
  const kind = characterOf(rules, ability)
  const chosen: Chosen = { targets: targets.flatMap((id) => seatOf(work.game, id) ?? []), character }
  const ask = night.asks?.(actScene(work, me(), ability))
  if (ask?.targets || ask?.character)
    emit(work, {
      type: 'chose',
      seat: step.seat.id,
      ability,
      choice: { night: nightNumber(work.game), targets, ...(character === undefined ? {} : { character }) },
    })
  if (night.always) perform(work, night.always(actScene(work, me(), ability), chosen), source)
  const refuses = pass || ((ask?.targets || ask?.character) && !targets.length && character === undefined)
  if (refuses) return
  if (kind?.oncePerGame) emit(work, { type: 'spentSet', seat: step.seat.id, ability, spent: true })

  const forced = overrideOf(work, `works:${step.id}`)
  const able = () => forced ?? works(rules, work.game, me(), ability)
  const ableAtFirst = able()
  const effective = () => (kind?.cannotBeStopped ? ableAtFirst && (forced ?? me().alive) : able())
  let silenced = !kind?.pretends && !ableAtFirst
  chosen.targets.forEach((target, index) => {
    chooses(work, me(), target.id, ability)
    if (!effective()) {
      silenced ||= !kind?.pretends
      return
    }
    if (night.each) perform(work, night.each(actScene(work, me(), ability), seatOf(work.game, target.id) ?? target, index), source)
  })
  if (ask?.character?.use === 'choose')
    for (const named of work.game.seats.filter((seat) => seat.character === character)) chooses(work, me(), named.id, ability)
  if (effective()) {
    if (night.does) perform(work, night.does(actScene(work, me(), ability), chosen), source)
  } else if (night.whenSilent) perform(work, night.whenSilent(actScene(work, me(), ability), chosen), source)
  // A step that only records what happened cannot fail.
  const couldAct = night.asks ?? night.does ?? night.each ?? night.whenSilent ?? night.shows
  if ((silenced && couldAct) || forced !== undefined)
    note(work, {
      id: `works:${step.id}`,
      kind: 'nothing',
      seat: step.seat.id,
      text: text(work, forced ? 'follows.worksByHand' : 'follows.noEffect', { who: me().player }),
      override: text(work, forced ? 'override.noEffect' : 'override.works'),
    })
  work.cards.push(...(night.shows?.(actScene(work, me(), ability), chosen) ?? []))
}

/** The part of a step that happens by itself; once a night. */
const runUpkeep = (work: Work, step: Step, always: boolean): void => {
  const upkeep = step.night?.upkeep
  if (!upkeep || !step.seat || !step.ability || (work.game.night.upkeep.includes(step.id) && !always)) return
  const seat = seatOf(work.game, step.seat.id) ?? step.seat
  const scene = actScene(work, seat, step.ability)
  if (!upkeep.due(scene)) return
  emit(work, { type: 'upkeepRun', step: step.id })
  const source = { seat: seat.id, ability: step.ability }
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
  if (upkeep.always || works(work.rules, work.game, seat, step.ability) || (upkeep.orAsks && anyway(upkeep.orAsks)))
    perform(work, upkeep.does(scene), source)
}

/** Gone past without a choice that matters: what is automatic happens, and a wake counts if there was one. */
export const passOver = (work: Work, step: Step, woken: boolean): void => {
  work.step = step.id
  runUpkeep(work, step, false)
  const wakes = work.game.night.steps[step.id] === undefined && stepById(work.rules, work.game, step.id)?.wakes
  if (woken && wakes && step.seat)
    emit(work, {
      type: 'woken',
      wake: { seat: step.seat.id, reason: step.night?.wakeReason ?? (step.night ? 'ability' : 'told'), step: step.id },
    })
  emit(work, { type: 'stepSettled', step: step.id, status: 'skipped' })
}
