import { coreWords } from './en/core'

/** Names one after the other, in the chosen language: "A, B, C". With "and" it is `listOf`. */
export const inRow = (names: readonly string[]): string => names.join(coreWords.comma)

export const playersInRow = (seats: readonly { readonly player: string }[]): string => inRow(seats.map(({ player }) => player))

/** Sentences one after the other. */
export const together = (sentences: readonly string[]): string => sentences.join(coreWords.between)
