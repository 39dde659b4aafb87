import type { Phase } from '@/core/model/game'
import type { Alignment } from '@/core/model/seat'
import { topic } from '../language'

const phase = (now: Phase): string =>
  now.kind === 'setup' ? 'Being set up' : now.kind === 'night' ? `Night ${now.number}` : `Day ${now.number}`

/** What is said of a game when it is opened and written. */
export const openingText = topic('opening', {
  line: (now: Phase, alive: number, players: number, winner: Alignment | undefined) =>
    winner
      ? (winner === 'good' ? 'Good won' : 'Evil won') + ` · ${phase(now)}`
      : now.kind === 'setup'
        ? players
          ? `${phase(now)} · ${players} ${players === 1 ? 'player' : 'players'}`
          : phase(now)
        : `${phase(now)} · ${alive} of ${players} alive`,
})
