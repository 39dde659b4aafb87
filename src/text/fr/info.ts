import type { Text } from '../text'

export const infoText: Text['info'] = {
  truth: 'La vérité\u00a0:',
  told: (player) => `Que dire à ${player}\u00a0?`,
  isTrue: 'vrai',
  suggested: 'suggéré',
  byForce: 'contre les règles',
  more: 'Plus…',
  otherCharacter: 'Un autre…',
  whichCharacter: (player) => `Quel personnage montrer à ${player}\u00a0?`,
  changeCharacter: 'Un autre personnage',
  nobody: 'Il n’y en a pas',
  somebody: 'Montrer quelqu’un',
  another: 'Une autre idée',
  player: (n) => `Touche la personne\u00a0${n}`,
  onRing: 'Touche une place pour changer les personnes.',
}
