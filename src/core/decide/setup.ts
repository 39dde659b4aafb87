import type { CommandExtras, SetupCommand } from '../journal/command'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import { seatId } from '../model/ids'
import type { SeatId } from '../model/ids'
import { characterOf, heldBy, sceneFor, seatOf } from '../rules/table'
import type { Decision } from './decision'
import { perform } from './intents'
import { beginNight } from './phase'
import { addSeat, giveCharacter, setBelief } from './seating'
import { emit, finish, refusal, sourceOf, startDeciding } from './deciding'
import { placeMark } from './placeMark'
import type { Deciding } from './deciding'

/** Players, their places and what they hold. */
export const decideSetup = (rules: Rules, game: Game, command: SetupCommand & CommandExtras): Decision => {
  const work = startDeciding(rules, game, command, perform)
  switch (command.type) {
    case 'addSeat':
      addSeat(work, command.plan, command.at)
      break
    case 'removeSeat':
      emit(work, { type: 'seatRemoved', seat: command.seat })
      break
    case 'renamePlayer':
      emit(work, {
        type: 'playerRenamed',
        seat: command.seat,
        player: command.player,
        ...(command.everywhere ? { everywhere: true } : {}),
      })
      break
    case 'swapSeats':
      reorder(
        work,
        swapped(
          game.seats.map(({ id }) => id),
          command.a,
          command.b,
        ),
      )
      break
    case 'moveSeat':
      reorder(
        work,
        moved(
          game.seats.map(({ id }) => id),
          command.seat,
          command.to,
        ),
      )
      break
    case 'reorderSeats': {
      const known = game.seats.map(({ id }) => id)
      if (command.order.length !== known.length || known.some((id) => !command.order.includes(id)))
        return { kind: 'refused', refusals: [refusal(rules, 'order_must_name_every_seat')] }
      reorder(work, command.order)
      break
    }
    case 'deal':
      for (const [id, hand] of Object.entries(command.hands)) {
        giveCharacter(work, seatId(id), hand.character, hand.alignment)
        setBelief(work, seatId(id), hand.believes)
      }
      break
    case 'setBluffs':
      emit(work, { type: 'bluffsSet', for: command.for, characters: command.characters })
      break
    case 'setSecret':
      setSecret(work, command)
      break
    case 'setBelief':
      setBelief(work, command.seat, command.believes)
      break
    case 'setOrder':
      emit(work, { type: 'orderSet', order: command.order })
      break
    case 'setScript':
      emit(work, { type: 'scriptSet', script: command.script, file: command.file })
      break
    case 'begin':
      if (command.settling) emit(work, { type: 'settlingSet', settling: command.settling })
      beginNight(work, 1)
      break
  }
  return finish(work)
}

const reorder = (work: Deciding, order: readonly SeatId[]): void => emit(work, { type: 'seatsReordered', order })

const swapped = (order: readonly SeatId[], a: SeatId, b: SeatId): readonly SeatId[] => order.map((id) => (id === a ? b : id === b ? a : id))

const moved = (order: readonly SeatId[], seat: SeatId, to: number): readonly SeatId[] => {
  const rest = order.filter((id) => id !== seat)
  return order.includes(seat) ? [...rest.slice(0, to), seat, ...rest.slice(to)] : order
}

/** If the table shows it, it is a token at the chosen player; otherwise it is stored separately. */
export const setSecret = (
  work: Deciding,
  { seat, ability, key, seats, characters }: Extract<SetupCommand, { type: 'setSecret' }>,
): void => {
  const held = seatOf(work.game, seat)
  const prepared = characterOf(work.rules, ability)?.prepares?.find((one) => one.key === key)
  if (!held || !prepared || !heldBy(held, ability)) return
  for (const id of seats ?? []) {
    const picked = seatOf(work.game, id)
    const code = picked && prepared.refuses?.(sceneFor(work.rules, work.game, held, ability), picked)
    if (code) work.against.push(refusal(work.rules, code, { who: picked.player }, id))
  }
  const { token } = prepared
  if (token === undefined)
    return emit(work, {
      type: 'secretSet',
      seat,
      ability,
      key,
      secret: { ...(seats ? { seats } : {}), ...(characters ? { characters } : {}) },
    })
  for (const mark of work.game.marks)
    if (mark.source.seat === seat && mark.token === token) emit(work, { type: 'markRemoved', mark: mark.id, because: 'replaced' })
  const kind = characterOf(work.rules, ability)?.laid[token]?.kind ?? 'memo'
  const source = sourceOf(work.game, seat, ability)
  for (const on of seats ?? [])
    placeMark(work, { kind, on, token, ends: { at: 'used' } }, kind === 'memo' ? source : { ...source, holds: true })
}
