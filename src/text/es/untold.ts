import type { Text } from '../text'
import { listOf } from './listOf'

export const untoldText: Text['untold'] = {
  kicker: 'En privado',
  title: (player) => `${player} es del mal`,
  says: (player, demons) =>
    `${player} debe saber en privado que ${listOf(demons)} ${demons.length === 1 ? 'es el Demonio' : 'son los Demonios'}.`,
  show: 'Mostrar la tarjeta',
  told: 'Ya lo sabe',
  later: 'Más tarde',
}
