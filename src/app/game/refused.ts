import type { Command } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import type { Refusal } from '@/core/model/question'

/** A refusal by the rules, and the way to force it. Night, day and the seat sheet all show it. */
export interface Refused {
  /** The seat it is shown beside; undefined: where the command was given. */
  readonly seat: SeatId | undefined
  readonly reasons: readonly string[]
  /** Runs the command again, past every refusal. */
  insist(): void
}

export const refusedBy = (refusals: readonly Refusal[], insist: () => void, seat?: SeatId): Refused => ({
  seat,
  reasons: refusals.map(({ because }) => because),
  insist,
})

/** The same command, forced. */
export const insisted = (command: Command): Command =>
  command.type === 'redecide' ? { ...command, command: { ...command.command, anyway: true } } : { ...command, anyway: true }
