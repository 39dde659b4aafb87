import { entryId } from '@/core/model/ids'
import type { Command, CommandExtras, PlainCommand } from '@/core/journal/command'
import type { HandAct } from '@/core/journal/handCommand'
import type { SeatPlan } from '@/core/model/seat'
import { redecidable } from './again'
import { actByHand, anyHandAct, isPlayedByHand } from './hands'
import type { Phase } from '@/core/model/game'
import type { MarkEnd } from '@/core/model/mark'
import { openQuestions } from '@/core/rules/questions'
import type { Pick } from './pick'
import type { Table } from './table'

type Kind = PlainCommand['type']
type Make = { readonly [K in Kind]: (pick: Pick) => Extract<PlainCommand, { type: K }> }

const NAMES = ['Ana', 'Bo', 'Cyr', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou', '$&', '', 'Ænn “É”', '__proto__', '42']

const ends = ({ one, below }: Pick): MarkEnd =>
  one<MarkEnd>([{ at: 'dawn' }, { at: 'dusk', dusks: 1 + below(3) }, { at: 'used' }], { at: 'dawn' })

const planFor = (pick: Pick, traveller: boolean): SeatPlan => ({
  player: pick.one(NAMES, 'Ana'),
  ...(pick.maybe(0.8) ? { character: traveller ? pick.one(pick.rules.script.travellers, 'voudon') : pick.character() } : {}),
  ...(pick.maybe(0.5) ? { alignment: pick.side() } : {}),
  ...(pick.maybe(0.2) ? { believes: pick.character() } : {}),
})

const phase = ({ one, below }: Pick): Phase =>
  one<Phase>([{ kind: 'setup' }, { kind: 'night', number: 1 + below(6) }, { kind: 'day', number: 1 + below(6) }], { kind: 'setup' })

const handAct = (pick: Pick): HandAct =>
  pick.one<HandAct>(
    [
      { do: 'chooses', seats: pick.seats(3), ...(pick.maybe(0.3) ? { character: pick.character() } : {}) },
      { do: 'dies', seat: pick.seat() },
      { do: 'returns', seat: pick.seat() },
      { do: 'becomes', seat: pick.seat(), character: pick.character() },
      { do: 'turns', seat: pick.seat(), alignment: pick.side() },
      { do: 'tells', seat: pick.seat(), number: pick.below(4), yes: pick.maybe(0.5) },
      { do: 'lays', seat: pick.seat(), token: pick.one(['Poisoned', 'Drunk', 'Lit'], 'Lit') },
    ],
    { do: 'notes', text: '{who}' },
  )

/** Every command there is; the type sees to it that none is forgotten. */
const make: Make = {
  addSeat: (pick) => ({ type: 'addSeat', plan: planFor(pick, false), ...(pick.maybe(0.5) ? { at: pick.below(22) } : {}) }),
  removeSeat: ({ seat }) => ({ type: 'removeSeat', seat: seat() }),
  renamePlayer: ({ seat, one, maybe }) => ({
    type: 'renamePlayer',
    seat: seat(),
    player: one(NAMES, 'Ana'),
    ...(maybe(0.5) ? { everywhere: true } : {}),
  }),
  swapSeats: ({ seat }) => ({ type: 'swapSeats', a: seat(), b: seat() }),
  moveSeat: ({ seat, below }) => ({ type: 'moveSeat', seat: seat(), to: below(24) }),
  reorderSeats: ({ game, chance, seats, maybe }) => ({
    type: 'reorderSeats',
    order: maybe(0.8) ? chance.shuffle(game.seats.map(({ id }) => id)) : seats(6),
  }),
  deal: ({ game, character, side, maybe }) => ({
    type: 'deal',
    hands: Object.fromEntries(
      game.seats
        .filter(() => maybe(0.9))
        .map(({ id }) => [
          id,
          { character: character(), ...(maybe(0.1) ? { believes: character() } : {}), ...(maybe(0.1) ? { alignment: side() } : {}) },
        ]),
    ),
  }),
  setBluffs: ({ seat, maybe, character }) => ({
    type: 'setBluffs',
    for: maybe(0.6) ? 'demon' : seat(),
    characters: [character(), character(), character()],
  }),
  setSecret: ({ seat, seats, maybe }) =>
    maybe(0.5)
      ? { type: 'setSecret', seat: seat(), ability: 'lunatic', key: 'minions', seats: seats(3) }
      : { type: 'setSecret', seat: seat(), ability: 'grandmother', key: 'grandchild', seats: [seat()] },
  setBelief: ({ seat, maybe, character }) => ({ type: 'setBelief', seat: seat(), believes: maybe(0.7) ? character() : undefined }),
  doByHand: (pick) => {
    const [seat, ability] = [pick.seat(), pick.character()]
    const act = isPlayedByHand(pick.rules) ? anyHandAct(pick, pick.rules.characters[ability]?.tokens ?? []) : handAct(pick)
    return { type: 'doByHand', seat, ability, act }
  },
  setScript: ({ rules }) => ({ type: 'setScript', script: rules.script.id, file: '[]' }),
  setOrder: ({ maybe }) => ({ type: 'setOrder', order: maybe(0.5) ? 'sheet' : 'published' }),
  begin: () => ({ type: 'begin' }),
  point: (pick) => ({
    type: 'point',
    step: pick.step(),
    ...(pick.maybe(0.8) ? { targets: pick.seats(3) } : {}),
    ...(pick.maybe(0.3) ? { character: pick.character() } : {}),
    ...(pick.maybe(0.2) ? { pass: pick.maybe(0.5) } : {}),
    ...(pick.maybe(0.2) ? { answers: { drunk: pick.answer() } } : {}),
  }),
  takeStep: (pick) => ({
    type: 'takeStep',
    step: pick.step(),
    ...(pick.maybe(0.8) ? { targets: pick.seats(3) } : {}),
    ...(pick.maybe(0.3) ? { character: pick.character() } : {}),
    ...(pick.maybe(0.15) ? { pass: true } : {}),
  }),
  runUpkeep: ({ step }) => ({ type: 'runUpkeep', step: step() }),
  skipStep: ({ step, maybe }) => ({ type: 'skipStep', step: step(), ...(maybe(0.5) ? { woken: true } : {}) }),
  reopenStep: ({ step }) => ({ type: 'reopenStep', step: step() }),
  addStep: ({ seat }) => ({ type: 'addStep', seat: seat(), text: 'Ask again' }),
  dawn: () => ({ type: 'dawn' }),
  nominate: ({ seat, maybe }) => ({ type: 'nominate', by: maybe(0.2) ? 'storyteller' : seat(), nominee: seat() }),
  vote: ({ game, below, maybe, seats }) => ({
    type: 'vote',
    nomination: maybe(0.9) ? Math.max(0, game.day.nominations.length - 1) : below(4),
    votes: maybe(0.8) ? game.seats.filter(() => maybe(0.6)).map(({ id }) => id) : seats(8),
    counted: maybe(0.7),
  }),
  withdrawNomination: ({ below }) => ({ type: 'withdrawNomination', nomination: below(3) }),
  callExile: ({ game, seat, maybe, one }) => ({
    type: 'callExile',
    nominee: maybe(0.8)
      ? one(
          game.seats.filter(({ traveller }) => traveller).map(({ id }) => id),
          seat(),
        )
      : seat(),
    ...(maybe(0.7) ? { by: seat() } : {}),
  }),
  exile: ({ game, seat, maybe, one }) => ({
    type: 'exile',
    seat: maybe(0.8)
      ? one(
          game.seats.filter(({ traveller }) => traveller).map(({ id }) => id),
          seat(),
        )
      : seat(),
  }),
  execute: ({ seat }) => ({ type: 'execute', seat: seat() }),
  closeNominations: () => ({ type: 'closeNominations' }),
  endWithoutExecution: () => ({ type: 'endWithoutExecution' }),
  reopenDay: () => ({ type: 'reopenDay' }),
  useAbility: (pick) => {
    const { game, seat, seats, maybe, one, below } = pick
    const who = one(
      game.seats.filter(({ abilities }) => abilities.some(({ character }) => pick.rules.characters[character]?.day)),
      game.seats[0],
    )
    const ability = who?.abilities.find(({ character }) => pick.rules.characters[character]?.day)?.character
    return {
      type: 'useAbility',
      seat: who && maybe(0.9) ? who.id : seat(),
      ability: ability ?? pick.character(),
      targets: seats(2),
      ...(maybe(0.5) ? { text: 'The Demon sits beside me' } : {}),
      ...(maybe(0.5) ? { truth: maybe(0.5) } : {}),
      ...(maybe(0.5) ? { verdict: maybe(0.5) ? 'pass' : 'fail' } : {}),
      ...(maybe(0.2) ? { on: seat() } : {}),
      ...(maybe(0.4) ? { swaps: Array.from({ length: below(5) }, () => [seat(), seat()] as const) } : {}),
    }
  },
  join: (pick) => ({ type: 'join', plan: planFor(pick, pick.maybe(0.9)), ...(pick.maybe(0.5) ? { at: pick.below(22) } : {}) }),
  leave: ({ seat, maybe }) => ({ type: 'leave', seat: seat(), how: maybe(0.5) ? 'dies' : 'removed' }),
  dusk: () => ({ type: 'dusk' }),
  answer: ({ rules, game, chance, answer, maybe }) => {
    const question = chance.pick(openQuestions(rules, game))
    return {
      type: 'answer',
      question: question?.key ?? 'no_such_question',
      answer: (maybe(0.9) ? chance.pick(question?.options ?? [])?.value : undefined) ?? answer(),
    }
  },
  endGame: ({ side }) => ({ type: 'endGame', winner: side() }),
  playOn: () => ({ type: 'playOn' }),
  reopenGame: () => ({ type: 'reopenGame' }),
  showCard: ({ seat, maybe }) => ({ type: 'showCard', text: 'You are safe', ...(maybe(0.7) ? { seat: seat() } : {}) }),
  correctLife: ({ seat, one }) => ({ type: 'correctLife', seat: seat(), life: one(['alive', 'dead', 'looks-dead'] as const, 'alive') }),
  kill: ({ seat, maybe }) => ({ type: 'kill', seat: seat(), cause: maybe(0.5) ? 'demon' : 'storyteller' }),
  revive: ({ seat }) => ({ type: 'revive', seat: seat() }),
  correctCharacter: ({ seat, character, maybe }) => ({
    type: 'correctCharacter',
    seat: seat(),
    character: maybe(0.95) ? character() : undefined,
    ...(maybe(0.3) ? { keepAlignment: true } : {}),
  }),
  correctAlignment: ({ seat, side }) => ({ type: 'correctAlignment', seat: seat(), alignment: side() }),
  correctAbility: ({ seat, character, maybe }) => ({ type: 'correctAbility', seat: seat(), ability: character(), held: maybe(0.7) }),
  correctGhostVote: ({ seat, maybe }) => ({ type: 'correctGhostVote', seat: seat(), ghostVote: maybe(0.5) }),
  correctChoice: ({ seat, seats, character, maybe }) => ({
    type: 'correctChoice',
    seat: seat(),
    ability: character(),
    ...(maybe(0.8) ? { targets: seats(3) } : {}),
  }),
  correctSpent: ({ seat, character, maybe }) => ({ type: 'correctSpent', seat: seat(), ability: character(), spent: maybe(0.6) }),
  placeMark: (pick) => ({
    type: 'placeMark',
    on: pick.seat(),
    kind: pick.one(['drunk', 'poisoned', 'safe', 'shield', 'asleep', 'memo'] as const, 'memo'),
    token: 'Secret mark',
    ends: ends(pick),
    ...(pick.maybe(0.7) ? { character: pick.character() } : {}),
    ...(pick.maybe(0.1) ? { shown: pick.below(4) } : {}),
    ...(pick.maybe(0.1) ? { others: true } : {}),
  }),
  removeMark: ({ mark, seat, maybe }) => ({ type: 'removeMark', mark: mark(), ...(maybe(0.3) ? { seat: seat() } : {}) }),
  moveMark: ({ mark, seat }) => ({ type: 'moveMark', mark: mark(), to: seat() }),
  placeToken: ({ seat, maybe, character }) => ({
    type: 'placeToken',
    on: maybe(0.2) ? 'table' : seat(),
    text: 'Secret token',
    ...(maybe(0.7) ? { character: character() } : {}),
  }),
  removeToken: ({ mark }) => ({ type: 'removeToken', token: mark() }),
  moveToken: ({ mark, seat, maybe }) => ({ type: 'moveToken', token: mark(), to: maybe(0.2) ? 'table' : seat() }),
  correctPhase: (pick) => ({ type: 'correctPhase', phase: phase(pick) }),
  correctOvertime: ({ maybe, below }) => ({
    type: 'correctOvertime',
    overtime: maybe(0.5) ? { day: 1 + below(6), ability: 'mastermind' } : undefined,
  }),
  tell: ({ seat, below }) => ({ type: 'tell', entry: entryId(String(below(20))), seat: seat() }),
  carryOver: () => ({ type: 'carryOver' }),
  writeNote: ({ seat }) => ({ type: 'writeNote', seat: seat(), note: 'Secret note' }),
}

const kinds = Object.keys(make) as readonly Kind[]

/** Commands that fit the phase, so that a random evening makes progress. */
const fitting: Readonly<Record<Phase['kind'], readonly Kind[]>> = {
  setup: ['addSeat', 'deal', 'deal', 'setBluffs', 'setBelief', 'setSecret', 'setSecret', 'begin', 'begin'],
  night: [
    'point',
    'takeStep',
    'takeStep',
    'takeStep',
    'takeStep',
    'takeStep',
    'takeStep',
    'skipStep',
    'runUpkeep',
    'reopenStep',
    'dawn',
    'answer',
    'useAbility',
    'join',
  ],
  day: [
    'nominate',
    'nominate',
    'nominate',
    'vote',
    'vote',
    'vote',
    'closeNominations',
    'useAbility',
    'useAbility',
    'answer',
    'callExile',
    'exile',
    'execute',
    'join',
    'dusk',
    'dusk',
  ],
}

export const wildCommand = (table: Table, pick: Pick): Command => {
  if (pick.maybe(0.04)) return redecidable(table, pick) ?? { type: 'playOn' }
  if (isPlayedByHand(pick.rules) && pick.maybe(0.1)) return { ...(actByHand(pick) ?? { type: 'begin' }), ...extras(pick) }
  const kind = pick.maybe(0.75) ? pick.one(fitting[pick.game.phase.kind], 'begin') : pick.one(kinds, 'begin')
  return { ...make[kind](pick), ...extras(pick) }
}

const extras = (pick: Pick): CommandExtras => ({
  ...(pick.maybe(0.15)
    ? {
        answers: {
          drunk: pick.answer(),
          kill: pick.answer(),
          pacifist_saves: pick.maybe(0.5),
          regurgitate: pick.answer(),
          grandparent_learns_grandchild: pick.answer(),
          bluffs: pick.maybe(0.5) ? [pick.character(), pick.character()] : pick.answer(),
        },
      }
    : {}),
  ...(pick.maybe(0.05) ? { overrides: { [`die:${pick.seat()}`]: pick.maybe(0.5), [`works:${pick.step()}`]: pick.maybe(0.5) } } : {}),
  ...(pick.maybe(0.05) ? { anyway: true } : {}),
})
