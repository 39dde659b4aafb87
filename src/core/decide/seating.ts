import type { Game } from '../model/game'
import { seatId } from '../model/ids'
import type { SeatId } from '../model/ids'
import type { Alignment, HeldAbility, SeatPlan } from '../model/seat'
import { characterOf, nightNumber, ownAlignment, seatOf } from '../rules/table'
import { emit } from './deciding'
import type { Deciding } from './deciding'

/** Who sits down and what they hold: at setup, when a Traveller joins and by hand. */

export const addSeat = (work: Deciding, plan: SeatPlan, at = work.game.seats.length): SeatId => {
  const { rules, game } = work
  const id = freeId(game)
  emit(work, {
    type: 'seatAdded',
    at,
    seat: {
      id,
      player: plan.player,
      character: plan.character,
      believes: plan.believes,
      abilities: ownAbility(work, plan.character),
      traveller: characterOf(rules, plan.character)?.team === 'traveller',
      alignment: plan.alignment ?? ownAlignment(rules, plan.character) ?? 'good',
      alive: true,
      looksAlive: true,
      ghostVote: true,
      history: [],
      toldDemon: false,
      note: '',
    },
  })
  return id
}

/** After a correction a newcomer keeps the old id, so the next number may be taken already. */
const freeId = ({ seats, serial }: Game): SeatId => {
  let number = serial + 1
  while (seats.some(({ id }) => id === `s${number}`)) number++
  return seatId(`s${number}`)
}

/** The abilities of a character. "Start knowing" counts from the night they are first held. */
export const ownAbility = ({ game }: Deciding, character: string | undefined, serial = game.serial + 1): readonly HeldAbility[] =>
  character === undefined
    ? []
    : [
        {
          serial,
          character,
          since:
            game.phase.kind === 'night'
              ? game.phase.number
              : game.phase.kind === 'day'
                ? game.phase.number + 1
                : Math.max(1, nightNumber(game)),
          way: 'own',
          spent: false,
        },
      ]

export const giveCharacter = (work: Deciding, seat: SeatId, character: string | undefined, alignment?: Alignment): void => {
  if (!seatOf(work.game, seat)) return
  emit(work, {
    type: 'characterSet',
    seat,
    character,
    traveller: characterOf(work.rules, character)?.team === 'traveller',
    alignment: alignment ?? ownAlignment(work.rules, character) ?? 'good',
    abilities: ownAbility(work, character),
  })
}
