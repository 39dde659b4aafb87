import type { Nomination } from '../model/day'
import type { Game } from '../model/game'
import type { Rules } from '../model/script'
import { clockwiseFrom, seatOf } from '../rules/table'
import { votingRule } from '../rules/voting'
import type { LineHand } from './storyTypes'
import { anew, type Tellings } from './wording'

/** What the town did: nominations and votes, executions and exiles, statements. */
export const dayStory: Tellings = {
  nominated: ({ nomination: { kind, by, nominee } }, { after, line, who }) =>
    line(
      'day',
      kind === 'exile' ? 'exileCalled' : by === 'storyteller' ? 'nominatedByYou' : 'nominated',
      { by: by === 'storyteller' ? '' : who(by), who: who(nominee) },
      { topic: nominationKey(after, after.day.nominations.length - 1) },
    ),
  votesSet: ({ index, votes, needed, count = votes.length }, { rules, game, after, line, who }) =>
    needed === undefined
      ? undefined
      : line(
          'day',
          'voted',
          { who: who(after.day.nominations[index]?.nominee), count, needed },
          {
            ...anew(`${nominationKey(after, index)} voted`),
            joins: nominationKey(after, index),
            hands: handsOf(rules, game, after.day.nominations[index]),
          },
        ),
  nominationJudged: ({ index, verdict, needed }, { game, line, who, ability }) => {
    const { nominee, votes = [] } = game.day.nominations[index] ?? {}
    const uncounted = verdict === 'pass' && needed
    return line(
      'day',
      uncounted ? 'judged.uncounted' : `judged.${verdict}`,
      { who: who(nominee), ability: ability(game.day.used.at(-1)?.ability), count: votes.length, needed: uncounted || 0 },
      { ...anew(`${nominationKey(game, index)} judged`), opens: true },
    )
  },
  nominationRemoved: ({ index }, { game, line, who }) => {
    const { by, nominee, kind } = game.day.nominations[index] ?? {}
    const key = nominationKey(game, index)
    const named = by !== 'storyteller' && by !== undefined && kind === 'execution'
    return line(
      'day',
      named ? 'withdrawn' : 'withdrawnAlone',
      { by: named ? who(by) : '', who: who(nominee) },
      { topic: `withdrawn ${key}`, instead: key },
    )
  },
  executed: ({ execution: { seat, outcome } }, { after, line, who }) => {
    const how =
      outcome === 'died' && seatOf(after, seat)?.alive
        ? 'feigned'
        : outcome === 'corpse' && after.day.deaths.some((death) => death.seat === seat && !death.feigned)
          ? 'again'
          : outcome
    return line(
      how === 'alive' || how === 'corpse' ? 'day' : 'death',
      `executed.${how}`,
      { who: who(seat) },
      { instead: closing(after), opens: true },
    )
  },
  exiled: ({ seat, died }, { after, line, who }) =>
    line(
      died ? 'death' : 'day',
      died ? 'exiled.died' : 'exiled.alive',
      { who: who(seat) },
      { ...anew(`${after.day.number}/${seat} exiled`), opens: true },
    ),
  dayClosed: (_, { after, line }) => (after.day.executions.length ? undefined : line('day', 'noExecution', {}, anew(closing(after)))),
  dayReopened: (_, { line }) => line('aside', 'dayReopened'),
  claimSet: ({ claim }, { line, ability }) =>
    claim && line('day', `claimed.${claim.winner}`, { ability: ability(claim.ability) }, { topic: 'claimed' }),
  dayAbilityUsed: ({ seat, ability: used, targets: [whom] = [] }, { after, line, who, ability }) =>
    whom &&
    line(
      'day',
      'pointed',
      { who: who(seat), ability: ability(used), whom: who(whom) },
      anew(`${after.day.number}/${after.day.used.length} pointed`),
    ),
  voteTokensSet: ({ seat, tokens }, { after, line, who }) =>
    line('day', 'voteTokens', { who: who(seat), count: tokens }, anew(`${after.day.number}/${seat} tokens`)),
  statementMade: ({ seat, text, truth }, { after, line, who }) =>
    line('day', statement(text, truth), { who: who(seat), text }, anew(`${after.day.number}/${seat} stated`)),
}

const statement = (text: string, truth: boolean | undefined): string =>
  text
    ? truth === undefined
      ? 'stated'
      : truth
        ? 'statedTruth'
        : 'statedLie'
    : truth === undefined
      ? 'statedUnheard'
      : truth
        ? 'statedTruthUnheard'
        : 'statedLieUnheard'

/** Clockwise, as they were counted: the nominee's is the last. */
const handsOf = (rules: Rules, game: Game, nomination: Nomination | undefined): readonly LineHand[] => {
  if (!nomination) return []
  const costs = nomination.kind === 'execution' && !votingRule(rules, game).free
  return clockwiseFrom(game, nomination.nominee)
    .filter(({ id }) => nomination.votes.includes(id))
    .map(({ id, player, looksAlive }) => ({ seat: id, player, ghost: costs && !looksAlive }))
}

const nominationKey = ({ day }: Game, index: number): string => {
  const it = day.nominations[index]
  return `${day.number}/${it?.kind}/${it?.by}/${it?.nominee}`
}
const closing = ({ day }: Game): string => `${day.number}/closed`
