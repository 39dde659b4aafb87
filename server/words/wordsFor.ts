import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { TerminalWords } from './terminalWords.ts'
import { zh } from './zh.ts'

export const terminalWords: Readonly<Record<string, TerminalWords>> = { en, de, fr, es, zh }

/** In the language of whoever started it: `LANG` and its kin, or what Windows is set to. */
export const wordsFor = (locale = new Intl.DateTimeFormat().resolvedOptions().locale): TerminalWords =>
  terminalWords[locale.slice(0, 2)] ?? en
