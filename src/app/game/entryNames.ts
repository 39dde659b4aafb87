import { rowOfStep, seatOfStep } from '@/core/api'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import { entriesText, type Spoken } from '@/text/en/entries'
import { inRow } from '@/text/inRow'

/** The names a label needs, as the game knows them now. */
export const spokenIn = (rules: Rules, game: Game): Spoken => {
  const player = (id: string | undefined) => game.seats.find((seat) => seat.id === id)?.player ?? entriesText.nobody
  const character = (id: string | undefined) => (id === undefined ? '' : (rules.words[id] ?? id))
  return {
    player,
    character,
    chosen: (seats, named) => inRow([...seats.map(player), ...(named === undefined ? [] : [character(named)])]),
    token: (token) => rules.words[token] ?? token,
    step: (step) => {
      // A character that acts in several parts numbers them: `lunatic.act.1`.
      const row = rowOfStep(step).replace(/\.\d+$/, '')
      const seat = seatOfStep(step)
      const name =
        rules.words[`row.${row}`] ??
        (rules.characters[row] ? character(row) : (rules.words[`row.${row.split('.')[0]}`] ?? entriesText.added))
      return seat ? inRow([name, player(seat)]) : name
    },
  }
}
