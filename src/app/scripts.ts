import { badMoonRising, rulesFor } from '@/scripts/bad-moon-rising'
import { coreWords } from '@/text/en/core'
import type { Rules } from '@/core/model/character'
import type { KnownScripts } from '@/storage/readFile'

export const SCRIPT = badMoonRising.id

const made = new Map<Rules['names'], Rules>()

/** The same object every time: what is memoised by it stays memoised. */
export const rulesWith = (names: Rules['names']): Rules => {
  const rules = made.get(names) ?? rulesFor(coreWords, names)
  made.set(names, rules)
  return rules
}

export const knownScripts = (): KnownScripts => ({ [badMoonRising.id]: new Set([...badMoonRising.characters, ...badMoonRising.travellers]) })
