import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import { say } from '../model/words'
import { isSpent, powers } from '../rules/abilities'
import { nameOf, playerOf } from '../rules/table'
import {
  block,
  exileNeeded,
  neededFor,
  nominatingRule,
  nominatorRefusal,
  nomineeRefusal,
  tally,
  voteOrder,
  voteRefusal,
} from '../rules/votes'
import { livingForVotes, votingRule } from '../rules/voting'
import { dawnView, deathWords } from './dawnView'
import { characterRef } from './refs'
import type { DayAbilityView, DayView, NominationView } from './dayTypes'
import type { CharacterRef } from './grimoireTypes'

export const dayView = (rules: Rules, game: Game): DayView => {
  const { aboutToDie, highest, tied } = block(game)
  const nominations = game.day.nominations.map((_, index) => nominationView(rules, game, index))
  // A call for exile may come while hands go up: it is settled first, then the vote goes on.
  const open = nominations.filter(({ counted }) => !counted).at(-1)
  const because = (code: string | undefined, id: SeatId) =>
    code ? say(rules.words, `refused.${code}`, { who: playerOf(game, id) }) : undefined
  const bySeat = (find: (id: SeatId) => string | undefined) => Object.fromEntries(game.seats.map(({ id }) => [id, because(find(id), id)]))
  const nomination = open && game.day.nominations[open.index]
  return {
    day: game.day.number,
    alive: livingForVotes(game),
    votesNeeded: votingRule(rules, game).needed,
    exileNeeded: exileNeeded(game),
    freeVotes: votingRule(rules, game).free,
    nominations,
    open,
    aboutToDie,
    highest,
    tied,
    executed: game.day.executions.map(({ seat, outcome }) => ({ seat, outcome })),
    exiled: game.day.exiles.map(({ seat }) => seat),
    died: deathWords(
      rules,
      game,
      game.day.deaths.filter(({ cause }) => cause !== 'execution' && cause !== 'exile'),
    ),
    closed: game.day.closed,
    goesOn: game.extraDay === game.day.number + 1,
    onlyStorytellerNominates: nominatingRule(rules, game).onlyStoryteller,
    mayNominate: bySeat((id) => nominatorRefusal(rules, game, id)),
    mayBeNominated: bySeat((id) => nomineeRefusal(game, id)),
    mayVote: bySeat((id) => {
      const seat = game.seats.find((one) => one.id === id)
      return seat && nomination ? voteRefusal(rules, game, nomination, seat) : undefined
    }),
    voteOrder: open ? voteOrder(game, open.nominee) : [],
    abilities: dayAbilities(rules, game),
    statements: game.day.statements,
    choices: choices(rules, game),
    forgotten: forgotten(rules, game),
    dawn: dawnView(rules, game),
  }
}

const nominationView = (rules: Rules, game: Game, index: number): NominationView => {
  const nomination = game.day.nominations[index] as Game['day']['nominations'][number]
  const needed = neededFor(rules, game, nomination)
  const { kind, by, nominee, votes, judged } = nomination
  return {
    index,
    kind,
    by,
    nominee,
    votes,
    judged,
    count: tally(nomination),
    needed,
    counted: nomination.needed !== undefined || judged !== undefined,
    passed: judged === 'pass' || (tally(nomination) >= needed && tally(nomination) > 0),
  }
}

const dayAbilities = (rules: Rules, game: Game): readonly DayAbilityView[] =>
  powers(rules, game).flatMap(({ seat, ability, character, scene }): DayAbilityView[] => {
    const day = character.day
    if (!day || !(day.due?.(scene) ?? true) || (!seat.alive && !character.worksWhenDead)) return []
    const code =
      character.oncePerGame && isSpent(seat, ability)
        ? 'ability_already_used'
        : day.asks === 'swaps'
          ? day.refuses?.(scene, { targets: [] })
          : undefined
    return [
      {
        seat: seat.id,
        ability: characterRef(rules, ability) as CharacterRef,
        label: day.label,
        asks: day.asks,
        because: code && say(rules.words, `refused.${code}`, { who: seat.player }),
        owed: game.owed.some((one) => one.seat === seat.id && one.ability === ability)
          ? owedChoice(rules, game, seat.id, ability)
          : undefined,
      },
    ]
  })

const owedChoice = (rules: Rules, game: Game, seat: SeatId, ability: CharacterId): string =>
  say(rules.words, 'forgotten.choice', { who: playerOf(game, seat), ability: nameOf(rules, ability) })

const choices = (rules: Rules, game: Game): DayView['choices'] =>
  game.marks.flatMap(({ on, data, source: { seat, ability, moment } }) => {
    const ref = characterRef(rules, ability)
    return seat && ref && data !== undefined && on !== 'everyoneElse' && moment.phase === 'day' && moment.number === game.day.number
      ? [{ seat, ability: ref, whom: on }]
      : []
  })

/** What dusk would find undone; it is only said, never demanded. */
const forgotten = (rules: Rules, game: Game): readonly string[] => [
  ...game.owed.map(({ seat, ability }) => owedChoice(rules, game, seat, ability)),
  ...game.day.statements
    .filter(({ truth }) => truth === undefined)
    .map(({ seat }) => say(rules.words, 'forgotten.statement', { who: playerOf(game, seat) })),
  ...[nominatingRule(rules, game).owes].flatMap((owed) => (owed ? [say(rules.words, `forgotten.nominee.${owed.side}`)] : [])),
  ...(block(game).aboutToDie && !game.day.executions.length && !game.day.closed
    ? [say(rules.words, 'forgotten.execution', { who: playerOf(game, block(game).aboutToDie) })]
    : []),
  ...game.day.nominations
    .filter(({ needed, judged }) => needed === undefined && judged === undefined)
    .map(({ nominee }) => say(rules.words, 'forgotten.vote', { who: playerOf(game, nominee) })),
]
