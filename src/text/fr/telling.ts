import type { Text } from '../text'

export const tellingText: Text['telling'] = {
  how: { drunk: 'ivre', poisoned: 'sous poison' },
  impaired: (player, how) => `${player}\u00a0: ${how}`,
  hand: (player, ghost) => (ghost ? `${player} (vote fantôme)` : player),
  names: (all) => all.join(', '),
  died: 'Mort',
  find: 'Chercher',
  findHint: 'De qui veux-tu voir les lignes\u00a0?',
  everybody: 'Tout le monde',
  onlyAbout: (player) => `Seulement ${player}`,
  none: (player) => `Rien ne parle encore de cette personne\u00a0: ${player}.`,
}
