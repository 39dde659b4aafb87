import type { Game } from '@/core/model/game'
import type { GameEvent } from '@/core/journal/event'
import { entryId, type SeatId } from '@/core/model/ids'
import { lineage } from '@/core/journal/lineage'
import { decide } from '@/core/decide/decide'
import { evolveAll } from '@/core/journal/evolve'
import { impairment, protections } from '@/core/rules/abilities'
import { aliveForEnding, ending } from '@/core/rules/ending'
import { dueSteps } from '@/core/rules/nightSteps'
import { tableTokens } from '@/core/rules/reminders'
import { block, tally } from '@/core/rules/votes'
import { livingForVotes, votingRule } from '@/core/rules/voting'
import { dawnView } from '@/core/views/dawnView'
import { acceptedFor, optionsFor, redHerring, toldCharacter, toldTo, trueFor, wanted } from './information'
import { plannedInfo, wakesTonight } from './night'
import { isRowOf, playerName, sheetName } from './names'
import { gameOf } from './table'
import type { Table } from './table'
import type { Expectation, Scenario, ScenarioToken } from './scenario'

export interface Miss {
  readonly key: string
  readonly expected: unknown
  readonly got: unknown
}

type Check = (table: Table, want: never, scenario: Scenario) => unknown

const byName = <T>(want: Readonly<Record<string, T>>, of: (name: string, value: T) => unknown): unknown =>
  Object.fromEntries(Object.entries(want).map(([name, value]) => [name, of(name, value)]))

const spelt = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort()

const sorted = (list: readonly string[]): readonly string[] => [...list].sort()

/** Facts that came from the actions, without the starting situation. */
const played = (table: Table): readonly GameEvent[] =>
  lineage(table.journal, table.journal.cursor)
    .slice(1)
    .flatMap(({ events }) => events)

const startOf = (table: Table): Game => table.journal.states.get(entryId('1')) as Game

const namesOf = (table: Table, ids: readonly SeatId[]): readonly string[] => sorted(ids.map((id) => playerName(gameOf(table), id)))

const newlyDead = (table: Table): readonly string[] => {
  const start = startOf(table)
  const died = new Set(played(table).flatMap((event) => (event.type === 'playerDied' && !event.death.feigned ? [event.death.seat] : [])))
  return namesOf(
    table,
    gameOf(table)
      .seats.filter(({ id, alive }) => !alive && (died.has(id) || start.seats.find((seat) => seat.id === id)?.alive))
      .map(({ id }) => id),
  )
}

/** Of the dead only those who are listed: the format asks for exactly the living. */
const impairedBy =
  (kind: 'drunk' | 'poisoned') =>
  (table: Table, want: readonly string[]): readonly string[] => {
    const game = gameOf(table)
    const on = [...impairment(table.rules, game).on].filter(([, marks]) => marks.some((mark) => mark.kind === kind)).map(([id]) => id)
    return namesOf(
      table,
      on.filter((id) => {
        const seat = game.seats.find((one) => one.id === id)
        return seat?.alive || want.includes(seat?.player ?? '')
      }),
    )
  }

const tokenList = (table: Table): readonly string[] =>
  tableTokens(table.rules, gameOf(table)).map(
    ({ on, character, text }) => `${on === 'table' ? 'grimoire' : playerName(gameOf(table), on)} ${sheetName(character)}:${text}`,
  )

const named = ({ on, token }: ScenarioToken) => `${on} ${token}`

/** A number that went down is the same token. */
const uncounted = (token: string) => token.replace(/ \d$/, '')

const stepLabels = (table: Table): readonly string[] => table.steps.map(({ row }) => row.label)

const inOrder = (list: readonly string[], want: readonly string[]): boolean => {
  let at = -1
  return want.every((name) => {
    at = list.findIndex((label, index) => index > at && isRowOf(label, name))
    return at >= 0
  })
}

