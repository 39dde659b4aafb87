import { afterEach, expect, it } from 'vitest'
import { rowLabel } from '@/core/api'
import { listOf } from '@/core/model/words'
import { spokenScript } from '@/app/engine/spokenCharacters'
import { ownRules, understand } from '@/app/engine/ownScript'
import { noteSentences } from '@/app/shelf/sentences'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { coreWords } from '@/text/en/core'
import { characterIn, speak } from '@/text/language'
import { languageOf, offered } from '@/text/languages'
import { wordsOf } from '@/text/wordsOf'

const editions = () => Promise.resolve(rulesFor)
const script = JSON.stringify([
  { id: '_meta', name: 'Mixed' },
  ...['clockmaker', 'sailor', 'sailor', 'chambermaid', 'pukka', 'angel', 'lilmonsta', 'duchess'],
  { id: 'lamp', name: 'Lamplighter', team: 'townsfolk', ability: 'Lights a lamp.' },
])
const others = offered.filter((code) => code !== 'en')
const wordsIn = async (code: (typeof offered)[number]) => wordsOf((await languageOf(code).load!()).language)

afterEach(() => speak({}))

it.each(others)('%s: no row of a night sheet is called as in English', async (code) => {
  const words = await wordsIn(code)
  const { core } = words.first.text
  const spoken = (id: string) => characterIn(words, id)
  const own = await ownRules('own-x', script, editions)
  for (const make of [rulesFor, own!]) {
    const rules = make(core, 'sheet', spoken)
    const rows = (['first', 'other'] as const).flatMap((night) => rules.script.order.published[night])
    const same = new Set([
      ...Object.values(rules.characters).map(({ names }) => names.sheet),
      ...(rules.script.middle ?? []).map(({ name }) => name),
    ])
    expect(rows.filter((row) => rowLabel(rules, row) === row.label && !same.has(row.label))).toEqual([])
  }
  const { script: lying, words: said } = own!(core, 'sheet', spoken)
  const angel = spoken('angel')
  expect(lying.middle?.[0]).toMatchObject({ id: 'angel', name: angel?.name, ability: angel?.ability })
  expect([said['angel'], said['sailor']]).toEqual([angel?.name, spoken('sailor')?.name])
})

it.each(others)('%s: a script is shown in it, and homebrew as it is', async (code) => {
  const words = await wordsIn(code)
  speak(words)
  const { reading } = await understand(script, editions)
  if (!reading.ok) throw new Error('the script cannot be read')
  const shown = spokenScript(reading.script).characters
  for (const one of shown.filter(({ id }) => id !== 'lamp')) {
    const there = characterIn(words, one.id)
    expect(one).toMatchObject({ name: there?.name, ability: there?.ability })
  }
  expect(shown.at(-1)).toMatchObject({ name: 'Lamplighter', ability: 'Lights a lamp.' })
  expect(noteSentences(reading.notes, reading.script.characters).join()).toContain(characterIn(words, 'sailor')?.name)
})

it('somebody’s own character may be called like a word of ours, and the word stays', async () => {
  const ours = ['language', 'comma', 'between', 'nobody'] as const
  const file = JSON.stringify([
    { id: '_meta', name: 'Odd' },
    ...ours.map((id) => ({ id, name: `The ${id}`, team: id === 'between' ? 'fabled' : 'townsfolk', ability: 'Something.' })),
  ])
  const { words, characters } = (await ownRules('own-odd', file, editions))!(coreWords)
  expect(characters['language']?.names.sheet).toBe('The language')
  expect(ours.map((key) => words[key])).toEqual(ours.map((key) => coreWords[key]))
  expect(listOf(words, ['Ana', 'Bo', 'Cy'])).toBe(listOf(coreWords, ['Ana', 'Bo', 'Cy']))
})
