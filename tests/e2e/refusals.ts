import { rulesFor } from '@/scripts/bad-moon-rising'
import { coreWords } from '@/text/en/core'

/** Those of the engine and those that a character has of its own. */
const { words: allWords } = rulesFor(coreWords)

const sentence = (code: string): RegExp => {
  const words = allWords[`refused.${code}`]
  if (words === undefined) throw new Error(`nothing is said when refused for ${code}`)
  return new RegExp(words.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.*'))
}

/** What the page said no to, in order: by its code where that was expected, else in its own words. */
export const refusalsAs = (wanted: readonly string[], said: readonly string[]): readonly string[] =>
  said.map((text, at) => {
    const code = wanted[at]
    return code !== undefined && sentence(code).test(text) ? code : text
  })
