/** Seats keep their id for the whole game, wherever they are moved. */
export type SeatId = string & { readonly kind: 'seat' }
export type MarkId = string & { readonly kind: 'mark' }
/** An official character id: `sailor`, `tealady`. */
export type CharacterId = string
/** `row:seat`, or the row alone for steps that belong to nobody (`dusk`, `minion-info`). */
export type StepId = string & { readonly kind: 'step' }

/** `<author>-<number>`: unique over all devices. Old games number their entries 1, 2, 3 … */
export type EntryId = string & { readonly kind: 'entry' }

export const seatId = (text: string) => text as SeatId
export const markId = (text: string) => text as MarkId
export const entryId = (text: string) => text as EntryId
export const stepId = (text: string) => text as StepId
export const stepOf = (row: string, seat: SeatId) => stepId(`${row}:${seat}`)
export const rowOfStep = (step: StepId): string => step.split(':')[0] ?? step
export const seatOfStep = (step: StepId): SeatId | undefined => step.split(':')[1] as SeatId | undefined
/** Before the first entry: the empty game. */
export const ROOT = entryId('0')
