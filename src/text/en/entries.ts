import type { Command, CommandType, NightCommand } from '@/core/journal/command'

/** Names for what a command speaks of. */
export interface Spoken {
  readonly player: (seat: string | undefined) => string
  readonly character: (id: string | undefined) => string
  /** "Sailor, Ana" for a night step. */
  readonly step: (step: string) => string
}

export type Label<T extends CommandType> = string | ((command: Extract<Command, { type: T }>, say: Spoken) => string)

export type Labels<T extends CommandType> = { readonly [Each in T]: Label<Each> }

/** What a tap was, in a few words: undo and redo say them. These are the taps of a night; `entriesLater.ts` has the others. */
export const nightLabels: Labels<NightCommand['type'] | 'begin' | 'dusk'> = {
  begin: 'the first dusk',
  point: ({ step }, say) => `pointing, ${say.step(step)}`,
  takeStep: ({ step }, say) => say.step(step),
  runUpkeep: ({ step }, say) => say.step(step),
  skipStep: ({ step }, say) => `skipped: ${say.step(step)}`,
  reopenStep: ({ step }, say) => `reopened: ${say.step(step)}`,
  addStep: ({ seat }, say) => `an extra wake for ${say.player(seat)}`,
  dawn: 'dawn',
  dusk: 'dusk',
}

export const entriesText = {
  label: (command: Command, say: Spoken, labels: Partial<Labels<CommandType>> = nightLabels): string => {
    const label = labels[command.type] as Label<CommandType> | undefined
    return typeof label === 'function' ? (label as (command: Command, say: Spoken) => string)(command, say) : (label ?? entriesText.lastTap)
  },
  lastTap: 'the last tap',
  nobody: 'somebody',
  /** A step the sheet does not have. */
  added: 'extra wake',
  lookingBack: 'You are looking at an earlier moment. Return to now first.',
  stumbled: 'Moonrise stumbled over this and changed nothing. You can set the outcome by hand.',
  following: 'Another window is running this game. Take over here to go on.',
}
