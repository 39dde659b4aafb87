import { expect, it } from 'vitest'
import { speak } from '@/text/language'
import { languageOf, offered } from '@/text/languages'
import { wordsOf } from '@/text/wordsOf'
import { bluffsLine } from '@/ui/story/evening'

const bluffs = ['Ana', 'Bo'].map((name) => ({ id: name, name }))

it.each(offered)('%s: names the bluffs as this language writes a colon and a row of names', async (code) => {
  const { load } = languageOf(code)
  if (load) speak(await wordsOf((await load()).language))
  const lines = { en: 'The Demon’s bluffs: Ana, Bo', de: 'Die Bluffs des Dämons: Ana, Bo', fr: 'Les bluffs du Démon\u00a0: Ana, Bo' }
  const others = { es: 'Los faroles del Demonio: Ana, Bo', zh: '恶魔的伪装：Ana、Bo' }
  expect(bluffsLine(bluffs as never)).toBe({ ...lines, ...others }[code])
})
