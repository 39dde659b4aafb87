import type { CharacterId } from './ids'

/** How the storyteller likes the evening. */
export type Taste = 'gentle' | 'classic' | 'brutal'

export const TASTES: readonly Taste[] = ['gentle', 'classic', 'brutal']

/** What one character does to a game: weights for drawing it, and how much death, fog and shelter it brings (0 … 3). */
export interface Flavour {
  readonly weight: Readonly<Record<Taste, number>>
  readonly deaths: number
  readonly fog: number
  readonly shelter: number
}

export type Flavours = Readonly<Record<CharacterId, Flavour>>
