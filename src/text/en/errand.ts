import { listOf } from './listOf'

/** Words of what a newcomer has to learn by day. */
export const errandText = {
  kicker: 'In private',
  title: (player: string) => `${player} is evil`,
  says: (player: string, demons: readonly string[]) =>
    `${player} must learn in private that ${listOf(demons)} ${demons.length === 1 ? 'is the Demon' : 'are the Demons'}.`,
  show: 'Show the card',
  told: 'Told another way',
  later: 'Later',
}
