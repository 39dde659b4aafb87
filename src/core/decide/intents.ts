import type { Intent } from '../model/scene'
import type { SeatId } from '../model/ids'
import type { Mark } from '../model/mark'
import { nightSteps } from '../rules/nightSteps'
import { characterOf, nameOf, nightNumber, playerOf, seatOf } from '../rules/table'
import { die } from './die'
import { ask, emit, note, overrideOf, nextId, placeMark, text } from './work'
import type { Source, Work } from './work'

/** Turns what a hook wants into facts. Only the engine makes events. */
export const perform = (work: Work, intents: readonly Intent[], source: Source): void => {
  for (const intent of intents) performOne(work, intent, source)
}

const performOne = (work: Work, intent: Intent, source: Source): void => {
  switch (intent.do) {
    case 'place':
      return place(work, intent, source)
    case 'lift':
      return emit(work, { type: 'markRemoved', mark: intent.mark, because: 'used' })
    case 'count':
      return count(work, intent.mark, intent.shown)
    case 'kill':
      return die(
        work,
        { victim: intent.seat, cause: intent.cause, by: source.seat, ...(intent.unstoppable ? { unstoppable: true } : {}) },
        source,
      )
    case 'spend':
      return spend(work, source)
    case 'turn':
      return turn(work, intent.seat, intent.alignment)
    case 'revive':
      return revive(work, intent.seat, source)
    case 'gain':
      return gain(work, intent.ability, source)
    case 'swap':
      return swap(work, intent.pairs)
    case 'tell':
      return emit(work, { type: 'told', told: intent.told })
    case 'wake':
      return emit(work, { type: 'woken', wake: { seat: intent.seat, reason: intent.reason, step: work.step ?? '' } })
    case 'judge':
      return // the day's own file acts on a verdict
    case 'state':
      return source.seat ? emit(work, { type: 'statementMade', seat: source.seat, text: intent.text, truth: intent.truth }) : undefined
    case 'settleOwed':
      return source.seat && source.ability ? emit(work, { type: 'choiceSettled', seat: source.seat, ability: source.ability }) : undefined
  }
}

const count = (work: Work, mark: Mark['id'], shown: number): void =>
  shown > 0
    ? emit(work, { type: 'markCounted', mark, shown, dusks: undefined })
    : emit(work, { type: 'markRemoved', mark, because: 'ended' })

const place = (work: Work, intent: Extract<Intent, { do: 'place' }>, source: Source): void => {
  const { kind, on, token, ends, shown, data } = intent
  if (kind !== 'memo') {
    const id = nextId(work, `place:${kind}:${on}`)
    const who = { who: on === 'everyoneElse' ? text(work, 'everyoneElse') : playerOf(work.game, on) }
    const word = overrideOf(work, id)
    note(work, {
      id: `place:${kind}:${on}`,
      kind,
      ...(on === 'everyoneElse' ? {} : { seat: on }),
      text: text(work, word === false ? `follows.not.${kind}` : `follows.${kind}`, who),
      override: text(work, word === false ? 'override.happens' : 'override.not'),
    })
    if (word === false) return
  }
  placeMark(work, { kind, on, token, ends, ...(shown === undefined ? {} : { shown }), ...(data === undefined ? {} : { data }) }, source)
}

const spend = (work: Work, { seat, ability }: Source): void => {
  if (seat && ability) emit(work, { type: 'spentSet', seat, ability, spent: true })
}

/** A new side by night is told at once; an old one needs no wake. */
export const turn = (work: Work, id: SeatId, alignment: 'good' | 'evil'): void => {
  const seat = seatOf(work.game, id)
  if (!seat) return
  const changed = seat.alignment !== alignment
  if (changed) {
    const word = note(work, {
      id: `turn:${id}`,
      kind: 'turns',
      seat: id,
      text: text(work, `follows.turns.${alignment}`, { who: seat.player }),
      override: text(work, 'override.not'),
    })
    if (word === false) return
    emit(work, { type: 'alignmentSet', seat: id, alignment })
  }
  if (work.game.phase.kind !== 'night') return
  emit(work, { type: 'interrupted', interrupt: { after: work.step ?? '', seat: id, kind: 'alignment', alignment, changed } })
  if (!changed) return
  emit(work, { type: 'woken', wake: { seat: id, reason: 'alignment', step: work.step ?? '' } })
  emit(work, { type: 'told', told: { seat: id, what: 'alignment', text: alignment } })
  work.cards.push({ title: 'card.youAre', for: id, alignment })
}

