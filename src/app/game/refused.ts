import type { Command } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import type { Refusal } from '@/core/model/question'

/** Something the rules turn down, and the one way past it. Night, day and the seat's sheet all show it. */
export interface Refused {
  /** Beside whom it is said; undefined: where the command was given. */
  readonly seat: SeatId | undefined
  readonly reasons: readonly string[]
  /** The same again, past every refusal. */
  insist(): void
}

export const refusedBy = (refusals: readonly Refusal[], insist: () => void, seat?: SeatId): Refused => ({
  seat,
  reasons: refusals.map(({ because }) => because),
  insist,
})

/** The command with the storyteller's word behind it. */
export const insisted = (command: Command): Command =>
  command.type === 'redecide' ? { ...command, command: { ...command.command, anyway: true } } : { ...command, anyway: true }
