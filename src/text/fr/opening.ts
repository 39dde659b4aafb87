import type { Phase } from '@/core/model/game'
import type { Text } from '../text'

const phase = (now: Phase): string =>
  now.kind === 'setup' ? 'En préparation' : now.kind === 'night' ? `Nuit ${now.number}` : `Jour ${now.number}`

export const openingText: Text['opening'] = {
  line: (now, alive, players, winner) =>
    winner
      ? (winner === 'good' ? 'Victoire du Bien' : 'Victoire du Mal') + ` · ${phase(now)}`
      : now.kind === 'setup'
        ? players
          ? `${phase(now)} · ${players} ${players === 1 ? 'personne' : 'personnes'}`
          : phase(now)
        : `${phase(now)} · ${alive} sur ${players} en vie`,
}