/** Back to life with everything fresh; a step that has passed is missed for tonight. */
export const revive = (work: Work, id: SeatId, source: Source): void => {
  const seat = seatOf(work.game, id)
  if (!seat || seat.alive) return
  const word = note(work, {
    id: `revive:${id}`,
    kind: 'returns',
    seat: id,
    text: text(work, 'follows.returns', { who: seat.player }),
    override: text(work, 'override.not'),
  })
  if (word === false) return
  forgetCurses(work, id)
  emit(work, { type: 'playerReturned', seat: id })
  for (const ability of seat.spent) emit(work, { type: 'spentSet', seat: id, ability, spent: false })
  emit(work, { type: 'abilitiesSet', seat: id, abilities: seat.abilities.map((held) => ({ ...held, since: nightNumber(work.game) })) })
  for (const mark of work.game.marks)
    if (mark.on === id && mark.token === 'Dead' && mark.kind === 'memo' && mark.data === undefined)
      emit(work, { type: 'markRemoved', mark: mark.id, because: 'targetReturned' })
  if (source.ability && characterOf(work.rules, source.ability)?.tokens.includes('Alive'))
    placeMark(work, { kind: 'memo', on: id, token: 'Alive', ends: { at: 'dusk', dusks: 1 } }, source)
  missPassedSteps(work, id)
}

const missPassedSteps = (work: Work, id: SeatId): void => {
  const steps = nightSteps(work.rules, work.game)
  const at = steps.find((step) => step.id === work.step)
  if (!at || work.game.phase.kind !== 'night') return
  for (const step of steps)
    if (step.seat?.id === id && step.index < at.index && step.night?.when !== 'first' && !work.game.night.steps[step.id])
      emit(work, { type: 'stepSettled', step: step.id, status: 'missed' })
}

/** What a dead player set in motion (the Moonchild's curse) and what they still owe goes with the return. */
const forgetCurses = (work: Work, id: SeatId): void => {
  for (const owed of work.game.owed) if (owed.seat === id) emit(work, { type: 'choiceSettled', seat: id, ability: owed.ability })
  const curses = work.game.marks.filter(({ source, data }) => source.seat === id && data !== undefined)
  if (!curses.length) return
  const stays = ask(work, {
    code: 'moonchild_alive_before_step',
    about: id,
    usual: false,
    values: { who: playerOf(work.game, id), ability: nameOf(work.rules, curses[0]?.source.ability) },
    options: [
      { value: false, label: text(work, 'option.curseEnds') },
      { value: true, label: text(work, 'option.curseRuns') },
    ],
  })
  if (stays !== true) for (const mark of curses) emit(work, { type: 'markRemoved', mark: mark.id, because: 'targetReturned' })
}

const gain = (work: Work, ability: string, source: Source): void => {
  const seat = seatOf(work.game, source.seat)
  if (!seat || seat.abilities.some(({ character }) => character === ability)) return
  emit(work, {
    type: 'abilitiesSet',
    seat: seat.id,
    abilities: [...seat.abilities.filter(({ gained }) => !gained), { character: ability, since: nightNumber(work.game), gained: true }],
  })
}

const swap = (work: Work, pairs: readonly (readonly [SeatId, SeatId])[]): void => {
  const order = work.game.seats.map(({ id }) => id)
  for (const [a, b] of pairs) {
    const [i, j] = [order.indexOf(a), order.indexOf(b)]
    if (i < 0 || j < 0) continue
    order[i] = b
    order[j] = a
  }
  emit(work, { type: 'seatsReordered', order })
}
