import { computed, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { SeatId } from '@/core/model/ids'
import type { Question } from '@/core/model/question'
import type { Draft } from '@/core/model/night'
import type { StepView } from '@/core/views/nightTypes'
import { nightText } from '@/text/en/night'
import { optionFor, withSeat, withSeatAnyway } from './nightDraft'
import type { OpenStep } from './openStep'
import type { Refused } from '../game/refused'
import type { GameStore } from '../game/game'

/** A part of a step that composes its answer on the ring: who is in it, and what a tap changes. */
export interface RingPart {
  readonly seats: readonly SeatId[]
  tap(seat: SeatId): true
}

export type SeatState = 'now' | 'lit' | 'dim' | 'chosen' | undefined

/** What the ring shows of the step, and what a tap on it means. */
export const createNightRing = (
  { game, step, draft, open, questions, take, answer }: OpenStep,
  refused: ShallowRef<Refused | undefined>,
  still: Readonly<Ref<boolean>>,
) => {
  /** Something comes before the step: an open question, someone to tell, or a possible end. Until then taps do not belong to the step. */
  const interrupt = computed(() => open.value ?? game.untold[0] ?? game.grimoire.ending)
  const awake = computed<readonly (SeatId | undefined)[]>(() =>
    interrupt.value ? (open.value ? [] : [game.untold[0]?.seat]) : step.value?.wakes ? (step.value.group?.seats ?? [step.value.seat]) : [],
  )

  /** A question about a player is answered on the ring, unless the ring shows the player's own choice. */
  const seatQuestion = computed(() =>
    (open.value ? [open.value] : interrupt.value || step.value?.ask.targets ? [] : questions.value).find((question) =>
      namesSeats(question, game),
    ),
  )
  const seatAnswer = computed(() => seatQuestion.value?.answer ?? seatQuestion.value?.usual)
  const isOption = (seat: SeatId) => seatQuestion.value?.options.some(({ value }) => value === seat) === true
  const ringPart = shallowRef<RingPart>()
  const picked = computed(() => (interrupt.value ? undefined : (ringPart.value?.seats ?? draft.value?.targets)) ?? [])

  const seatState = (seat: SeatId): SeatState => {
    if (picked.value.includes(seat) || seatAnswer.value === seat) return 'chosen'
    if (awake.value.includes(seat)) return 'now'
    if (ringPart.value) return 'lit'
    if (seatQuestion.value) return isOption(seat) ? 'lit' : 'dim'
    const option = interrupt.value ? undefined : step.value && optionFor(step.value, seat)
    return option && (option.allowed ? 'lit' : 'dim')
  }
  const pick = (seat: SeatId): number | undefined => (seatAnswer.value === seat ? 1 : picked.value.indexOf(seat) + 1 || undefined)

  const tapAnswer = (seat: SeatId): boolean => {
    if (!seatQuestion.value || !isOption(seat)) return false
    answer(seatQuestion.value, seat)
    return true
  }
  /** False if the step does not use the tap; the host may open the seat instead. */
  const tapSeat = (seat: SeatId): boolean => {
    if (still.value) return true
    if (ringPart.value) return ringPart.value.tap(seat)
    if (step.value?.ask.targets === undefined || interrupt.value) return tapAnswer(seat)
    if (!draft.value) return false
    const option = optionFor(step.value, seat)
    const taken = withSeat(step.value, draft.value, seat)
    if (taken && (option?.allowed !== false || draft.value.targets.includes(seat))) take(taken)
    else refuse(step.value, draft.value, seat, option?.because ?? nightText.noRoom)
    return true
  }
  const refuse = (at: StepView, now: Draft, seat: SeatId, because: string) => {
    refused.value = { seat, reasons: [because], insist: () => take(withSeatAnyway(at, now, seat)) }
  }

  return { ringPart, seatQuestion, seatState, pick, tapSeat }
}

const namesSeats = (question: Question, game: GameStore): boolean =>
  question.options.length > 0 &&
  question.options.every(({ value }) => value === 'nobody' || game.grimoire.seats.some(({ id }) => id === value))
