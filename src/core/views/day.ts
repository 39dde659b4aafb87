import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import { say } from '../model/words'
import { nameOf, playerOf } from '../rules/table'
import {
  block,
  exileNeeded,
  isCounted,
  neededFor,
  nominatingRule,
  nominatorRefusal,
  nomineeRefusal,
  refusedBy,
  tally,
  voteOrder,
  voteRefusal,
} from '../rules/votes'
import { livingForVotes, votingRule } from '../rules/voting'
import { dawnView, deathWords } from './dawnView'
import { dayAbilities, owedChoice, usedBy } from './dayAbilities'
import { characterRef } from './refs'
import type { DayView, NominationView } from './dayTypes'

export const dayView = (rules: Rules, game: Game): DayView => {
  const { aboutToDie, highest, tied } = block(game)
  const nominations = game.day.nominations.map((_, index) => nominationView(rules, game, index))
  // A call for exile may come while hands go up: it is settled first, then the vote goes on.
  const open = nominations.filter(({ counted }) => !counted).at(-1)
  const because = (code: string | undefined, id: SeatId) =>
    code
      ? say(rules.words, `refused.${code}`, { who: playerOf(game, id), ability: nameOf(rules, refusedBy(rules, game, code)) })
      : undefined
  const bySeat = (find: (id: SeatId) => string | undefined) => Object.fromEntries(game.seats.map(({ id }) => [id, because(find(id), id)]))
  const nominating = nominatingRule(rules, game)
  const nomination = open && game.day.nominations[open.index]
  return {
    day: game.day.number,
    alive: livingForVotes(game),
    votesNeeded: votingRule(rules, game).needed,
    exileNeeded: exileNeeded(game),
    freeVotes: votingRule(rules, game).free ? characterRef(rules, votingRule(rules, game).by) : undefined,
    nominations,
    withdrawn: game.day.withdrawn ?? [],
    shown: game.day.shown ?? [],
    open,
    aboutToDie,
    highest,
    tied,
    executed: game.day.executions.map(({ seat, outcome }) => ({ seat, outcome })),
    exiled: game.day.exiles.map(({ seat }) => seat),
    died: game.day.deaths
      .filter(({ cause }) => cause !== 'execution' && cause !== 'exile')
      .flatMap((death) => deathWords(rules, game, [death]).map((text) => ({ seat: death.seat, text }))),
    closed: game.day.closed,
    goesOn: game.overtime?.day === game.day.number + 1 ? characterRef(rules, game.overtime.ability) : undefined,
    onlyStorytellerNominates: nominating.onlyStoryteller ? characterRef(rules, nominating.by) : undefined,
    mayNominate: bySeat((id) => nominatorRefusal(rules, game, id)),
    mayBeNominated: bySeat((id) => nomineeRefusal(game, id)),
    mayVote: bySeat((id) => {
      const seat = game.seats.find((one) => one.id === id)
      return seat && nomination ? voteRefusal(rules, game, nomination, seat) : undefined
    }),
    voteOrder: open ? voteOrder(game, open.nominee) : [],
    abilities: dayAbilities(rules, game),
    statements: game.day.statements.map((each) => ({ ...each, ability: usedBy(rules, game, 'statement', each.seat) })),
    choices: choices(rules, game),
    forgotten: forgotten(rules, game),
    dawn: dawnView(rules, game),
  }
}

const nominationView = (rules: Rules, game: Game, index: number): NominationView => {
  const nomination = game.day.nominations[index] as Game['day']['nominations'][number]
  const needed = neededFor(rules, game, nomination)
  const { kind, by, nominee, votes, down = [], judged } = nomination
  return {
    index,
    kind,
    by,
    nominee,
    votes,
    down,
    judged,
    judgedBy: judged && usedBy(rules, game, 'verdict'),
    count: tally(nomination),
    needed,
    counted: isCounted(game, nomination),
    passed: judged === 'pass' || (tally(nomination) >= needed && tally(nomination) > 0),
  }
}

const choices = (rules: Rules, game: Game): DayView['choices'] =>
  game.marks.flatMap(({ on, data, source: { seat, ability, moment } }) => {
    const ref = characterRef(rules, ability)
    return seat && ref && data !== undefined && on !== 'everyoneElse' && moment.phase === 'day' && moment.number === game.day.number
      ? [{ seat, ability: ref, whom: on }]
      : []
  })

const owedNominee = (rules: Rules, game: Game): readonly string[] => {
  const { owes, by } = nominatingRule(rules, game)
  return owes ? [say(rules.words, `forgotten.nominee.${owes}`, { ability: nameOf(rules, by) })] : []
}

/** What dusk would find undone; it is only said, never demanded. */
const forgotten = (rules: Rules, game: Game): readonly string[] => [
  ...game.owed.map(({ seat, ability }) => owedChoice(rules, game, seat, ability)),
  ...game.day.statements
    .filter(({ truth }) => truth === undefined)
    .map(({ seat }) => say(rules.words, 'forgotten.statement', { who: playerOf(game, seat) })),
  ...owedNominee(rules, game),
  ...(block(game).aboutToDie && !game.day.executions.length && !game.day.closed
    ? [say(rules.words, 'forgotten.execution', { who: playerOf(game, block(game).aboutToDie) })]
    : []),
  ...game.day.nominations
    .filter(
      ({ kind, needed, judged }) => needed === undefined && judged === undefined && !(kind === 'execution' && game.day.executions.length),
    )
    .map(({ nominee }) => say(rules.words, 'forgotten.vote', { who: playerOf(game, nominee) })),
]
