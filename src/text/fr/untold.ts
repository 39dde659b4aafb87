import type { Text } from '../text'
import { listOf } from './listOf'

export const untoldText: Text['untold'] = {
  kicker: 'En privé',
  title: (player) => `${player} est du Mal`,
  says: (player, demons) =>
    `${player} doit apprendre en privé ${demons.length === 1 ? 'qui est le Démon' : 'qui sont les Démons'}\u00a0: ${listOf(demons)}.`,
  show: 'Montrer la carte',
  told: 'Déjà dit',
  later: 'Plus tard',
}
