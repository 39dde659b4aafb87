import type { CommandExtras } from '@/core/journal/command'
import type { Answer } from '@/core/model/game'
import { idOf, isPlayer, seatNamed } from './names'
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
  // Players have names; every other answer is a word in small letters.
  const who = (value: unknown): Answer =>
    typeof value === 'string' && (isPlayer(game, value) || !/^[a-z]/.test(value))
      ? seatNamed(game, value)
      : value === null
        ? 'nobody'
        : (value as Answer)
  const answers: Record<string, Answer> = {}
  const { says, registers = {}, ...plain } = word as { says?: unknown; registers?: Readonly<Record<string, string>> }
  if (says !== undefined) answers['says'] = saysWord(table, says)
  for (const [name, as] of Object.entries(registers)) answers[`registers:${seatNamed(game, name)}`] = /^[a-z]/.test(as) ? as : idOf(as)
  for (const [key, value] of Object.entries(plain)) answers[key] = spoken[`${key} ${String(value)}`] ?? said[String(value)] ?? who(value)
  if (st_points_to?.[0]) answers['grandparent_learns_grandchild'] = who(st_points_to[0])
  if (st_shows) answers['bluffs'] = st_shows.map(idOf)
  return Object.keys(answers).length ? { answers } : {}
}

/** What is told: a number, yes or no, a side, a character, or a character and two players. */
export const saysWord = (table: Table, value: unknown): Answer => {
  if (value && typeof value === 'object') {
    const { character, players } = value as { character: string; players: readonly string[] }
    return [idOf(character), ...players.map((name) => seatNamed(gameOf(table), name))]
  }
  return typeof value === 'string' ? (said[value] ?? (/^[a-z]/.test(value) ? value : idOf(value))) : (value as Answer)
}
