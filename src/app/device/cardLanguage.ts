import { ref } from 'vue'
import { localValue } from '@/storage/localValue'
import { isOffered, type LanguageCode } from '@/text/languages'

export type CardLanguage = LanguageCode | 'same'

const kept = localValue('cardLanguage')
const found = kept.read()

/** What players are shown can be in another language than the grimoire. */
export const cardLanguage = ref<CardLanguage>(isOffered(found) ? found : 'same')

export const chooseCardLanguage = (code: CardLanguage): void => {
  cardLanguage.value = code
  kept.write(code)
}
