import type { Answer } from '@/core/model/game'
import type { CharacterId, SeatId } from '@/core/model/ids'
import type { PlainCommand } from '@/core/journal/command'
import type { StepView, TargetOption } from '@/core/views/nightTypes'
import type { TakeStep } from '../game/types'

/** What has been pointed at, named and decided in a step that is not settled. */
export interface NightDraft {
  readonly targets: readonly SeatId[]
  readonly character: CharacterId | undefined
  readonly pass: boolean
  readonly answers: Readonly<Record<string, Answer>>
  readonly overrides: Readonly<Record<string, boolean>>
}

export const draftOf = (step: StepView): NightDraft => ({
  targets: step.picked,
  character: step.pickedCharacter,
  pass: step.passed,
  answers: step.draftAnswers,
  overrides: step.draftOverrides,
})

export const optionFor = (step: StepView, seat: SeatId): TargetOption | undefined => step.ask.targets?.seats[seat]

/** All who may not be chosen were insisted on when they were tapped. Somebody who may not be any more is another matter. */
export const isInsisted = (step: StepView, draft: NightDraft, insisted: readonly SeatId[]): boolean => {
  const { targets } = step.ask
  const against = draft.targets.filter((seat, i) => targets && (i >= targets.max || targets.seats[seat]?.allowed === false))
  return against.length > 0 && against.every((seat) => insisted.includes(seat))
}

/** Everything the player has to show has been shown. */
export const isComplete = (step: StepView, draft: NightDraft): boolean => {
  if (draft.pass) return true
  const { targets, character } = step.ask
  return (targets === undefined || draft.targets.length >= targets.min) && (character === undefined || draft.character !== undefined)
}

/** Tapping a chosen seat takes it back; a single target is replaced. `undefined`: there is no room. */
export const withSeat = (step: StepView, draft: NightDraft, seat: SeatId): NightDraft | undefined => {
  const max = step.ask.targets?.max ?? 0
  if (draft.targets.includes(seat)) return { ...draft, targets: draft.targets.filter((id) => id !== seat) }
  if (max === 1) return { ...draft, pass: false, targets: [seat] }
  return draft.targets.length < max ? { ...draft, pass: false, targets: [...draft.targets, seat] } : undefined
}

export const pointAt = (step: StepView, draft: NightDraft): PlainCommand => ({
  type: 'point',
  step: step.id,
  targets: draft.targets,
  pass: draft.pass,
  draftAnswers: draft.answers,
  draftOverrides: draft.overrides,
  ...(draft.character === undefined ? {} : { character: draft.character }),
})

export const settle = (step: StepView, draft: NightDraft, anyway: boolean): TakeStep => ({
  type: 'takeStep',
  step: step.id,
  targets: draft.targets,
  pass: draft.pass,
  answers: draft.answers,
  overrides: draft.overrides,
  ...(draft.character === undefined ? {} : { character: draft.character }),
  ...(anyway ? { anyway: true } : {}),
})
