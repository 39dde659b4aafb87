import { localValue } from '@/storage/localValue'
import { isOffered, languageFor, languageOf, type LanguageCode } from '@/text/languages'
import { speak, type Language } from '@/text/language'

/** The town is read by others than the grimoire, so it has a choice of its own. */
const isTown = () => /^#\/(town|watch)/.test(location.hash)
const kept = localValue('language')
const keptForTown = localValue('townLanguage')

/** Where this window keeps its choice. */
export const keptHere = () => (isTown() ? keptForTown : kept)

/** What was chosen here, or else the first of the device's languages that we have. */
export const languageHere = (): LanguageCode => [keptHere().read(), kept.read()].find(isOffered) ?? languageFor(navigator.languages)

let here: Language | undefined

/** Must finish before the app mounts. A language whose file does not arrive is not worth a page that does not open. */
export const speakHere = async (): Promise<void> => {
  const { load, tag } = languageOf(languageHere())
  if (!load) return
  try {
    const { language } = await load()
    here = language
    speak({ first: language.first })
    document.documentElement.lang = tag
  } catch {
    // English is there.
  }
}

/** What an edition's characters say. Should it not arrive, English is there. */
export const speakEdition = (edition: 'bmr' | 'tb'): Promise<void> | undefined => here?.[edition]().then(speak, () => undefined)

/** Every screen but the grimoire waits for all words. */
export const allWords = async (): Promise<void> => {
  if (!here) return
  await Promise.all([here.bmr(), here.tb(), here.later()].map(async (part) => speak(await part)))
  // Nothing is left to come.
  here = undefined
}
