import { badMoonRising, rulesFor } from '@/scripts/bad-moon-rising'
import { firstWords } from '@/text/en/coreFirst'
import type { Rules } from '@/core/model/script'
import type { Words } from '@/core/model/words'
import type { KnownScripts } from '@/storage/readFile'

export const SCRIPT = badMoonRising.id

/** Every set of rules speaks with these; what is said later is learnt later. */
const words: Record<string, string> = { ...firstWords }

export const learnWords = (more: Words): void => void Object.assign(words, more)

const made = new Map<Rules['names'], Rules>()

/** The same object every time: what is memoised by it stays memoised. */
export const rulesWith = (names: Rules['names']): Rules => {
  const rules = made.get(names) ?? rulesFor(words, names)
  made.set(names, rules)
  return rules
}

export const knownScripts = (): KnownScripts => ({
  [badMoonRising.id]: new Set([...badMoonRising.characters, ...badMoonRising.travellers]),
})
