import type { Text } from '../text'
import { listOf } from './listOf'

export const untoldText: Text['untold'] = {
  kicker: 'Unter vier Augen',
  title: (player) => `${player} ist böse`,
  says: (player, demons) =>
    `${player} muss unter vier Augen erfahren: ${listOf(demons)} ${demons.length === 1 ? 'ist der Dämon' : 'sind die Dämonen'}.`,
  show: 'Karte zeigen',
  told: 'Schon gesagt',
  later: 'Später',
}
