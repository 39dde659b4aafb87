import type { LanguageCode } from '@/text/languages'
import { keptHere, languageHere } from './language'

/** Every tap is saved, so the page can start again at the same place. */
export const chooseLanguage = (code: LanguageCode): void => {
  keptHere().write(code)
  location.reload()
}

/** A second set of names exists in English only. */
export const hasNameSets = (): boolean => languageHere() === 'en'
