import type { Game } from '../model/game'
import type { GameEvent } from './event'
import { withNight } from './evolveNight'

/** Marks, and the tokens that lie free. */
export const evolveMarks = (game: Game, event: GameEvent): Game | undefined => {
  switch (event.type) {
    case 'markPlaced':
      return { ...game, marks: [...game.marks, event.mark], serial: game.serial + 1 }
    case 'markRemoved':
      return removeMark(game, event)
    case 'markLifted':
      return {
        ...game,
        marks: game.marks.map((mark) => (mark.id === event.mark ? { ...mark, except: [...(mark.except ?? []), event.seat] } : mark)),
      }
    case 'markCounted':
      return {
        ...game,
        marks: game.marks.map((mark) =>
          mark.id !== event.mark
            ? mark
            : {
                ...mark,
                ...(event.shown === undefined ? {} : { shown: event.shown }),
                ...(event.dusks === undefined ? {} : { ends: { at: 'dusk' as const, dusks: event.dusks } }),
              },
        ),
      }
    case 'tokenPlaced':
      return { ...game, tokens: [...game.tokens, event.token], serial: game.serial + 1 }
    case 'tokenRemoved':
      return { ...game, tokens: game.tokens.filter(({ id }) => id !== event.token) }
    default:
      return undefined
  }
}

const removeMark = (game: Game, event: Extract<GameEvent, { type: 'markRemoved' }>): Game => {
  const mark = game.marks.find(({ id }) => id === event.mark)
  const rest = { ...game, marks: game.marks.filter(({ id }) => id !== event.mark) }
  return mark && event.because === 'ended'
    ? withNight(rest, { ended: [...game.night.ended, { ability: mark.source.ability, on: mark.on, token: mark.token }] })
    : rest
}
