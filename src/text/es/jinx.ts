import type { Text } from '../text'
import { listOf } from './listOf'

export const jinxText: Text['jinx'] = {
  title: 'Maleficios',
  why: 'Estas parejas necesitan una regla especial. Acuérdala antes de la partida.',
  pair: (one, other) => listOf([one, other]),
  seat: (other) => `Maleficio con: ${other}`,
}
