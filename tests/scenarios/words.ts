import type { CommandExtras } from '@/core/journal/command'
import type { Answer } from '@/core/model/game'
import { idOf, seatNamed } from './names'
import type { ScenarioAction } from './scenario'
import { gameOf } from './table'
import type { Table } from './table'

/** What the storyteller decides, shows and points to, as answers. */
export const words = (table: Table, { st_decides: word = {}, st_points_to, st_shows }: ScenarioAction): CommandExtras => {
  const game = gameOf(table)
  // Players have names; answers are words in small letters.
  const who = (value: unknown): Answer =>
    typeof value === 'string' && !/^[a-z]/.test(value) ? seatNamed(game, value) : value === null ? 'nobody' : (value as Answer)
  const answers: Record<string, Answer> = {}
  for (const [key, value] of Object.entries(word)) answers[key] = who(value)
  if (st_points_to?.[0]) answers['grandparent_learns_grandchild'] = who(st_points_to[0])
  if (st_shows) answers['bluffs'] = st_shows.map(idOf)
  return Object.keys(answers).length ? { answers } : {}
}
