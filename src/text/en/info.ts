import { topic } from '../language'

/** What the storyteller reads in a step that tells its player something. */
export const infoText = topic('info', {
  truth: 'The truth:',
  told: (player: string) => `What is ${player} told?`,
  isTrue: 'true',
  suggested: 'suggested',
  byForce: 'against the rules',
  more: 'More…',
  otherCharacter: 'Another…',
  whichCharacter: (player: string) => `Which character is ${player} shown?`,
  changeCharacter: 'Another character',
  nobody: 'There is none',
  somebody: 'Show somebody',
  another: 'Another idea',
  player: (n: number) => `Tap player\u00a0${n}`,
  onRing: 'Tap a seat to change the players.',
})
