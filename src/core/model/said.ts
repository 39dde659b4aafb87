import type { CharacterId, SeatId } from './ids'

/** A name is looked up when the sentence is told, so that it is said in the words and names of that day. */
export type SaidName = string | number | { readonly seat: SeatId } | { readonly character: CharacterId }

/** A sentence may hold another one, and that none. */
export type SaidValue = SaidName | { readonly code: string; readonly values?: Readonly<Record<string, SaidName>> }

/** A sentence as a save keeps it: the key of its words, and what goes into them. */
export interface Said {
  readonly code: string
  readonly values?: Readonly<Record<string, SaidValue>>
}
