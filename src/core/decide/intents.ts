import type { Intent } from '../model/scene'
import type { SeatId } from '../model/ids'
import type { Alignment } from '../model/seat'
import { nameOf, nightNumber, playerOf, seatOf } from '../rules/table'
import { die } from './die'
import { tell } from './malfunction'
import { missPassedSteps } from './missed'
import { execute, overrule } from './execute'
import { count, place } from './placing'
import { giveVote } from './voteTokens'
import { revive } from './revive'
import { become, exchange } from './become'
import { doneBy, emit, note, overrideOf, nextId, spend, text, stepNow } from './deciding'
import type { Source, Deciding } from './deciding'

/** Turns what a hook wants into facts. Only the engine makes events. */
export const perform = (work: Deciding, intents: readonly Intent[], source: Source): void => {
  for (const intent of intents) performOne(work, intent, source)
}

const performOne = (work: Deciding, intent: Intent, source: Source): void => {
  switch (intent.do) {
    case 'place':
      return place(work, intent, source)
    case 'lift':
      return emit(work, { type: 'markRemoved', mark: intent.mark, because: 'used' })
    case 'count':
      return count(work, intent.mark, intent.shown)
    case 'kill':
      return intent.not && !killsAnyway(work, intent.seat, intent.not)
        ? undefined
        : die(
            work,
            { victim: intent.seat, cause: intent.cause, by: source.seat, ...(intent.unstoppable ? { unstoppable: true } : {}) },
            source,
          )
    case 'execute':
      return work.game.day.executions.length ? undefined : execute(work, intent.seat, byAbility(source))
    case 'win':
      return win(work, intent.side, intent.because, source)
    case 'giveVote':
      return giveVote(work, intent.from, intent.to)
    case 'spend':
      return spend(work, source.seat, source.ability)
    case 'turn':
      return turn(work, intent.seat, intent.alignment, source)
    case 'revive':
      return revive(work, intent.seat, source)
    case 'gain':
      return gain(work, intent.ability, source)
    case 'become':
      return become(work, [{ seat: intent.seat, character: intent.character, alignment: intent.alignment }], intent.tell)
    case 'exchange':
      return exchange(work, intent)
    case 'swap':
      return swap(work, intent.pairs)
    case 'tell':
      return tell(work, intent, source)
    case 'wake':
      return emit(work, { type: 'woken', wake: { seat: intent.seat, reason: intent.reason, step: stepNow(work) } })
    case 'overrule':
      return overrule(work, intent.nomination, intent.verdict, source.ability)
    case 'state':
      return source.seat ? emit(work, { type: 'statementMade', seat: source.seat, text: intent.text, truth: intent.truth }) : undefined
  }
}

const byAbility = ({ ability }: Source) => ({ by: 'ability' as const, ...(ability ? { ability } : {}) })

/** A side wins by an ability, unless the storyteller says no. */
const win = (work: Deciding, winner: Alignment, because: string, { seat, ability }: Source): void => {
  if (!ability || work.game.claim) return
  const not = overrideOf(work, nextId(work, 'wins')) === false
  note(work, {
    id: 'wins',
    kind: 'memo',
    ...(seat ? { seat } : {}),
    ability,
    text: text(work, not ? 'follows.not.wins' : `follows.wins.${winner}`),
    because: text(work, because, { ability: nameOf(work.rules, ability) }),
    override: text(work, not ? 'override.happens' : 'override.not'),
  })
  if (!not) emit(work, { type: 'claimSet', claim: { winner, ability, because } })
}

/** A death that does not happen is shown too, and can be overruled. */
const killsAnyway = (work: Deciding, seat: SeatId, because: string): boolean => {
  const [id, who] = [`die:${seat}`, { who: playerOf(work.game, seat) }]
  if (overrideOf(work, nextId(work, id)) === true) return true
  note(work, { id, kind: 'nothing', seat, text: text(work, because, who), override: text(work, 'override.dies', who) })
  return false
}

/** A new side is told at once at night; an unchanged one needs no wake. */
const turn = (work: Deciding, id: SeatId, alignment: 'good' | 'evil', source: Source): void => {
  const seat = seatOf(work.game, id)
  if (!seat) return
  const changed = seat.alignment !== alignment
  if (changed) {
    const not = overrideOf(work, nextId(work, `turn:${id}`)) === false
    note(work, {
      id: `turn:${id}`,
      kind: 'turns',
      seat: id,
      ...doneBy(work, source),
      text: text(work, not ? 'follows.not.turns' : `follows.turns.${alignment}`, { who: seat.player }),
      override: text(work, not ? 'override.happens' : 'override.not'),
    })
    if (not) return
    emit(work, { type: 'alignmentSet', seat: id, alignment })
  }
  if (work.game.phase.kind !== 'night') return
  emit(work, { type: 'interrupted', interrupt: { after: stepNow(work), seat: id, kind: 'alignment', alignment, changed } })
  if (!changed) return
  emit(work, { type: 'woken', wake: { seat: id, reason: 'alignment', step: stepNow(work) } })
  emit(work, { type: 'told', told: { seat: id, what: 'alignment', answer: { alignment }, why: 'able' } })
  work.cards.push({ title: 'card.youAre', for: id, alignment })
}

const gain = (work: Deciding, ability: string, source: Source): void => {
  const seat = seatOf(work.game, source.seat)
  if (!seat || seat.abilities.some(({ character }) => character === ability)) return
  emit(work, {
    type: 'abilitiesSet',
    seat: seat.id,
    abilities: [
      ...seat.abilities.filter(({ way }) => way !== 'gained'),
      { serial: work.game.serial + 1, character: ability, since: nightNumber(work.game), way: 'gained', spent: false },
    ],
  })
  missPassedSteps(work, seat.id)
}

const swap = (work: Deciding, pairs: readonly (readonly [SeatId, SeatId])[]): void => {
  const order = work.game.seats.map(({ id }) => id)
  for (const [a, b] of pairs) {
    const [i, j] = [order.indexOf(a), order.indexOf(b)]
    if (i < 0 || j < 0) continue
    order[i] = b
    order[j] = a
  }
  emit(work, { type: 'seatsReordered', order })
}
