import type { Text } from '../text'
import { listOf } from './listOf'

export const jinxText: Text['jinx'] = {
  title: 'Jinxe',
  why: 'Diese Paare brauchen eine Sonderregel. Einigt euch vor dem Spiel darauf.',
  pair: (one, other) => listOf([one, other]),
  seat: (other) => `Jinx mit: ${other}`,
}
