import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { loadScript, rulesWith } from '@/app/engine/scripts'
import type { CharacterText } from '@/core/model/character'
import { dayView } from '@/core/views/day'
import { grimoireView } from '@/core/views/grimoire'
import { nightSheetView } from '@/core/views/nightSheet'
import { coreWords } from '@/text/en/core'
import { dayText } from '@/text/en/day'
import { languageFor, speak, topic } from '@/text/language'
import type { Text } from '@/text/text'
import { books, fileOf } from '../contract/cast'
import { nodesOf, stringsOf } from '../contract/source'
import { town } from '../town'

/** A language that says everything in angle brackets, and keeps what is filled in. */
const foreign = (word: unknown): unknown =>
  typeof word === 'string'
    ? `‹${word}›`
    : typeof word === 'function'
      ? (...given: readonly unknown[]) => foreign((word as (...all: readonly unknown[]) => unknown)(...given))
      : typeof word === 'object' && word !== null
        ? Object.assign(Array.isArray(word) ? [] : {}, Object.fromEntries(Object.entries(word).map(([key, one]) => [key, foreign(one)])))
        : word

const sentencesOf = (id: string): readonly string[] => {
  const file = fileOf(id)
  if (!file) return []
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return [...stringsOf(tree), ...nodesOf(tree, ts.isNoSubstitutionTemplateLiteral)].map(({ text }) => text).filter((text) => / /.test(text))
}

const characters: Readonly<Record<string, CharacterText>> = Object.fromEntries(
  books.flatMap((book) =>
    Object.values(book.characters).map(({ id, names, ability, tokens, day, words = {} }) => [
      id,
      {
        names: foreign(names) as typeof names,
        ability: `‹${ability}›`,
        words: foreign({
          ...Object.fromEntries([...sentencesOf(id), ...tokens, ...(day ? [day.label] : [])].map((text) => [text, text])),
          ...words,
        }) as Record<string, string>,
      },
    ]),
  ),
)

describe('a second language', () => {
  it('is nothing to wait for where English is read first, or none of the reader’s is known', () => {
    expect(languageFor(['en-GB', 'de'])).toBeUndefined()
    expect(languageFor(['tlh'])).toBeUndefined()
    expect(languageFor([])).toBeUndefined()
  })

  it('takes the place of every English word, also in a topic that is fetched later, and of every character', async () => {
    const { needs } = dayText.idle
    const text = new Proxy({ core: foreign(coreWords), day: foreign(dayText), town: { title: '‹The town›' } } as unknown as Text, {
      get: (all, name: keyof Text) => all[name] ?? {},
    })
    speak({ text, characters })

    expect(dayText.idle.needs(3)).toBe(`‹${needs(3)}›`)
    expect(topic('town', { title: 'The town' }).title).toBe('‹The town›')

    await loadScript()
    const rules = rulesWith('sheet')
    const scene = town('grandmother, chambermaid, exorcist, lunatic, bishop, pukka, mastermind, gossip').night(2)
    const { seats } = grimoireView(rules, scene.game)
    const { steps } = nightSheetView(rules, scene.game)
    const day = dayView(rules, scene.day(2).game)
    const read = [
      ...seats.flatMap(({ label, coins }) => [label, ...coins.flatMap(({ caption, why }) => [caption, why])]),
      ...steps.flatMap(({ because, playerDoes, youDecide, ability }) => [because, playerDoes, youDecide, ability]),
      ...day.abilities.flatMap(({ label, ability }) => [label, ability.name]),
      ...Object.values(day.mayNominate),
    ].filter((said): said is string => Boolean(said))
    expect(read.length).toBeGreaterThan(40)
    expect(read.filter((said) => !said.startsWith('‹') && !said.startsWith('Seat'))).toEqual([])
  })
})
