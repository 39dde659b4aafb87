import type { PlainCommand } from '@/core/journal/command'
import type { Answer } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import type { Question } from '@/core/model/question'
import type { StepView } from '@/core/views/nightTypes'
import type { GameStore } from '@/app/game/game'

type Chance = () => number

const pick = <T>(chance: Chance, from: readonly T[]): T | undefined => from[Math.floor(chance() * from.length)]
const some = <T>(chance: Chance, from: readonly T[], count: number): readonly T[] => [...from].sort(() => chance() - 0.5).slice(0, count)

const answersTo = (chance: Chance, questions: readonly Question[]): Readonly<Record<string, Answer>> =>
  Object.fromEntries(
    questions.flatMap(({ key, options, usual }) => {
      const answer = pick(chance, options)?.value ?? usual
      return answer === undefined ? [] : [[key, answer]]
    }),
  )

/** Gives the command; answers what is asked, insists where it is refused. */
const give = (game: GameStore, chance: Chance, command: PlainCommand): boolean => {
  let asked = command
  for (let round = 0; round < 5; round += 1) {
    const decision = game.dispatch(asked)
    if (decision.kind === 'done') return true
    asked =
      decision.kind === 'needs'
        ? { ...asked, answers: { ...asked.answers, ...answersTo(chance, decision.questions) } }
        : { ...asked, anyway: true }
  }
  return false
}

const takeStep = (game: GameStore, chance: Chance, step: StepView) => {
  const { targets, character, mayPass } = step.ask
  if (mayPass && chance() < 0.3) return give(game, chance, { type: 'takeStep', step: step.id, pass: true })
  const allowed = targets ? game.grimoire.seats.map(({ id }) => id).filter((id) => targets.seats[id]?.allowed) : []
  const chosen = some(chance, allowed, targets?.max ?? 0)
  const named = pick(chance, character?.options ?? [])?.id
  const choice = { step: step.id, targets: chosen, ...(named === undefined ? {} : { character: named }) }
  if (chance() < 0.5 && chosen.length) give(game, chance, { type: 'point', ...choice })
  return give(game, chance, { type: 'takeStep', ...choice })
}

const playNight = (game: GameStore, chance: Chance) => {
  for (let taps = 0; taps < 60 && game.grimoire.phase.kind === 'night'; taps += 1) {
    const sheet = game.nightSheet
    const step = sheet.steps.find(({ id }) => id === sheet.now)
    if (!step || step.row === 'dawn') {
      give(game, chance, { type: 'dawn' })
      continue
    }
    if (chance() < 0.08) give(game, chance, { type: 'skipStep', step: step.id })
    else takeStep(game, chance, step)
    byHand(game, chance)
    if (chance() < 0.1) correct(game, chance)
  }
}

const correct = (game: GameStore, chance: Chance) => {
  const done = pick(
    chance,
    game.nightSheet.steps.filter(({ id, status }) => status === 'done' && game.settledStep(id)),
  )
  const settled = done && game.settledStep(done.id)
  const seat = pick(chance, game.grimoire.seats)
  if (!settled || !seat || !settled.command.targets?.length) return
  const command = { ...settled.command, targets: [seat.id, ...settled.command.targets.slice(1)], anyway: true }
  const decision = game.dispatch({ type: 'redecide', entry: settled.entry, index: settled.index, command })
  if (decision.kind === 'needs')
    game.dispatch({ type: 'redecide', entry: settled.entry, index: settled.index, command, answers: answersTo(chance, decision.questions) })
}

const byHand = (game: GameStore, chance: Chance) => {
  const seat = pick(chance, game.grimoire.seats)?.id
  if (!seat || chance() > 0.12) return
  const commands: readonly PlainCommand[] = [
    { type: 'writeNote', seat, note: 'Said something odd' },
    { type: 'placeToken', on: chance() < 0.5 ? 'table' : seat, text: 'Remember' },
    { type: 'placeMark', on: seat, kind: 'drunk', token: 'Drunk', ends: { at: 'dusk', dusks: 1 } },
    { type: 'renamePlayer', seat, player: 'Zoë-Marguerite' },
    { type: 'showCard', seat, text: 'You are good' },
  ]
  const pending = pick(chance, commands)
  if (pending) give(game, chance, pending)
  if (chance() < 0.3) {
    game.undo()
    if (chance() < 0.5) game.redo()
  }
}

const playDay = (game: GameStore, chance: Chance) => {
  const living = () => game.grimoire.seats.filter(({ life }) => life === 'alive').map(({ id }) => id)
  for (let round = 0; round < 3; round += 1) {
    const by = pick(chance, living())
    const nominee = pick(chance, game.grimoire.seats)?.id
    if (!by || !nominee || game.day.closed) break
    const traveller = game.grimoire.seats.find(({ id }) => id === nominee)?.traveller
    give(game, chance, traveller ? { type: 'callExile', nominee, by } : { type: 'nominate', by, nominee })
    const open = game.day.open
    if (!open) continue
    const votes: readonly SeatId[] = game.day.voteOrder.filter(() => chance() < 0.6)
    give(game, chance, { type: 'vote', nomination: open.index, votes: votes.slice(0, 2), counted: false })
    give(game, chance, { type: 'vote', nomination: open.index, votes, counted: true })
    byHand(game, chance)
  }
  for (const { seat, ability, asks } of game.day.abilities) {
    const target = pick(chance, living())
    if (asks === 'statement')
      give(game, chance, { type: 'useAbility', seat, ability: ability.id, text: 'Bo is evil', truth: chance() < 0.5 })
    if (asks === 'target' && target) give(game, chance, { type: 'useAbility', seat, ability: ability.id, targets: [target] })
  }
  give(game, chance, { type: 'closeNominations' })
  give(game, chance, { type: 'dusk' })
}

/** Plays until somebody wins, or for a while. */
export const playOut = (game: GameStore, chance: Chance, days = 6): void => {
  for (let round = 0; round < days && !game.grimoire.outcome; round += 1) {
    playNight(game, chance)
    if (game.grimoire.phase.kind === 'day') playDay(game, chance)
    const { ending } = game.grimoire
    if (ending) give(game, chance, { type: 'endGame', winner: ending.winner })
  }
}
