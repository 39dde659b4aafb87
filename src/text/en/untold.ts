import { listOf } from './listOf'
import { topic } from '../language'

/** Words of what a newcomer has to learn by day. */
export const untoldText = topic('untold', {
  kicker: 'In private',
  title: (player: string) => `${player} is evil`,
  says: (player: string, demons: readonly string[]) =>
    `${player} must learn in private that ${listOf(demons)} ${demons.length === 1 ? 'is the Demon' : 'are the Demons'}.`,
  show: 'Show the card',
  told: 'Already told',
  later: 'Later',
})