const without = (list: readonly string[], want: readonly string[]): readonly string[] =>
  want.filter((name) => !list.some((label) => isRowOf(label, name)))

/** Each returns what it got in the shape of what is expected; equal means passed. */
const checks: Readonly<Record<string, Check>> = {
  deaths: newlyDead,
  deaths_include: (table, want: readonly string[]) => want.filter((name) => newlyDead(table).includes(name)),
  survivors: (table, want: readonly string[]) =>
    want.filter((name) => gameOf(table).seats.some(({ player, alive }) => player === name && alive)),
  resurrected: (table) =>
    namesOf(
      table,
      [...new Set(played(table).flatMap((event) => (event.type === 'playerReturned' ? [event.seat] : [])))].filter(
        (id) => gameOf(table).seats.find((seat) => seat.id === id)?.alive,
      ),
    ),
  registers_dead: (table) =>
    namesOf(
      table,
      gameOf(table)
        .seats.filter(({ alive, looksAlive }) => alive && !looksAlive)
        .map(({ id }) => id),
    ),
  death_causes: (table, want: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.keys(want).map((name) => [
        name,
        played(table)
          .flatMap((event) =>
            event.type === 'playerDied' && playerName(gameOf(table), event.death.seat) === name ? [event.death.cause] : [],
          )
          .at(-1),
      ]),
    ),
  drunk: impairedBy('drunk') as Check,
  poisoned: impairedBy('poisoned') as Check,
  sober: (table, want: readonly string[]) =>
    want.filter(
      (name) => !impairment(table.rules, gameOf(table)).on.has(gameOf(table).seats.find(({ player }) => player === name)?.id as SeatId),
    ),
  protected: (table) =>
    namesOf(
      table,
      [...new Set(protections(table.rules, gameOf(table)).map(({ seat }) => seat))].filter(
        (id) => gameOf(table).seats.find((seat) => seat.id === id)?.alive,
      ),
    ),
  tokens: (table, want: readonly ScenarioToken[], scenario) =>
    want.length
      ? want.filter((token) => tokenList(table).includes(named(token)))
      : (scenario.state.tokens ?? []).filter((token) =>
          tokenList(table)
            .map(uncounted)
            .includes(uncounted(named(token))),
        ),
  not_tokens: (table, want: readonly ScenarioToken[]) => want.filter((token) => !tokenList(table).includes(named(token))),
  alignment: (table, want: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(want).map((name) => [name, gameOf(table).seats.find(({ player }) => player === name)?.alignment])),
  night_steps: (table, want: readonly string[]) => (inOrder(stepLabels(table), want) ? want : stepLabels(table)),
  not_steps: (table, want: readonly string[]) => without(stepLabels(table), want),
  not_steps_next_night: (table, want: readonly string[]) => without(nextNight(table), want),
  interrupt_after: (table) => {
    const last = gameOf(table).night.interrupts.at(-1)
    return table.steps.find(({ id }) => id === last?.after)?.row.label
  },
  wakes: (table, want: readonly string[]) => want.filter((name) => wakesTonight(table).has(name)),
  not_wakes: (table, want: readonly string[]) => want.filter((name) => !wakesTonight(table).has(name)),
  not_wakes_for_ability: (table, want: readonly string[]) => want.filter((name) => !wakesTonight(table, 'ability').has(name)),
  wakes_for_alignment: (table) => sorted([...wakesTonight(table, 'alignment')]),
  chambermaid_number: (table) =>
    gameOf(table)
      .night.told.filter(({ what }) => what === 'number')
      .at(-1)?.truth?.number ?? null,
  info: (table, want: Readonly<Record<string, unknown>>) => {
    const info = plannedInfo(table)
    if (table.scenario.script)
      return Object.fromEntries(
        Object.entries(want).map(([key, value]) => [
          key,
          key === 'traveller_told_demon'
            ? told(info[key] as readonly string[], value)
            : same(wanted(value), toldTo(table, key))
              ? value
              : toldTo(table, key),
        ]),
      )
    return Object.fromEntries(
      Object.entries(want).map(([key, value]) => [
        key,
        key === 'traveller_told_demon' ? told(info[key] as readonly string[], value) : info[key],
      ]),
    )
  },
  info_true: (table, want: Readonly<Record<string, unknown>>) => byName(want, (who) => trueFor(table, who)),
  info_options: (table, want: Readonly<Record<string, readonly unknown[]>>) =>
    byName(want, (who, values) => {
      const got = optionsFor(table, who)
      return same(spelt(values), spelt(got)) ? values : got
    }),
  info_accepts: (table, want: Readonly<Record<string, readonly unknown[]>>) =>
    byName(want, (who, values) => values.filter((value) => acceptedFor(table, who, value))),
  info_refuses: (table, want: Readonly<Record<string, readonly unknown[]>>) =>
    byName(want, (who, values) => values.filter((value) => !acceptedFor(table, who, value))),
  characters: (table, want: Readonly<Record<string, string>>) =>
    byName(want, (name) => sheetName(gameOf(table).seats.find(({ player }) => player === name)?.character)),
  told_character: (table, want: Readonly<Record<string, string>>) => byName(want, (name) => toldCharacter(table, name)),
  warnings: (table) => table.warnings,
  red_herring: (table) => redHerring(table),
  beggar_tokens: (table) => gameOf(table).seats.find(({ character }) => character === 'beggar')?.voteTokens ?? 0,
  announce: (table) => {
    const { day } = gameOf(table)
    const last = played(table)
      .filter(({ type }) => type === 'executed' || type === 'exiled')
      .at(-1)
    if (last?.type === 'exiled') return last.died ? 'exiled_and_died' : 'exiled_but_alive'
    const outcome = day.executions.at(-1)?.outcome
    return outcome && { alive: 'executed_but_alive', died: 'executed_and_died', corpse: 'executed_already_dead' }[outcome]
  },
  announce_dawn: (table, want: Readonly<Record<string, unknown>>) => {
    const news = dawnView(table.rules, gameOf(table))
    const all = { died: namesOf(table, news.died), alive_again: namesOf(table, news.aliveAgain) }
    return Object.fromEntries(Object.entries(all).filter(([key]) => key in want))
  },
  errors: (table) => table.errors,
  // An empty list: nothing was asked that the format has a code for.
  prompts: (table, want: readonly string[]) => [...(want.length ? want : formatCodes)].filter((code) => table.prompts.has(code)),
  prompts_absent: (table, want: readonly string[]) => want.filter((code) => !table.prompts.has(code)),
  winner: (table) => ending(table.rules, gameOf(table))?.winner ?? 'none',
  winning_players: (table) => namesOf(table, ending(table.rules, gameOf(table))?.winners ?? []),
  extra_day: (table) => gameOf(table).overtime !== undefined,
  alive_for_win_check: (table) => aliveForEnding(gameOf(table)),
  about_to_die: (table) => {
    const { aboutToDie } = block(gameOf(table))
    return aboutToDie ? playerName(gameOf(table), aboutToDie) : null
  },
  executed_today: (table) => gameOf(table).day.executions.length > 0,
  day_over: (table) => gameOf(table).day.closed || gameOf(table).phase.kind === 'night',
  votes_counted: (table) => {
    const last = gameOf(table).day.nominations.at(-1)
    return last ? tally(last) : 0
  },
  vote_threshold: (table) =>
    gameOf(table)
      .day.nominations.filter(({ kind }) => kind === 'execution')
      .at(-1)?.needed ?? votingRule(table.rules, gameOf(table)).needed,
  alive_for_vote_threshold: (table) => livingForVotes(gameOf(table)),
  // Who had no vote left from the start may be listed or not.
  vote_tokens_spent: (table, want: readonly string[], { state: { ghost_votes_used: before = [] } }) =>
    namesOf(
      table,
      gameOf(table)
        .seats.filter(({ ghostVote, player }) => !ghostVote && (want.includes(player) || !before.includes(player)))
        .map(({ id }) => id),
    ),
  seat_order: (table) => gameOf(table).seats.map(({ player }) => player),
  used: (table) =>
    sorted([
      ...new Set(
        played(table).flatMap((event) =>
          event.type === 'spentSet' && event.spent && !isShamUse(table, event.serial)
            ? [event.ability === 'zombuul' ? 'zombuul_first_death' : sheetName(event.ability)]
            : [],
        ),
      ),
    ]),
}

