import type { Language } from './language'

interface Listed {
  /** For the `lang` attribute. */
  readonly tag: string
  /** A language that is not complete has none, and is not offered. */
  readonly load?: () => Promise<{ readonly language: Language }>
}

const languages = {
  en: { tag: 'en' },
  de: { tag: 'de', load: () => import('./de') },
  fr: { tag: 'fr', load: () => import('./fr') },
  es: { tag: 'es', load: () => import('./es') },
  zh: { tag: 'zh-Hans', load: () => import('./zh') },
} satisfies Record<string, Listed>

export type LanguageCode = keyof typeof languages

export const languageOf = (code: LanguageCode): Listed => languages[code]

/** English needs no file. */
export const offered = (Object.keys(languages) as LanguageCode[]).filter((code) => code === 'en' || languageOf(code).load)

export const isOffered = (code: unknown): code is LanguageCode => offered.includes(code as LanguageCode)

/** The first of the reader's languages that we have. */
export const languageFor = (wanted: readonly string[]): LanguageCode => wanted.map((tag) => tag.slice(0, 2)).find(isOffered) ?? 'en'
