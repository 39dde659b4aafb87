import type { CommandExtras } from '@/core/journal/command'
import type { Answer } from '@/core/model/game'
import { idOf, seatNamed } from './names'
import type { ScenarioAction } from './scenario'
import { gameOf } from './table'
import type { Table } from './table'

const said: Readonly<Record<string, Answer>> = { yes: true, no: false }

/** Other words for the same answer. */
const spoken: Readonly<Record<string, Answer>> = {
  'assassin_vs_zombuul_storyteller_decides lives': 'feigns',
  'assassin_vs_zombuul_storyteller_decides true': 'dies',
  'assassin_vs_zombuul_storyteller_decides false': 'feigns',
  'mastermind_lost_on_extra_night true': 'runs',
  'mastermind_lost_on_extra_night false': 'lapses',
  'pukka_chose_itself true': 'stays',
  'pukka_chose_itself false': 'ends',
  'impairment_cycle_storyteller_decides holds': true,
  'impairment_cycle_storyteller_decides lapses': false,
}

/** What the storyteller decides, shows and points to, as answers. */
export const words = (table: Table, { st_decides: word = {}, st_points_to, st_shows }: ScenarioAction): CommandExtras => {
  const game = gameOf(table)
  // Players have names; answers are words in small letters.
  const who = (value: unknown): Answer =>
    typeof value === 'string' && !/^[a-z]/.test(value) ? seatNamed(game, value) : value === null ? 'nobody' : (value as Answer)
  const answers: Record<string, Answer> = {}
  for (const [key, value] of Object.entries(word)) answers[key] = spoken[`${key} ${String(value)}`] ?? said[String(value)] ?? who(value)
  if (st_points_to?.[0]) answers['grandparent_learns_grandchild'] = who(st_points_to[0])
  if (st_shows) answers['bluffs'] = st_shows.map(idOf)
  return Object.keys(answers).length ? { answers } : {}
}
