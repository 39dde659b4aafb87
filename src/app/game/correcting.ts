import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { correctableIn, pastCommands } from '@/core/api'
import type { PlainCommand } from '@/core/journal/command'
import type { EntryId } from '@/core/model/ids'
import { useGame } from './game'

export type { PlainCommand }

/** Something that happened: its entry and, if that entry is a correction, which of its commands. */
export interface PastLine {
  readonly entry: EntryId
  readonly index?: number | undefined
}

/** Any line of the past may offer *Correct this*; one sheet opens over whatever screen shows. */
export const useCorrecting = defineStore('correcting', () => {
  const game = useGame()
  const at = shallowRef<PastLine>()
  return {
    /** The line that is being corrected. */
    at,
    /** It was a choice, a decision, an answer, a vote or an execution of the game as it went. */
    may: ({ entry, index }: PastLine): boolean => !game.following && correctableIn(game.facts.journal, entry, index) !== undefined,
    /** The last command of this night or day of which this is true. */
    lately: (is: (command: PlainCommand) => boolean): PastLine | undefined =>
      pastCommands(game.facts.journal).findLast(({ command }) => is(command)),
    open: ({ entry, index }: PastLine) => {
      game.look(undefined)
      at.value = { entry, index }
    },
    close: () => {
      at.value = undefined
    },
  }
})
