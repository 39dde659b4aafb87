import type { Game } from '@/core/model/game'
import type { GameRecord } from '@/storage/gameRecord'
import { openingText } from '@/text/en/opening'

export const describeGame = (game: Game): Pick<GameRecord, 'line' | 'players' | 'ended'> => ({
  line: openingText.line(game.phase, game.seats.filter(({ looksAlive }) => looksAlive).length, game.seats.length, game.outcome?.winner),
  players: game.seats.length,
  ended: game.outcome !== undefined,
})
