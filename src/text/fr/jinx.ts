import type { Text } from '../text'
import { listOf } from './listOf'

export const jinxText: Text['jinx'] = {
  title: 'Jinx',
  why: 'Ces paires demandent une règle spéciale. Mettez-vous d’accord avant la partie.',
  pair: (one, other) => listOf([one, other]),
  seat: (other) => `Jinx avec ${other}`,
}
