import type { Text } from '../text'

export const tellingText: Text['telling'] = {
  how: { drunk: 'borrachera', poisoned: 'veneno' },
  impaired: (player, how) => `${player}: ${how}`,
  hand: (player, ghost) => (ghost ? `${player} (voto fantasma)` : player),
  names: (all) => all.join(', '),
  died: 'Muertes',
  find: 'Buscar a alguien',
  findHint: '¿De quién quieres ver las líneas?',
  everybody: 'Todo el mundo',
  onlyAbout: (player) => `Solo ${player}`,
  none: (player) => `Nada habla aún de ${player}.`,
}
