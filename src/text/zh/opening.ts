import type { Phase } from '@/core/model/game'
import type { Text } from '../text'

const phase = (now: Phase): string => (now.kind === 'setup' ? '布置中' : now.kind === 'night' ? `第${now.number}夜` : `第${now.number}天`)

export const openingText: Text['opening'] = {
  line: (now, alive, players, winner) =>
    winner
      ? `${winner === 'good' ? '善良获胜' : '邪恶获胜'} · ${phase(now)}`
      : now.kind === 'setup'
        ? players
          ? `${phase(now)} · ${players}名玩家`
          : phase(now)
        : `${phase(now)} · ${players}人中${alive}人存活`,
}
