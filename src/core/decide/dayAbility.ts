import type { CommandExtras, DayCommand } from '../journal/command'
import type { DayUse } from '../model/character'
import type { Intent } from '../model/scene'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Refusal } from '../model/question'
import type { Seat } from '../model/seat'
import { isSpent, protections, works } from '../rules/abilities'
import { characterOf, heldBy, playerOf, sceneFor, seatOf } from '../rules/table'
import { currentNomination } from '../rules/votes'
import type { Decision } from './decision'
import { differences } from './differences'
import { execute, exile } from './execute'
import { foretell } from './foretell'
import { actScene, emit, finish, note, refusal, text } from './work'
import type { Work } from './work'

type Use = Extract<DayCommand, { type: 'useAbility' }>

/** Gossip's statement, Moonchild's choice, the Tinker's end, Judge, Matron: used by day (the Tinker at any time). */
export const decideDayAbility = (work: Work, command: Use & CommandExtras): Decision => {
  const { rules, game } = work
  const seat = seatOf(game, command.seat)
  const character = characterOf(rules, command.ability)
  const day = character?.day
  if (!seat || !day || !heldBy(seat, command.ability)) return { kind: 'refused', refusals: [refusal(rules, 'no_such_ability')] }
  const use: DayUse = {
    targets: command.targets ?? [],
    ...(command.text === undefined ? {} : { text: command.text }),
    ...(command.truth === undefined ? {} : { truth: command.truth }),
    ...(command.verdict ? { verdict: command.verdict } : {}),
    ...(command.swaps ? { swaps: command.swaps } : {}),
  }
  const able = works(rules, game, seat, command.ability)
  const codes = [
    !seat.alive && !character.worksWhenDead ? (day.refusedWhenSilent ?? 'dead_have_no_ability') : undefined,
    character.oncePerGame && isSpent(seat, command.ability) ? 'ability_already_used' : undefined,
    !able ? day.refusedWhenSilent : undefined,
    able && day.refusedWhenProtected && protections(rules, game).some((protection) => protection.seat === seat.id)
      ? day.refusedWhenProtected
      : undefined,
    command.verdict ? judgeRefusal(work, command) : undefined,
    day.refuses?.(sceneFor(rules, game, seat, command.ability), use),
  ].filter((code): code is string => code !== undefined)
  // What is wrong with the target is said of the target.
  const about = (code: string) => (code.startsWith('target_') ? seatOf(game, use.targets[0]) : undefined) ?? seat
  const refusals: readonly Refusal[] = [...new Set(codes)].map((code) =>
    refusal(rules, code, { who: about(code).player, me: seat.player }, about(code).id),
  )
  if (refusals.length && !command.anyway) return { kind: 'refused', refusals }

  const source = { seat: seat.id, ability: command.ability }
  emit(work, { type: 'dayAbilityUsed', ...source })
  if (character.oncePerGame) emit(work, { type: 'spentSet', ...source, spent: true })
  if (day.asks === 'target') noteChoice(work, seat, use.targets)
  if (day.always) work.perform(work, day.always(actScene(work, seat, command.ability), use), source)
  if ((able || command.anyway) && day.does) {
    // Forced past a protection, the death happens all the same.
    const unstoppable = refusals.some(({ code }) => code === day.refusedWhenProtected)
    const intents = day
      .does(actScene(work, seat, command.ability), use)
      .map((intent) => (unstoppable && intent.do === 'kill' ? { ...intent, unstoppable } : intent))
    work.perform(work, intents, source)
    judge(work, intents, command)
    noteSwaps(work, game, use.swaps ?? [])
  } else if (day.does)
    note(work, { id: 'works', kind: 'nothing', seat: seat.id, text: text(work, 'follows.noEffect', { who: seat.player }) })
  foretell(work, game)
  return finish(work, refusals)
}

/** A Judge speaks on the current nomination of another player, and never on an exile. */
const judgeRefusal = ({ game }: Work, command: Use): string | undefined => {
  const index = judged(game, command)
  const nomination = game.day.nominations[index]
  if (!nomination) return command.on === undefined ? 'judge_no_nomination' : 'judge_only_current_nominee'
  if (nomination.kind === 'exile') return 'judge_not_on_exile'
  if (index !== currentNomination(game)) return 'judge_only_current_nominee'
  if (game.day.executions.length) return 'already_executed_today'
  return nomination.by === command.seat ? 'judge_own_nomination' : undefined
}

/** The nomination spoken about: the one named, else the current one; an exile call if there is nothing else to speak about. */
const judged = ({ day: { nominations } }: Game, { on, seat }: Use): number => {
  if (on !== undefined) return nominations.map(({ nominee }) => nominee).lastIndexOf(on)
  const current = nominations.map(({ kind }) => kind).lastIndexOf('execution')
  const latest = nominations.length - 1
  return nominations[latest]?.kind === 'exile' && (current < 0 || nominations[current]?.by === seat) ? latest : current
}

const judge = (work: Work, intents: readonly Intent[], command: Use): void => {
  for (const intent of intents) {
    if (intent.do !== 'judge') continue
    const index = judged(work.game, command)
    const nomination = work.game.day.nominations[index]
    if (!nomination) continue
    emit(work, { type: 'nominationJudged', index, verdict: intent.verdict })
    note(work, {
      id: 'judged',
      kind: 'memo',
      seat: nomination.nominee,
      text: text(work, `follows.judged.${intent.verdict}`, {
        who: playerOf(work.game, nomination.nominee),
        count: nomination.votes.length,
      }),
    })
    if (intent.verdict === 'pass') (nomination.kind === 'exile' ? exile : execute)(work, nomination.nominee)
  }
}

const noteChoice = (work: Work, by: Seat, targets: readonly SeatId[]): void => {
  for (const target of targets) {
    const chosen = seatOf(work.game, target)
    if (chosen)
      note(work, {
        id: `chosen:${target}`,
        kind: 'memo',
        seat: target,
        text: text(work, `follows.chosen.${chosen.alignment}`, { me: by.player, who: chosen.player }),
      })
  }
}

/** Who sits where now, and whom that makes safe or not. */
const noteSwaps = (work: Work, before: Game, swaps: NonNullable<DayUse['swaps']>): void => {
  if (!swaps.length) return
  const words = (id: SeatId) => ({ who: playerOf(work.game, id), number: work.game.seats.findIndex((seat) => seat.id === id) + 1 })
  const moved = new Set(swaps.flat().filter((id) => seatOf(work.game, id)))
  for (const id of moved) note(work, { id: `sits:${id}`, kind: 'memo', seat: id, text: text(work, 'follows.sits', words(id)) })
  for (const [at, line] of differences(work.rules, before, work.game).entries())
    note(work, { id: `changed:${at}`, kind: 'memo', text: line })
}
