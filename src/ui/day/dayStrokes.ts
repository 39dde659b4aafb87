import type { DayFlow } from '@/app/day/dayFlow'
import { useSeatStroke, type SeatStroke } from '@/ui/parts/seatStroke'

/** By day a finger that goes from seat to seat nominates, shows whom a claim is about or, during a vote, raises hands. */
export const useDayStrokes = (flow: DayFlow): void => {
  const sweep: SeatStroke = {
    over: (from, seat) => {
      if (seat === undefined) return
      // The first seat counts once another one is reached.
      if (!flow.votes.passed) flow.sweepOver(from)
      flow.sweepOver(seat)
    },
    end: () => flow.sweepEnd(),
  }
  const nominate: SeatStroke = { over: (from, seat) => flow.dragOver(from, seat), end: (from, seat) => flow.drop(from, seat) }
  const claim: SeatStroke = {
    over: (from) => {
      if (flow.doing.kind === 'claim') flow.tapSeat(from)
    },
    end: (from, seat) => {
      if (flow.doing.kind === 'choose' && seat !== undefined && seat !== from) flow.tapSeat(seat)
    },
  }
  useSeatStroke(() => {
    if (!flow.live) return undefined
    if (flow.doing.kind === 'claim') return claim
    if (flow.mode === 'vote' || flow.mode === 'exile') return sweep
    return flow.mode === 'idle' || flow.mode === 'nominate' ? nominate : undefined
  })
}
