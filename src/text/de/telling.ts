import type { Text } from '../text'

export const tellingText: Text['telling'] = {
  how: { drunk: 'betrunken', poisoned: 'vergiftet' },
  impaired: (player, how) => `${player}: ${how}`,
  hand: (player, ghost) => (ghost ? `${player} (Geisterstimme)` : player),
  names: (all) => all.join(', '),
  died: 'Gestorben',
  find: 'Eine Person suchen',
  findHint: 'Wessen Zeilen willst du sehen?',
  everybody: 'Alle',
  onlyAbout: (player) => `Nur ${player}`,
  none: (player) => `Von ${player} ist noch nicht die Rede.`,
}
