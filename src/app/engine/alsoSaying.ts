import type { Rules } from '@/core/model/script'
import type { Words } from '@/core/model/words'

/** The same rules, and words that only some screens load. One object for each rules, so memos keyed by it stay valid. */
export const alsoSaying = (words: Words): ((rules: Rules) => Rules) => {
  const told = new WeakMap<Rules, Rules>()
  return (rules) => {
    const telling = told.get(rules) ?? { ...rules, words: { ...rules.words, ...words } }
    told.set(rules, telling)
    return telling
  }
}
