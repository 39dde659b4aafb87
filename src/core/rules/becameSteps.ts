import type { Game } from '../model/game'
import type { ScriptRow } from '../model/script'
import type { Seat } from '../model/seat'
import type { Step } from './step'
import { tellingStep } from './tellingStep'

/** Became somebody else during the day before this night, and does not know it yet. */
const untold = ({ night, seats }: Game): readonly Seat[] =>
  seats.filter(({ alive, history }) => {
    const { phase, number } = history.at(-1)?.until ?? {}
    return alive && phase === 'day' && number === night.number - 1
  })

/** The row of what the player was; without one, of what the player is; without that, dusk. */
const rowOf = (rows: readonly ScriptRow[], { character, history }: Seat): string | undefined =>
  [history.at(-1)?.character, character].map((id) => rows.find(({ row }) => row.split('.')[0] === id)?.row).find(Boolean) ??
  rows.find(({ fixed }) => fixed === 'dusk')?.row

/** Who is told in this row what they have become. */
export const becameSteps = (game: Game, rows: readonly ScriptRow[], row: ScriptRow, index: number): readonly Step[] =>
  untold(game)
    .filter((seat) => rowOf(rows, seat) === row.row)
    .map((seat): Step => ({ ...tellingStep(row, index, seat, 'became', 'because.became'), became: true }))
