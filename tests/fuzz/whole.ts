import type { Command } from '@/core/journal/command'
import type { Game } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import { ending } from '@/core/rules/ending'
import { openSteps } from '@/core/rules/nightSteps'
import type { Step } from '@/core/rules/step'
import { openQuestions } from '@/core/rules/questions'
import { nominationRefusal, nominatorRefusal, nomineeRefusal, voteRefusal } from '@/core/rules/votes'
import { currentStep } from '@/core/rules/currentStep'
import { dayView } from '@/core/views/day'
import { askView } from '@/core/views/nightSheet'
import { redecidable } from './again'
import { actByHand, isPlayedByHand } from './hands'
import { must } from './law'
import type { Pick } from './pick'
import { gameOf, tap, type Table } from './table'

/** Nights after which a table would have gone to bed. */
const LATE = 25

/** One sensible tap of a storyteller who follows the sheet. False: the evening is over. */
export const wholeTap = (table: Table, pick: Pick): boolean => {
  const { game } = pick
  if (game.outcome || game.night.number > LATE) return false
  const won = ending(table.rules, game)
  if (won && (!won.question || pick.maybe(0.3))) {
    tap(table, pick.maybe(0.95) ? { type: 'endGame', winner: won.winner } : { type: 'playOn' }, pick.chance)
    return true
  }
  const question = pick.chance.pick(openQuestions(table.rules, game))
  const aside =
    question && pick.maybe(0.5)
      ? ({ type: 'answer', question: question.key, answer: pick.chance.pick(question.options)?.value ?? 'nobody' } as const)
      : onTheSide(table, pick)
  if (aside) tap(table, aside, pick.chance)
  else if (game.phase.kind === 'setup') tap(table, { type: 'begin' }, pick.chance)
  else if (game.phase.kind === 'night') night(table, pick)
  else day(table, pick)
  return true
}

/** People come and go, and fingers slip. */
const onTheSide = (table: Table, pick: Pick): Command | undefined => {
  const { game, rules, maybe, one } = pick
  const free = rules.script.travellers.filter((id) => !game.seats.some(({ character }) => character === id))
  const travellers = game.seats.filter(({ traveller }) => traveller)
  if (free.length && game.seats.length < 20 && maybe(0.004))
    return {
      type: 'join',
      plan: { player: 'Zoe', character: one(free, 'judge'), alignment: pick.side() },
      at: pick.below(game.seats.length + 1),
    }
  if (travellers.length && maybe(0.002))
    return {
      type: 'leave',
      seat: one(
        travellers.map(({ id }) => id),
        pick.seat(),
      ),
      how: maybe(0.5) ? 'dies' : 'removed',
    }
  if (maybe(0.01)) return redecidable(table, pick)
  if (game.phase.kind !== 'setup' && isPlayedByHand(rules) && maybe(0.08)) return actByHand(pick)
  return undefined
}

const night = (table: Table, pick: Pick): void => {
  const { game, rules, maybe, chance } = pick
  const open = openSteps(rules, game)
  const now = maybe(0.05) ? chance.pick(open) : open.find(({ id }) => id === currentStep(rules, game))
  if (!now || now.row.fixed === 'dawn') {
    tap(table, { type: 'dawn' }, chance)
    return
  }
  if (maybe(0.04)) {
    tap(table, { type: 'skipStep', step: now.id, woken: maybe(0.5) }, chance)
    return
  }
  const choice = choose(table, pick, now)
  if (maybe(0.2)) tap(table, { type: 'point', step: now.id, ...choice }, chance)
  const decision = tap(table, { type: 'takeStep', step: now.id, ...choice }, chance, { forces: 0, overrides: 0.05 })
  const legal = choice.targets !== undefined || choice.character !== undefined || choice.pass === true
  if (legal) must(decision.kind === 'done' || !legal, 'what the sheet offers is accepted', () => ({ step: now.id, choice, decision }))
  if (decision.kind !== 'done') tap(table, { type: 'skipStep', step: now.id, woken: true }, chance)
}

