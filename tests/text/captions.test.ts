import { expect, it } from 'vitest'
import { rulesFor as badMoonRising } from '@/scripts/bad-moon-rising'
import { rulesFor as troubleBrewing } from '@/scripts/trouble-brewing'
import { characterIn } from '@/text/language'
import { languageOf, offered } from '@/text/languages'
import { wordsOf } from '@/text/wordsOf'
import { allWords } from '../words'

/** Narrow letters are half as wide as others, Chinese ones twice. A coin on a tablet has room for nine. */
const MOST = 9
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : /[\sijlrtfI.’()-]/.test(letter) ? 0.5 : 1), 0)

it('knows which words a coin would cut off', () => {
  expect(['Grandchild', 'Stirbt nicht', '处决不死'].filter((text) => widthOf(text) > MOST)).toEqual([])
  expect(['Survives execution', 'Sin habilidad', 'Betrunken 3', '善良玩家被处决'].filter((text) => widthOf(text) > MOST)).toHaveLength(4)
})

it.each(offered)('%s: below its coin every token of our characters can be read whole', async (code) => {
  const { load } = languageOf(code)
  const words = load && (await wordsOf((await load()).language))
  const { core } = words?.first.text ?? { core: allWords }
  const captions = [badMoonRising, troubleBrewing].flatMap((make) => {
    const rules = make(core, 'sheet', words && ((id) => characterIn(words, id)))
    const tokens = Object.values(rules.characters).flatMap((each) => each.tokens)
    return tokens.map((token) => rules.words[`caption.${token}`] ?? rules.words[token] ?? token)
  })
  expect(captions.length).toBeGreaterThan(50)
  expect([...new Set(captions)].filter((caption) => widthOf(caption) > MOST)).toEqual([])
})
