import { bmrCharacters } from '@/characters/bmr'
import { tbCharacters } from '@/characters/tb'
import type { Miss } from './check'
import type { Expectation, Scenario, ScenarioToken } from './scenario'

/** Players and tokens that do not exist: laid on nobody, or expected to be absent, they would never be missed. */

const tokenNames = new Set(
  [...bmrCharacters, ...tbCharacters].flatMap(({ names, tokens }) =>
    tokens.flatMap((token) => [`${names.sheet}:${token}`, `${names.published}:${token}`]),
  ),
)

const list = <One>(value: unknown): readonly One[] =>
  Array.isArray(value) ? (value as readonly One[]) : value === undefined ? [] : [value as One]

const miss = (where: string, what: string, name: string): Miss => ({ key: where, expected: what, got: name })

export const strangers = ({
  players = [],
  state,
  expect = {},
  actions = [],
  variant_official: variant = {},
}: Scenario): readonly Miss[] => {
  const joining = actions.flatMap(({ who }) =>
    list<string | { readonly name: string }>(who).map((one) => (typeof one === 'string' ? one : one.name)),
  )
  const taken = actions.flatMap(({ hand }) => (typeof hand?.['player'] === 'string' ? [hand['player']] : []))
  const people = new Set([...players.map(({ name }) => name), ...joining, ...taken])
  const persons = (where: string, names: readonly string[]) =>
    names.filter((name) => !people.has(name)).map((name) => miss(where, 'a player of the scenario', name))
  const tokens = (where: string, all: readonly ScenarioToken[]) => [
    ...persons(
      where,
      all.map(({ on }) => on).filter((on) => on !== 'grimoire'),
    ),
    ...all.filter(({ token }) => !tokenNames.has(token)).map(({ token }) => miss(where, 'a token of the rules', token)),
  ]
  const expected = (where: string, wanted: Expectation | undefined) => [
    ...['sober', 'not_wakes', 'not_wakes_for_ability'].flatMap((key) => persons(`${where} ${key}`, list<string>(wanted?.[key]))),
    ...['tokens', 'not_tokens'].flatMap((key) => tokens(`${where} ${key}`, list<ScenarioToken>(wanted?.[key]))),
  ]
  return [
    ...tokens('state tokens', list(state.tokens)),
    ...persons('state', [
      ...Object.keys(state.drunk ?? {}),
      ...Object.values(state.last_choices ?? {}).flat(),
      ...[state.died_today, state.died_last_night, state.moonchild_chose, state.red_herring, state.ghost_votes_used].flatMap((one) =>
        list<string>(one),
      ),
    ]),
    ...expected('expect', expect),
    ...expected('variant_official', variant),
    ...actions.flatMap((action, at) => expected(`action ${at + 1} expect`, action.expect)),
  ]
}