interface Choice {
  readonly targets?: readonly SeatId[]
  readonly character?: string
  readonly pass?: boolean
}

const choose = ({ rules }: Table, { game, chance, maybe, one }: Pick, step: Step): Choice => {
  const { targets, character, mayPass } = askView(rules, game, step)
  if (!targets && !character) return {}
  if (mayPass && maybe(0.4)) return { pass: true }
  const allowed = Object.entries(targets?.seats ?? {})
    .filter(([, { allowed: ok }]) => ok)
    .map(([id]) => id as SeatId)
  if (targets && allowed.length < targets.min) return mayPass ? { pass: true } : {}
  return {
    ...(targets ? { targets: chance.draw(allowed, targets.max, () => 1) } : {}),
    ...(character
      ? {
          character: one(
            character.options.map(({ id }) => id),
            'fool',
          ),
        }
      : {}),
  }
}

const day = (table: Table, pick: Pick): void => {
  const { game, rules, chance, maybe, one } = pick
  const { abilities, open, closed } = dayView(rules, game)
  const owed = game.owed.find(() => maybe(0.8))
  const nominated = game.day.nominations.filter(({ kind }) => kind === 'execution').length
  if (owed) {
    tap(table, { type: 'useAbility', ...owed, targets: [one(living(game), pick.seat())] }, chance)
    return
  }
  if (open && maybe(0.9)) {
    vote(table, pick, open.index)
    return
  }
  const ability = chance.pick(abilities)
  if (ability && maybe(0.15)) {
    tap(
      table,
      {
        type: 'useAbility',
        seat: ability.seat,
        ability: ability.ability.id,
        targets: [one(living(game), pick.seat())],
        text: 'Somebody lies',
        ...(maybe(0.7) ? { truth: maybe(0.5) } : {}),
        ...(ability.asks === 'verdict' ? { verdict: maybe(0.5) ? ('pass' as const) : ('fail' as const) } : {}),
        ...(ability.asks === 'swaps' ? { swaps: [[pick.seat(), pick.seat()] as const] } : {}),
      },
      chance,
      { forces: 0 },
    )
    return
  }
  const traveller = chance.pick(game.seats.filter((seat) => seat.traveller && seat.looksAlive))
  if (traveller && maybe(0.03)) {
    tap(table, { type: 'callExile', nominee: traveller.id, by: pick.seat() }, chance)
    return
  }
  if (closed || game.day.executions.length) tap(table, { type: 'dusk' }, chance)
  else if (nominated >= 1 && maybe(0.5)) {
    if (tap(table, { type: 'closeNominations' }, chance).kind !== 'done') tap(table, { type: 'endWithoutExecution' }, chance)
  } else if (!nominate(table, pick)) tap(table, { type: 'endWithoutExecution' }, chance)
}

const living = (game: Game): readonly SeatId[] => game.seats.filter(({ looksAlive }) => looksAlive).map(({ id }) => id)

const nominate = (table: Table, { game, rules, chance }: Pick): boolean => {
  const nominee = chance.pick(game.seats.filter(({ id }) => !nomineeRefusal(game, id)))?.id
  const by: SeatId | 'storyteller' = chance.pick(game.seats.filter(({ id }) => !nominatorRefusal(rules, game, id)))?.id ?? 'storyteller'
  if (!nominee || nominationRefusal(rules, game, by, nominee)) return false
  const pair = { by, nominee } as const
  must(tap(table, { type: 'nominate', ...pair }, chance, { forces: 0 }).kind === 'done', 'who may nominate is not refused', () => pair)
  return true
}

const vote = (table: Table, { game, rules, maybe, chance }: Pick, index: number): void => {
  const nomination = gameOf(table).day.nominations[index]
  if (!nomination) return
  const eager = maybe(0.6) ? 0.8 : 0.3
  tap(
    table,
    {
      type: 'vote',
      nomination: index,
      votes: game.seats
        .filter((seat) => !voteRefusal(rules, game, nomination, seat) && maybe(seat.looksAlive ? eager : 0.3))
        .map(({ id }) => id),
      counted: maybe(0.75),
    },
    chance,
  )
}
