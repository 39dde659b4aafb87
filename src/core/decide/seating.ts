import type { Game } from '../model/game'
import type { Character } from '../model/character'
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
      abilities: ownAbility(work, plan.character, undefined, plan.believes),
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
export const ownAbility = (
  { game, rules }: Deciding,
  character: string | undefined,
  serial = game.serial + 1,
  believes?: string,
): readonly HeldAbility[] => {
  if (character === undefined) return []
  const since =
    game.phase.kind === 'night' ? game.phase.number : game.phase.kind === 'day' ? game.phase.number + 1 : Math.max(1, nightNumber(game))
  const own: HeldAbility = { serial, character, since, way: 'own', spent: false }
  const sham: HeldAbility = { serial: serial + 1, character: believes ?? '', since, way: 'believed', spent: false }
  return takesOnBelief(characterOf(rules, character)) && believes !== undefined ? [own, sham] : [own]
}

/** One with rules of its own plays there what it believes in. */
const takesOnBelief = (character: Character | undefined): boolean =>
  character?.dealtAs !== undefined && (character.byHand === true || !character.night)

/** What somebody believes to be, with the sham ability that goes with it. */
export const setBelief = (work: Deciding, id: SeatId, believes: string | undefined): void => {
  emit(work, { type: 'beliefSet', seat: id, believes })
  const seat = seatOf(work.game, id)
  if (!seat || !takesOnBelief(characterOf(work.rules, seat.character))) return
  const others = seat.abilities.filter(({ way }) => way !== 'believed')
  const sham = ownAbility(work, seat.character, work.game.serial, believes).slice(1)
  emit(work, { type: 'abilitiesSet', seat: id, abilities: [...others, ...sham] })
}

export const giveCharacter = (work: Deciding, seat: SeatId, character: string | undefined, alignment?: Alignment): void => {
  if (!seatOf(work.game, seat)) return
  emit(work, {
    type: 'characterSet',
    seat,
    character,
    traveller: characterOf(work.rules, character)?.team === 'traveller',
    alignment: alignment ?? ownAlignment(work.rules, character) ?? 'good',
    abilities: ownAbility(work, character, undefined, seatOf(work.game, seat)?.believes),
  })
}
