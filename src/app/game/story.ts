import { defineStore } from 'pinia'
import { computed } from 'vue'
import { branches, gameAt, chapterOf, storyView, talesOf, taleText } from '@/core/api'
import type { EntryId, SeatId } from '@/core/model/ids'
import type { StoryBook, StoryChapter, StoryLine, Tale } from '@/core/views/storyTypes'
import { storyWords } from '@/text/en/core/story'
import { entriesText } from '@/text/en/entries'
import { alsoSaying } from '../engine/alsoSaying'
import { spokenIn } from './entryNames'
import { useGame } from './game'

/** An undone branch: its last entry, that entry's label, and how many entries are its own. */
export interface LeftWay {
  readonly entry: EntryId
  readonly steps: number
  readonly text: string
  readonly chapter: string
}

const telling = alsoSaying(storyWords)

/** The story of the running game; computed only while a screen shows it. */
export const useStory = defineStore('story', () => {
  const game = useGame()
  const rules = computed(() => telling(game.facts.rules))
  const book = computed<StoryBook>((old) => storyView(rules.value, game.facts.journal, old))
  return {
    /** Nights and days. The lines of each are written when they are first read. */
    chapters: computed<readonly StoryChapter[]>(() =>
      book.value.chapters.filter(({ phase, lines }) => phase.kind !== 'setup' || lines().length > 0),
    ),
    /** The whole game as readable lines. */
    lines: computed<readonly StoryLine[]>(() => book.value.lines),
    /** Lines as events. `joined`: a nomination and its vote are one. */
    tales: (lines: readonly StoryLine[], joined = false): readonly Tale[] => talesOf(lines, joined),
    /** An event in one sentence. */
    sentence: (tale: Tale): string => taleText(rules.value.words, tale),
    /** Something was undone; to know what, the whole game is walked. */
    hasBranches: computed(() => {
      const { entries, depths, cursor } = game.facts.journal
      return entries.size > (depths.get(cursor) ?? 0)
    }),
    /** Undone branches, newest first. */
    branches: computed<readonly LeftWay[]>(() => {
      const { journal, now } = game.facts
      return branches(journal).map(({ end, steps }) => {
        const command = journal.entries.get(end)?.command
        return {
          entry: end,
          steps,
          text: command ? entriesText.label(command, spokenIn(rules.value, now)) : '',
          chapter: chapterOf(rules.value, gameAt(journal, end)?.phase ?? now.phase),
        }
      })
    }),
  }
})

/** It speaks of that player, or counts their hand. */
export const concerns = ({ head, then }: Tale, seat: SeatId): boolean =>
  [head, ...then].some(({ seats, hands }) => seats.includes(seat) || hands?.some((hand) => hand.seat === seat))
