import type { GameEvent } from '../journal/event'
import type { Game } from '../model/game'
import { seatOf } from '../rules/table'
import type { Sentence } from './storyTypes'
import { anew, type Wording } from './wording'

/** What the town did: nominations and votes, executions and exiles, statements. */
export const daySentence = ({ who, ability, line }: Wording, game: Game, after: Game, event: GameEvent): Sentence => {
  switch (event.type) {
    case 'nominated':
      return line(
        'day',
        event.nomination.kind === 'exile' ? 'exileCalled' : event.nomination.by === 'storyteller' ? 'nominatedByYou' : 'nominated',
        { by: event.nomination.by === 'storyteller' ? '' : who(event.nomination.by), who: who(event.nomination.nominee) },
        { topic: nominationKey(after, after.day.nominations.length - 1) },
      )
    case 'votesSet':
      return event.needed === undefined
        ? undefined
        : line(
            'day',
            'voted',
            { who: who(after.day.nominations[event.index]?.nominee), count: event.votes.length, needed: event.needed },
            anew(`${nominationKey(after, event.index)} voted`),
          )
    case 'nominationJudged': {
      const { nominee, votes = [] } = game.day.nominations[event.index] ?? {}
      const uncounted = event.verdict === 'pass' && event.needed
      return line(
        'day',
        uncounted ? 'judged.uncounted' : `judged.${event.verdict}`,
        { who: who(nominee), ability: ability(game.day.used.at(-1)?.ability), count: votes.length, needed: uncounted || 0 },
        anew(`${nominationKey(game, event.index)} judged`),
      )
    }
    case 'nominationRemoved':
      return line(
        'changed',
        'withdrawn',
        { who: who(game.day.nominations[event.index]?.nominee) },
        { instead: nominationKey(game, event.index) },
      )
    case 'executed': {
      const { seat, outcome } = event.execution
      const how =
        outcome === 'died' && seatOf(after, seat)?.alive
          ? 'feigned'
          : outcome === 'corpse' && after.day.deaths.some((death) => death.seat === seat && !death.feigned)
            ? 'again'
            : outcome
      return line(how === 'alive' || how === 'corpse' ? 'day' : 'death', `executed.${how}`, { who: who(seat) }, { instead: closing(after) })
    }
    case 'exiled':
      return line(
        event.died ? 'death' : 'day',
        event.died ? 'exiled.died' : 'exiled.alive',
        { who: who(event.seat) },
        anew(`${after.day.number}/${event.seat} exiled`),
      )
    case 'dayClosed':
      return after.day.executions.length ? undefined : line('day', 'noExecution', {}, anew(closing(after)))
    case 'statementMade':
      return line(
        'day',
        event.text ? 'stated' : 'statedUnheard',
        { who: who(event.seat), text: event.text },
        anew(`${after.day.number}/${event.seat} stated`),
      )
    default:
      return undefined
  }
}

const nominationKey = ({ day }: Game, index: number): string => {
  const it = day.nominations[index]
  return `${day.number}/${it?.kind}/${it?.by}/${it?.nominee}`
}
const closing = ({ day }: Game): string => `${day.number}/closed`
