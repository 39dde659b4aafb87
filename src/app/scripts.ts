import { badMoonRising, rulesFor } from '@/scripts/bad-moon-rising'
import type { RulesFor } from '@/scripts/script'
import { coreWords } from '@/text/en/core'
import type { Rules } from '@/core/model/script'
import type { KnownScripts } from '@/storage/readFile'

/** What a new game is set up with. */
export const SCRIPT = badMoonRising.id

/** Every script a game can be played with, by its id. */
export const scripts: ReadonlyMap<string, RulesFor> = new Map([[SCRIPT, rulesFor]])

const made = new Map<string, Rules>()

/** The same object every time: what is memoised by it stays memoised. A game of an unknown script is never opened. */
export const rulesWith = (names: Rules['names'], script = SCRIPT): Rules => {
  const key = script + names
  const rules = made.get(key) ?? (scripts.get(script) as RulesFor)(coreWords, names)
  made.set(key, rules)
  return rules
}

export const knownScripts = (): KnownScripts =>
  Object.fromEntries(
    [...scripts.keys()].map((id) => {
      const {
        script: { characters, travellers },
      } = rulesWith('sheet', id)
      return [id, new Set([...characters, ...travellers])]
    }),
  )
