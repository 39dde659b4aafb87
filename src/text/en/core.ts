import type { Words } from '@/core/model/words'
import { firstWords } from './coreFirst'
import { laterWords } from './coreLater'

/** Everything the core says, by key. */
export const coreWords: Words = { ...laterWords, ...firstWords }
