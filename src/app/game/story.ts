import { defineStore } from 'pinia'
import { computed } from 'vue'
import { branches, gameAt, chapterOf, storyView } from '@/core/api'
import type { EntryId } from '@/core/model/ids'
import type { StoryLine } from '@/core/views/storyTypes'
import { entriesText } from '@/text/en/entries'
import { spokenIn } from './entryNames'
import { useGame } from './game'

/** An undone branch: its last entry, that entry's label, and how many entries are its own. */
export interface LeftWay {
  readonly entry: EntryId
  readonly steps: number
  readonly text: string
  readonly chapter: string
}

/** The story of the running game; computed only while a screen shows it. */
export const useStory = defineStore('story', () => {
  const game = useGame()
  return {
    /** The whole game as readable lines. */
    lines: computed<readonly StoryLine[]>(() => storyView(game.facts.rules, game.facts.journal).lines),
    /** Undone branches, newest first. */
    branches: computed<readonly LeftWay[]>(() => {
      const { rules, journal, now } = game.facts
      return branches(journal).map(({ end, steps }) => {
        const command = journal.entries.get(end)?.command
        return {
          entry: end,
          steps,
          text: command ? entriesText.label(command, spokenIn(rules, now)) : '',
          chapter: chapterOf(rules, gameAt(journal, end)?.phase ?? now.phase),
        }
      })
    }),
  }
})
