import type { Text } from '../text'

export const infoText: Text['info'] = {
  truth: 'Die Wahrheit:',
  told: (player) => `Was erfährt ${player}?`,
  isTrue: 'wahr',
  suggested: 'Vorschlag',
  byForce: 'gegen die Regeln',
  more: 'Mehr …',
  otherCharacter: 'Anderer …',
  whichCharacter: (player) => `Welchen Charakter sieht ${player}?`,
  changeCharacter: 'Anderer Charakter',
  nobody: 'Es gibt keinen',
  somebody: 'Jemanden zeigen',
  another: 'Andere Idee',
  player: (n) => `Person\u00a0${n} antippen`,
  onRing: 'Tippe einen Platz an, um die Personen zu ändern.',
}
