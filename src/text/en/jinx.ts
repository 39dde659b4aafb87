import { topic } from '../language'
import { listOf } from './listOf'

/** Pairs of characters that need a special rule. */
export const jinxText = topic('jinx', {
  title: 'Jinxes',
  why: 'These pairs need a special rule. Agree on it before the game.',
  pair: (one: string, other: string) => listOf([one, other]),
  /** On a seat, while both are in play. */
  seat: (other: string) => `Jinxed with the ${other}`,
})
