import type { PlainCommand } from '@/core/journal/command'
import type { MarkKind, TokenRule } from '@/core/model/mark'
import { NO_ABILITY } from '@/core/api'
import type { SeatView } from '@/core/views/grimoireTypes'

export const markIcons: Readonly<Partial<Record<MarkKind, string>>> = {
  drunk: 'drunk',
  poisoned: 'poison',
  safe: 'shield',
  shield: 'shielded',
  asleep: 'bed',
}

interface Reminder {
  /** Whose reminder it is. */
  readonly character: string | undefined
  readonly text: string
  readonly rule: TokenRule | undefined
}

const has = (seat: SeatView, character: string) => [seat.character, ...seat.gained].some((one) => one?.id === character)

/** The mark that this reminder stands for at this player; undefined if it is only words. */
export const markOf = ({ rule }: Reminder, seat: SeatView): MarkKind | undefined =>
  rule?.only && seat.character?.team !== rule.only ? undefined : rule?.kind

/** Places a reminder at a player, with the mark it stands for. */
export const placeReminder = (token: Reminder, seat: SeatView, seats: readonly SeatView[]): PlainCommand => {
  const { character, text, rule } = token
  const kind = markOf(token, seat)
  if (rule && kind) {
    const beside = rule.others && character ? (seats.find((one) => has(one, character)) ?? seat) : seat
    const { ends, shown, others } = rule
    return {
      type: 'placeMark',
      on: beside.id,
      kind,
      token: rule.token,
      ends,
      ...(character ? { character } : {}),
      ...(shown === undefined ? {} : { shown }),
      ...(others ? { others } : {}),
    }
  }
  return character && text === NO_ABILITY && has(seat, character)
    ? { type: 'correctSpent', seat: seat.id, ability: character, spent: true }
    : placeWords(token, seat)
}

export const placeWords = ({ character, text }: Pick<Reminder, 'character' | 'text'>, seat: SeatView): PlainCommand => ({
  type: 'placeToken',
  on: seat.id,
  text,
  ...(character ? { character } : {}),
})
