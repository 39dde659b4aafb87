import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import { entriesText, type Spoken } from '@/text/en/entries'

/** The names a label needs, as the game knows them now. */
export const spokenIn = (rules: Rules, game: Game): Spoken => {
  const player = (id: string | undefined) => game.seats.find((seat) => seat.id === id)?.player ?? entriesText.nobody
  const character = (id: string | undefined) => (id === undefined ? '' : (rules.characters[id]?.names[rules.names] ?? id))
  const rows = [...rules.script.order[game.order].first, ...rules.script.order[game.order].other]
  return {
    player,
    character,
    step: (step) => {
      // A character that acts in several parts numbers them: `lunatic.act.1`.
      const [row = '', seat] = step.replace(/\.\d+(?=:|$)/, '').split(':')
      const label = (id: string | undefined) => rows.find((one) => one.row === id)?.label
      const name = rules.characters[row] ? character(row) : (label(row) ?? label(row.split('.')[0]) ?? entriesText.added)
      return seat ? `${name}, ${player(seat)}` : name
    },
  }
}