/** Used without effect by somebody who only believes to have it. */
const isShamUse = (table: Table, serial: number): boolean =>
  gameOf(table).seats.some(({ abilities }) => abilities.some((held) => held.serial === serial && held.way === 'believed'))

/** The questions that SCENARIOS.md names; the engine asks others too, which the format answers by other keys. */
const formatCodes = [
  'assassin_vs_zombuul_storyteller_decides',
  'impairment_cycle_storyteller_decides',
  'lunatic_chose_goon',
  'lunatic_info_counts_for_housekeeper',
  'mastermind_lost_on_extra_night',
  'two_left_before_professor',
  'ghost_vote_after_return',
  'gossip_revived_before_step',
  'dead_lunatic_keeps_waking',
  'impaired_lunatic_reported',
  'goon_impaired_when_first_chosen',
  'pukka_chose_itself',
  'moonchild_alive_before_step',
  'moonchild_choose',
  'grandparent_learns_grandchild',
  'registers',
  'says',
  'new_imp',
  'dies_instead',
  'scapegoat',
  'red_herring',
] as const

/** For people, like `why`. scenarios.test.ts checks ours with both orders. */
const remarks = new Set(['order_disagreement'])

const nextNight = (table: Table): readonly string[] => {
  let game = gameOf(table)
  for (const type of game.phase.kind === 'night' ? (['dawn', 'dusk'] as const) : (['dusk'] as const)) {
    const decision = decide(table.rules, game, { type })
    if (decision.kind === 'done') game = evolveAll(game, decision.events)
  }
  return dueSteps(table.rules, game).map(({ row }) => row.label)
}

