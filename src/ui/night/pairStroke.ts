import type { NightFlow } from '@/app/night/nightFlow'
import type { SeatStroke } from '@/ui/parts/seatStroke'

/** Where a step asks for two or more, a line from one player to another chooses both. `undefined` if a line means nothing now. */
export const pairStroke = (flow: NightFlow): SeatStroke | undefined => {
  const { game, step } = flow
  const interrupted = flow.open ?? flow.untold[0] ?? game.grimoire.ending ?? game.lookingAt
  const max = step?.ask.targets?.max ?? 0
  const chosen = () => flow.draft?.targets ?? []
  if (max < 2 || chosen().length >= max || flow.still || flow.ringPart || interrupted !== undefined || game.following) return undefined
  let begun = false
  return {
    // The first player is chosen once another seat is reached: a finger that only slips off chooses nobody.
    over: (from, seat) => {
      if (begun || seat === undefined || seat === from) return
      begun = true
      if (!chosen().includes(from)) flow.tapSeat(from)
    },
    end: (from, seat) => {
      if (seat !== undefined && seat !== from && chosen().includes(from) && !chosen().includes(seat)) flow.tapSeat(seat)
    },
  }
}
