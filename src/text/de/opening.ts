import type { Phase } from '@/core/model/game'
import type { Text } from '../text'

const phase = (now: Phase): string =>
  now.kind === 'setup' ? 'In Vorbereitung' : now.kind === 'night' ? `Nacht ${now.number}` : `Tag ${now.number}`

export const openingText: Text['opening'] = {
  line: (now, alive, players, winner) =>
    winner
      ? (winner === 'good' ? 'Gut hat gewonnen' : 'Böse hat gewonnen') + ` · ${phase(now)}`
      : now.kind === 'setup'
        ? players
          ? `${phase(now)} · ${players} ${players === 1 ? 'Person' : 'Personen'}`
          : phase(now)
        : `${phase(now)} · ${alive} von ${players} leben`,
}