/** Lists whose order means nothing. */
const unordered = new Set([
  'deaths',
  'resurrected',
  'registers_dead',
  'drunk',
  'poisoned',
  'protected',
  'wakes_for_alignment',
  'winning_players',
  'vote_tokens_spent',
  'used',
])

export const misses = (table: Table, expect: Expectation, scenario: Scenario): readonly Miss[] =>
  Object.entries(expect).flatMap(([key, want]): Miss[] => {
    const check = checks[key]
    if (remarks.has(key)) return []
    if (!check) return [{ key, expected: want, got: 'no such check' }]
    const expected =
      Array.isArray(want) && unordered.has(key) ? sorted(want as string[]) : key === 'announce_dawn' ? sortedDawn(want) : want
    const got = looked(() => check(table, want as never, scenario))
    return same(expected, got) ? [] : [{ key, expected, got }]
  })

/** What is expected may have a form that cannot be looked for. */
const looked = (look: () => unknown): unknown => {
  try {
    return look()
  } catch (error) {
    return `cannot be checked (${error instanceof Error ? error.message : String(error)})`
  }
}

const sortedDawn = (want: unknown) =>
  Object.fromEntries(Object.entries(want as Record<string, readonly string[]>).map(([key, names]) => [key, sorted(names)]))

/** The name may be the Traveller's or the Demon's that was shown; nobody told is null or false. */
const told = (names: readonly string[], want: unknown): unknown =>
  names.length ? (want === true || names.includes(String(want)) ? want : names[0]) : want === false ? false : null

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(normal(a)) === JSON.stringify(normal(b))

const normal = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(normal)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, normal(inner)]),
        )
      : (value ?? null)
