import type { Phase } from '@/core/model/game'
import type { Text } from '../text'

const phase = (now: Phase): string =>
  now.kind === 'setup' ? 'En preparación' : now.kind === 'night' ? `Noche ${now.number}` : `Día ${now.number}`

export const openingText: Text['opening'] = {
  line: (now, alive, players, winner) =>
    winner
      ? (winner === 'good' ? 'Ganó el bien' : 'Ganó el mal') + ` · ${phase(now)}`
      : now.kind === 'setup'
        ? players
          ? `${phase(now)} · ${players} ${players === 1 ? 'persona' : 'personas'}`
          : phase(now)
        : `${phase(now)} · ${alive} de ${players} con vida`,
}
