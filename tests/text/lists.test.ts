import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listOf } from '@/text/en/listOf'
import { spokenIn } from '@/app/game/entryNames'
import { seatId } from '@/core/model/ids'
import { listOf as listInCore, type Words } from '@/core/model/words'
import { coreWords } from '@/text/en/core'
import { entriesText } from '@/text/en/entries'
import { languageOf, offered } from '@/text/languages'
import { rules } from '../scenarios/runner'
import { town } from '../town'
import { dawnText } from '@/text/en/dawn'

it('lists names as one says them', () =>
  expect([[], ['Ana'], ['Ana', 'Bo'], ['Ana', 'Bo', 'Cy']].map(listOf)).toEqual(['', 'Ana', 'Ana and Bo', 'Ana, Bo and Cy']))

it.each(offered)('%s: a list in a sentence of the core is the one that this language writes', async (code) => {
  const { tag, load } = languageOf(code)
  const words: Words = load ? (await load()).language.first.text.core : coreWords
  for (const names of [[], ['Ana'], ['Ana', 'Bo'], ['Ana', 'Bo', 'Cy'], ['Ana', 'Bo', 'Cy', 'Dov']])
    expect(listInCore(words, names)).toBe(new Intl.ListFormat(code === 'en' ? 'en-GB' : tag).format(names))
})

it('joins no names by a comma that only some languages have', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|vue)$/.test(file) && !file.startsWith('text/'),
  )
  const joined = files.filter((file) => /\.join\((['"`]), \1\)/.test(readFileSync(`src/${file}`, 'utf8')))
  // The names of a script's authors, as the file has them.
  expect(joined).toEqual(['scripts/read/meta.ts'])
})

it('names a reminder in an undo label as the ring does', () => {
  const names = spokenIn({ ...rules, words: { ...rules.words, Drunk: 'Betrunken' } }, town('sailor, pukka').game)
  expect(names.token('Drunk')).toBe('Betrunken')
  expect(entriesText.label({ type: 'placeMark', on: seatId('s1'), token: 'Drunk', kind: 'drunk' } as never, names)).toMatch(
    /^Betrunken on /,
  )
})

it('counts the players, not the words in their names', () => {
  const { shroud, thenChooses, looksDead, liveAgain } = dawnText
  const said = (names: readonly string[]) => [shroud(names), thenChooses(names), looksDead(names), liveAgain(names)]
  expect(said(['Tom and Jo'])).toEqual([
    'Tom and Jo gets the shroud',
    'then Tom and Jo chooses',
    'Tom and Jo only looks dead.',
    'Tom and Jo lives again.',
  ])
  expect(said(['Ana', 'Bo'])).toEqual([
    'Ana and Bo get the shroud',
    'then Ana and Bo choose',
    'Ana and Bo only look dead.',
    'Ana and Bo live again.',
  ])
})
