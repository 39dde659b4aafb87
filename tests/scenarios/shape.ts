import type { Rules } from '@/core/model/script'
import type { Miss } from './check'
import type { Scenario } from './scenario'

/** A key that nobody reads would never fail: every word of a scenario must be one of the format. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const remarks = 'why note source'

const known = {
  scenario: words(`id title topic difficulty confidence players state actions expect variant_official script ${remarks}`),
  player: words(`seat name character alive alignment believes registers_dead gained_ability ${remarks}`),
  state: words(`phase night day tokens used died_today died_last_night last_choices drunk gossip_statement_today moonchild_chose extra_day
    apprentice_first_night apprentice_will_gain players_total travellers capo_crimini bag bag_characters lunatic_believes red_herring
    beggar_tokens ghost_votes_used baron drunk_believes bluffs ${remarks}`),
  token: words('on token'),
  action: words(`night day actor choose choose_character guess pass gains swap force on statement_true step st_decides st_shows st_points_to
    execute nominate by votes voters st_nominates exile exile_call support supporters event end_nominations who setup anyway gives_vote
    red_herring hand corrects leave_out fits expect ${remarks}`),
  event: words('dusk dawn list_steps end_nominations end_without_execution check_win traveller_joins'),
  setup: words('deal validate_bag'),
  phase: words('setup night day'),
  decides: words('drunk kill regurgitate pacifist_saves dawn_says says registers new_imp dies_instead scapegoat'),
}

type Kind = keyof typeof known

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const strange = (kind: Kind, where: string, found: readonly string[]): readonly Miss[] =>
  found
    .filter((one) => !known[kind].has(one))
    .map((one) => ({ key: `${where}: ${one}`, expected: 'a word of the format', got: 'no such word' }))

const keysOf = (kind: Kind, where: string, value: unknown): readonly Miss[] =>
  value === undefined || value === null
    ? []
    : isRecord(value)
      ? strange(kind, where, Object.keys(value))
      : [{ key: where, expected: 'keys with values', got: value }]

/** A list; anything else is said so once. */
const listOf = (where: string, value: unknown, each: (one: unknown, where: string) => readonly Miss[]): readonly Miss[] =>
  value === undefined || value === null
    ? []
    : Array.isArray(value)
      ? value.flatMap((one, at) => each(one, `${where} ${at + 1}`))
      : [{ key: where, expected: 'a list', got: value }]

/** Open questions have their own codes, and some are made of a character's id. */
const canBeDecided = ({ words: all, characters }: Rules, code: string): boolean =>
  known.decides.has(code) ||
  `ask.${code}` in all ||
  Object.keys(characters).some(
    (id) => code === `${id}_saves` || code === `${id}_impaired_when_first_chosen` || code.startsWith(`${id}_chose`),
  )

const actionMisses = (rules: Rules, action: unknown, where: string): readonly Miss[] => {
  if (!isRecord(action)) return [{ key: where, expected: 'keys with values', got: action }]
  const { event, setup, st_decides: decides } = action
  return [
    ...keysOf('action', where, action),
    ...(typeof event === 'string' ? strange('event', `${where} event`, [event]) : []),
    ...(typeof setup === 'string' ? strange('setup', `${where} setup`, [setup]) : []),
    ...(isRecord(decides)
      ? Object.keys(decides)
          .filter((code) => !canBeDecided(rules, code))
          .map((code) => ({ key: `${where} st_decides: ${code}`, expected: 'a word of the format', got: 'no such word' }))
      : []),
  ]
}

/** Everything in a scenario that the runner would not read, and a scenario that checks nothing. */
export const shapeMisses = (rules: Rules, scenario: Scenario): readonly Miss[] => {
  if (!isRecord(scenario)) return [{ key: 'scenario', expected: 'keys with values', got: scenario }]
  const { players, state, actions, expect, variant_official: variant } = scenario
  const checks = [
    expect,
    variant,
    ...(Array.isArray(actions) ? actions.map((action) => (isRecord(action) ? action['expect'] : undefined)) : []),
  ]
  return [
    ...keysOf('scenario', 'scenario', scenario),
    ...listOf('player', players, (player, where) => keysOf('player', where, player)),
    ...(isRecord(state)
      ? [
          ...keysOf('state', 'state', state),
          ...strange('phase', 'state phase', [String(state.phase)]),
          ...listOf('state token', state.tokens, (token, where) => keysOf('token', where, token)),
        ]
      : [{ key: 'state', expected: 'the situation before the first action', got: state }]),
    ...listOf('action', actions, (action, where) => actionMisses(rules, action, where)),
    ...(checks.some((one) => isRecord(one) && Object.keys(one).length)
      ? []
      : [{ key: 'expect', expected: 'something to check', got: expect }]),
  ]
}
