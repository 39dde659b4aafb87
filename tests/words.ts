import { coreWords } from '@/text/en/core'
import { setupWords } from '@/text/en/core/setup'
import { storyWords } from '@/text/en/core/story'

/** Everything the core says, the setup and the story too. */
export const allWords = { ...coreWords, ...setupWords, ...storyWords }
