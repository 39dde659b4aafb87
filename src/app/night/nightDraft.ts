import type { SeatId } from '@/core/model/ids'
import type { Draft } from '@/core/model/night'
import type { StepView, TargetOption } from '@/core/views/nightTypes'

/** What a tap does to the draft of a step. The game keeps the draft: `point` writes it, `takeStep` settles it. */

export const optionFor = (step: StepView, seat: SeatId): TargetOption | undefined => step.ask.targets?.seats[seat]

/** The player has made every choice the step asks for. */
export const isComplete = (step: StepView, draft: Draft): boolean => {
  if (draft.pass || step.ask.free) return true
  const { targets, character } = step.ask
  return (targets === undefined || draft.targets.length >= targets.min) && (character === undefined || draft.character !== undefined)
}

/** Tapping a chosen seat removes it; a single target is replaced. `undefined` if no more may be chosen. */
export const withSeat = (step: StepView, draft: Draft, seat: SeatId): Draft | undefined => {
  const max = step.ask.targets?.max ?? 0
  const { targets } = draft
  if (targets.includes(seat)) return pointing(step, draft, without(targets, seat))
  if (max === 1) return pointing(step, draft, [seat])
  return targets.length < max ? pointing(step, draft, [...targets, seat]) : undefined
}

/** Chosen against the rules, on purpose; where there is no room, beside the others. */
export const withSeatAnyway = (step: StepView, draft: Draft, seat: SeatId): Draft => ({
  ...(withSeat(step, draft, seat) ?? pointing(step, draft, [...draft.targets, seat])),
  anyway: true,
})

/** Force ends when no target breaks the rules any more. */
const pointing = (step: StepView, { anyway = false, ...draft }: Draft, targets: readonly SeatId[]): Draft => {
  const { max = 0, seats } = step.ask.targets ?? {}
  return { ...draft, pass: false, targets, anyway: anyway && targets.some((id, at) => at >= max || seats?.[id]?.allowed === false) }
}

const without = (seats: readonly SeatId[], seat: SeatId) => seats.filter((id) => id !== seat)
