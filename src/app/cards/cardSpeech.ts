import { shallowRef, watch } from 'vue'
import type { Rules } from '@/core/model/script'
import { cardsText } from '@/text/en/cards'
import { characterIn, englishWords, type Language, type Words } from '@/text/language'
import { wordsOf } from '@/text/wordsOf'
import { languageOf } from '@/text/languages'
import type { Text } from '@/text/text'
import { cardLanguage } from '../device/cardLanguage'
import { languageHere } from '../device/language'
import { usePreferences } from '../device/preferences'
import { rulesMaker } from '../engine/scripts'
import { useGame } from '../game/game'
import { speech, type CardSource } from './playerCards'

/** Another language than the app's; without words of its own it is English. */
const other = shallowRef<{ readonly tag: string; readonly words?: Words }>()

const wordsFrom = async (load: () => Promise<{ readonly language: Language }>) => ({ words: await wordsOf((await load()).language) })

watch(
  cardLanguage,
  async (code) => {
    other.value = undefined
    if (code === 'same' || code === languageHere()) return
    const { tag, load } = languageOf(code)
    // Until it has arrived, and if it never does, cards speak as the app does.
    const arrived = load ? await wordsFrom(load).catch(() => undefined) : {}
    if (arrived && cardLanguage.value === code) other.value = { tag, ...arrived }
  },
  { immediate: true },
)

/** For the `lang` attribute of what a player is shown. */
export const cardTag = (): string | undefined => other.value?.tag

/** What stands on a card, in the language of the players. */
export const cardText = (): Text['cards'] => (other.value ? (other.value.words?.later?.text.cards ?? englishWords('cards')) : cardsText)

const rulesIn = (words: Words | undefined, names: Rules['names'], script: string): Rules | undefined =>
  rulesMaker(script)?.(words?.first?.text.core ?? englishWords('core'), names, (id) => words && characterIn(words, id))

export const inCardLanguage = (source: CardSource): CardSource => {
  const { names } = usePreferences()
  const rules = other.value && rulesIn(other.value.words, names, useGame().script.id)
  return rules
    ? { ...source, words: rules.words, character: (id) => named(source.character(id), rules.characters[id]?.names[names]) }
    : source
}

const named = <Ref extends { readonly name: string }>(character: Ref | undefined, name: string | undefined): Ref | undefined =>
  character && name ? { ...character, name } : character

speech.in = inCardLanguage
