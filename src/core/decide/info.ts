import { DEMON_BLUFFS } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Refusal } from '../model/question'
import type { Shown } from '../model/told'
import { inRow } from '../model/words'
import type { Step } from '../rules/step'
import { livingDemons, livingMinions, nameOf, seatOf, teamOf } from '../rules/table'
import { emit, refusal } from './deciding'
import type { Deciding } from './deciding'

/** Steps of the night itself: what evil players are shown. Returns the refusals. */
export const fixedStep = (work: Deciding, step: Step): readonly Refusal[] => {
  const { rules } = work
  if (step.row.row === 'added') {
    wake(work, step, 'told')
    return []
  }
  if (step.became && step.seat) {
    const { id, character, alignment } = seatOf(work.game, step.seat.id) ?? step.seat
    wake(work, step, 'told')
    tells(work, id, 'character', { characters: character ? [character] : [], alignment })
    return []
  }
  switch (step.row.fixed) {
    case 'minion-info': {
      for (const minion of livingMinions(rules, work.game)) {
        emit(work, { type: 'woken', wake: { seat: minion.id, reason: 'info', step: step.id } })
        tells(work, minion.id, 'demon', { seats: livingDemons(rules, work.game).map(({ id }) => id) })
      }
      return []
    }
    case 'demon-info':
      return demonInfo(work, step)
    case 'travellers': {
      if (!step.seat) return []
      wake(work, step, 'told')
      tellDemon(work, step.seat.id)
      return []
    }
    default:
      return []
  }
}

/** What the game itself tells is true. */
const tells = (work: Deciding, seat: SeatId, what: string, answer: Shown): void =>
  emit(work, { type: 'told', told: { seat, what, answer, why: 'able' } })

/** An evil Traveller learns who the Demon is, once. */
const tellDemon = (work: Deciding, seat: SeatId): void => {
  tells(work, seat, 'demon', { seats: livingDemons(work.rules, work.game).map(({ id }) => id) })
  emit(work, { type: 'demonTold', seat })
}

/** A Traveller who joins by day is told at once. */
export const tellNewcomer = (work: Deciding, id: SeatId): void => {
  const seat = seatOf(work.game, id)
  const demons = livingDemons(work.rules, work.game)
  if (work.game.phase.kind !== 'day' || !seat?.traveller || seat.alignment !== 'evil' || !demons.length) return
  tellDemon(work, id)
  work.cards.push({ title: 'card.demon', for: id, seats: demons.map((demon) => demon.id) })
}

const wake = (work: Deciding, step: Step, reason: 'info' | 'told'): void => {
  if (step.seat) emit(work, { type: 'woken', wake: { seat: step.seat.id, reason, step: step.id } })
}

const demonInfo = (work: Deciding, step: Step): readonly Refusal[] => {
  const { rules, game } = work
  const word = work.extras.answers?.['bluffs']
  const shown = Array.isArray(word) ? (word as readonly string[]) : (game.bluffs[DEMON_BLUFFS] ?? [])
  const inPlay = shown.filter((id) => game.seats.some((seat) => seat.character === id))
  if (String(shown) !== String(game.bluffs[DEMON_BLUFFS] ?? [])) emit(work, { type: 'bluffsSet', for: DEMON_BLUFFS, characters: shown })
  for (const demon of livingDemons(rules, game)) {
    emit(work, { type: 'woken', wake: { seat: demon.id, reason: 'info', step: step.id } })
    tells(work, demon.id, 'minions', { seats: game.seats.filter((seat) => teamOf(rules, seat) === 'minion').map(({ id }) => id) })
    if (shown.length) tells(work, demon.id, 'bluffs', { characters: shown })
  }
  return inPlay.length
    ? [
        refusal(rules, 'bluff_in_play', {
          character: inRow(
            rules.words,
            inPlay.map((id) => nameOf(rules, id)),
          ),
        }),
      ]
    : []
}
