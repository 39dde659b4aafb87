import type { CommandExtras, DayCommand } from '../journal/command'
import type { DayUse } from '../model/dayAction'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Refusal } from '../model/question'
import type { Rules } from '../model/script'
import type { Seat } from '../model/seat'
import { isSpent, protections, works, type Protection } from '../rules/abilities'
import { characterOf, heldBy, owes, playerOf, sceneFor, seatOf } from '../rules/table'
import { nominatingRule } from '../rules/votes'
import { spoken } from '../rules/said'
import { actScene } from './asking'
import type { Decision } from './decision'
import { differences } from './differences'
import { foretell } from './foretell'
import { announceDeaths } from './announced'
import { emit, finish, note, refusal, sourceOf, spend, text, thanksTo } from './deciding'
import type { Deciding } from './deciding'

type Use = Extract<DayCommand, { type: 'useAbility' }>

/** Gossip's statement, Moonchild's choice, the Tinker's end, Judge, Matron: used by day (the Tinker at any time). */
export const decideDayAbility = (work: Deciding, command: Use & CommandExtras): Decision => {
  const { rules, game } = work
  const seat = seatOf(game, command.seat)
  const character = characterOf(rules, command.ability)
  const day = character?.day
  if (seat && day?.claimable && !heldBy(seat, command.ability)) return claims(work, seat, command)
  if (!seat || !day || !heldBy(seat, command.ability)) return { kind: 'refused', refusals: [refusal(rules, 'no_such_ability')] }
  const use: DayUse = {
    targets: command.targets ?? [],
    ...(command.text === undefined ? {} : { text: command.text }),
    ...(command.truth === undefined ? {} : { truth: command.truth }),
    ...(command.verdict ? { verdict: command.verdict } : {}),
    ...(command.on === undefined ? {} : { on: command.on }),
    ...(command.swaps ? { swaps: command.swaps } : {}),
  }
  const able = works(rules, game, seat, command.ability)
  const guard =
    day.refusedWhenProtected === undefined
      ? undefined
      : protections(rules, game).find((protection) => protection.seat === seat.id && !protection.from)
  const safe = guard !== undefined
  const scene = sceneFor(rules, game, seat, command.ability)
  const against = day.refuses?.(scene, use)
  const codes = [
    !seat.alive && !character.worksWhenDead ? (day.refusedWhenSilent ?? 'dead_have_no_ability') : undefined,
    character.oncePerGame && isSpent(seat, command.ability) ? 'ability_already_used' : undefined,
    !able ? day.refusedWhenSilent : undefined,
    able && safe ? day.refusedWhenProtected : undefined,
    day.owed && !owes(game, seat.id, command.ability) ? 'nothing_owed' : undefined,
    day.window?.(scene) ?? against ?? (byNobody(rules, game) ? day.refusedWhenNobodyNominates : undefined),
  ].filter((code): code is string => code !== undefined)
  // A refusal about the target names the target.
  const about = (code: string) => (day.asks === 'target' && code === against ? seatOf(game, use.targets[0]) : undefined) ?? seat
  const refusals: readonly Refusal[] = [...new Set(codes)].map((code) =>
    refusal(rules, code, { who: about(code).player, me: seat.player, by: guardWords(work, guard) }, about(code).id),
  )
  if (refusals.length && !command.anyway) return { kind: 'refused', refusals }

  const source = sourceOf(game, seat.id, command.ability)
  const which = source.serial === undefined ? {} : { serial: source.serial }
  emit(work, { type: 'dayAbilityUsed', seat: seat.id, ability: command.ability, ...which, ...(day.claimable && { targets: use.targets }) })
  if (character.oncePerGame) spend(work, seat.id, command.ability)
  if (day.owed && day.asks === 'target') noteChoice(work, seat, use.targets)
  if (day.always) work.perform(work, day.always(actScene(work, seat, command.ability), use), source)
  if (day.owed && use.targets.length) emit(work, { type: 'choiceSettled', seat: seat.id, ability: command.ability })
  if ((able || command.anyway) && day.does) {
    // TINKER-2: forced, the death happens, also when it is safe beside the reason that was said.
    const unstoppable = safe && command.anyway === true
    const intents = day
      .does(actScene(work, seat, command.ability), use)
      .map((intent) => (unstoppable && intent.do === 'kill' ? { ...intent, unstoppable } : intent))
    work.perform(work, intents, source)
    noteSwaps(work, game, use.swaps ?? [])
  } else if (day.does)
    note(work, { id: 'works', kind: 'nothing', seat: seat.id, text: text(work, 'follows.noEffect', { who: seat.player }) })
  if (day.tells) {
    const chosen = { targets: use.targets.flatMap((id) => seatOf(work.game, id) ?? []), character: undefined }
    day.tells.inform(work, day.tells, { me: seatOf(work.game, seat.id) ?? seat, ability: command.ability, able }, chosen, source)
  }
  foretell(work, game)
  if (work.announce === undefined) announceDeaths(work, game)
  if (day.claimable) sayNothingHappens(work)
  return finish(work, refusals)
}

/** Somebody says in public that they have this ability, and uses it: nothing happens. */
const claims = (work: Deciding, seat: Seat, { ability, targets = [] }: Use): Decision => {
  emit(work, { type: 'dayAbilityUsed', seat: seat.id, ability, targets })
  sayNothingHappens(work)
  return finish(work)
}

/** Whoever has the ability and whoever only claims it hear the same. */
const sayNothingHappens = (work: Deciding): void => {
  work.announce ??= text(work, 'announce.nothing')
}

/** Only the storyteller nominates, and the current nomination is no player's. */
const byNobody = (rules: Rules, game: Game): boolean => {
  const current = game.day.nominations.filter(({ kind }) => kind === 'execution').at(-1)
  return nominatingRule(rules, game).onlyStoryteller && (current?.by ?? 'storyteller') === 'storyteller'
}

/** Thanks to whom: "Herbalist (Ana)", or the storyteller's own hand. */
const guardWords = (work: Deciding, guard: Protection | undefined): string =>
  guard?.ability ? thanksTo(work, guard.by?.id, guard.ability) : text(work, 'source.hand')

const noteChoice = (work: Deciding, by: Seat, targets: readonly SeatId[]): void => {
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

/** The new seating, and who becomes safe or unsafe by it. */
const noteSwaps = (work: Deciding, before: Game, swaps: NonNullable<DayUse['swaps']>): void => {
  if (!swaps.length) return
  const words = (id: SeatId) => ({ who: playerOf(work.game, id), number: work.game.seats.findIndex((seat) => seat.id === id) + 1 })
  const moved = new Set(swaps.flat().filter((id) => seatOf(work.game, id)))
  for (const id of moved) note(work, { id: `sits:${id}`, kind: 'memo', seat: id, text: text(work, 'follows.sits', words(id)) })
  for (const [at, line] of differences(work.rules, before, work.game).entries())
    note(work, { id: `changed:${at}`, kind: 'memo', text: spoken(work.rules, work.game, line) })
}
