import type { Language } from '../language'
import { coreWords } from './core'
import { entriesText, entryLabels } from './entries'
import { followsText } from './follows'
import { grimoireText } from './grimoire'
import { nightText } from './night'
import { openingText } from './opening'
import { shared } from './characters/shared'

/** A start fetches this file; the other three follow when they are needed. */
export const language: Language = {
  first: {
    text: {
      core: coreWords,
      entryLabels,
      entries: entriesText,
      follows: followsText,
      grimoire: grimoireText,
      night: nightText,
      opening: openingText,
    },
    shared,
  },
  bmr: () => import('./characters/bmr'),
  tb: () => import('./characters/tb'),
  later: () => import('./later'),
  live: () => import('./live'),
  watch: () => import('./watch'),
}
