import type { CorrectCommand } from '../journal/correctCommand'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Mark } from '../model/mark'
import type { Rules } from '../model/script'
import { tokenText } from '../model/tokens'
import { characterOf, heldBy, seatOf } from '../rules/table'
import { actScene } from './asking'
import type { Deciding } from './deciding'

/** MOONCHILD-1: moving the mark means that the other player was chosen, so what it remembers is read again. */
export const chosenAnew = (work: Deciding, { source: { seat, ability }, token, data }: Mark, to: SeatId): Pick<Mark, 'data'> => {
  const owner = seatOf(work.game, seat)
  const choose = characterOf(work.rules, ability)?.day?.always
  const intents = data !== undefined && owner && ability && choose ? choose(actScene(work, owner, ability), { targets: [to] }) : []
  const placed = intents.find((intent) => intent.do === 'place' && intent.token === token)
  return placed?.do === 'place' && placed.data !== undefined ? { data: placed.data } : {}
}

/** The owner of a mark placed by hand: the player with its ability, if there is exactly one. */
export const ownerOf = (rules: Rules, game: Game, command: Extract<CorrectCommand, { type: 'placeMark' }>): SeatId | undefined => {
  const { character } = command
  if (!character || !characterOf(rules, character)?.laid[tokenText(command)]?.goesOn) return undefined
  const [only, ...others] = game.seats.filter((seat) => heldBy(seat, character))
  return others.length ? undefined : only?.id
}
