import type { DayRecord } from '../model/day'
import type { Game } from '../model/game'
import type { GameEvent } from './event'

/** What today remembers: nominations and votes, executions, what was said and used. */
export const evolveDay = (game: Game, event: GameEvent): Game | undefined => {
  switch (event.type) {
    case 'nominated':
      return withDay(game, { nominations: [...game.day.nominations, event.nomination] })
    case 'votesSet':
      return withDay(game, {
        nominations: game.day.nominations.map(({ count, ...nomination }, index) =>
          index === event.index
            ? {
                ...nomination,
                votes: event.votes,
                down: event.down ?? [],
                needed: event.needed,
                voters: event.voters,
                keepsOnTie: event.keepsOnTie ?? false,
                ...(event.count === undefined ? {} : { count: event.count }),
              }
            : { ...nomination, ...(count === undefined ? {} : { count }) },
        ),
      })
    case 'nominationJudged':
      return withDay(game, {
        nominations: game.day.nominations.map((nomination, index) =>
          index === event.index ? { ...nomination, judged: event.verdict, needed: event.needed ?? nomination.needed } : nomination,
        ),
      })
    case 'nominationRemoved': {
      const removed = game.day.nominations.filter((_, index) => index === event.index)
      return withDay(game, {
        nominations: game.day.nominations.filter((_, index) => index !== event.index),
        withdrawn: [...(game.day.withdrawn ?? []), ...removed.map(({ kind, by, nominee }) => ({ kind, by, nominee }))],
      })
    }
    case 'executed':
      return withDay(game, { executions: [...game.day.executions, event.execution] })
    case 'exiled':
      return withDay(game, { exiles: [...game.day.exiles, { seat: event.seat, died: event.died }] })
    case 'dayClosed':
      return withDay(game, { closed: true })
    case 'dayReopened':
      return withDay(game, { closed: false })
    case 'statementMade':
      return withDay(game, {
        statements: [
          ...game.day.statements.filter(({ seat }) => seat !== event.seat),
          { seat: event.seat, text: event.text, truth: event.truth },
        ],
      })
    case 'dayAbilityUsed':
      return withDay(game, {
        used: [
          ...game.day.used,
          {
            seat: event.seat,
            ability: event.ability,
            ...(event.serial === undefined ? {} : { serial: event.serial }),
            ...(event.targets === undefined ? {} : { targets: event.targets }),
          },
        ],
      })
    default:
      return undefined
  }
}

export const withDay = (game: Game, change: Partial<DayRecord>): Game => ({ ...game, day: { ...game.day, ...change } })
