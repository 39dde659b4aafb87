import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { currentGame } from '@/core/journal/journal'
import type { Character } from '@/core/model/character'
import { dayView } from '@/core/views/day'
import { grimoireView } from '@/core/views/grimoire'
import { nightSheetView } from '@/core/views/nightSheet'
import { storyView } from '@/core/views/story'
import { whyView } from '@/core/views/why'
import { act, openTable } from '../scenarios/play'
import { ownFiles, readScenarios } from '../scenarios/runner'
import { booksWith, cast } from './cast'
import { nodesOf, sources } from './source'
import { allWords } from '../words'

const namesOf = ({ names }: Character) => [names.sheet, names.published]
/** Words of the game before they are names. */
const common = ['drunk']
const everyName = [...new Set(cast.flatMap(namesOf))].filter((name) => !common.includes(name.toLowerCase()))
const named = (text: string) => everyName.filter((name) => new RegExp(`\\b${name}\\b`).test(text))

/** "VerdictSheet", `judge-pass` and "The Judge" become single words in small letters. */
const wordsIn = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
const everyWord = new Set(
  cast.flatMap((each) => [each.id, ...namesOf(each).map((name) => name.toLowerCase())]).filter((word) => !common.includes(word)),
)

/** Lists of characters: data of a script, not words about one. Other languages have other names, and their sentences take the same values as the English ones. */
const isList = (path: string) => path === 'src/core/model/night.ts' || /^src\/text\/(sentences\.ts|(?!en\/)\w+\/)/.test(path)

const codeOf = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:\w'"])\/\/.*|<!--[\s\S]*?-->/g, '')

const literals = (tree: ts.Node) => [
  ...nodesOf(tree, ts.isStringLiteral),
  ...nodesOf(tree, ts.isNoSubstitutionTemplateLiteral),
  ...nodesOf(
    tree,
    (node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
      ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node),
  ),
]

describe('a sentence takes its ability as a value', () => {
  it.each(['src/text', 'src/core', 'src/app'])('no text in %s names a character', (folder) =>
    expect(
      sources(folder)
        .filter(({ path }) => !isList(path))
        .flatMap(({ path, tree }) => literals(tree).flatMap(({ text }) => named(text).map((name) => `${path}: ${name} in “${text}”`))),
    ).toEqual([]),
  )

  it('no file of the app, no component, no icon in it is about one character', () => {
    const files = ['src/app', 'src/core', 'src/ui', 'src/text'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|vue|css)$/.test(file))
        .map((file) => `${folder}/${file}`),
    )
    expect(
      files
        .filter((path) => !isList(path))
        .flatMap((path) => wordsIn(`${path} ${codeOf(path)}`).flatMap((word) => (everyWord.has(word) ? [`${path}: ${word}`] : []))),
    ).toEqual([])
  })

  it('a character names itself and others by a value, in its own words too', () =>
    expect(
      cast.flatMap(({ id, ability, words = {}, night = [] }) =>
        [ability, ...Object.values(words), ...night.flatMap(({ player, storyteller = '' }) => [player, storyteller])].flatMap((text) =>
          named(text).map((name) => `${id}: ${name} in “${text}”`),
        ),
      ),
    ).toEqual([]))

  it('no two say different things under the same key', () => {
    const said = [allWords, ...cast.map(({ words = {} }) => words)].flatMap((words) => Object.entries(words))
    const first = new Map([...said].reverse())
    expect(said.filter(([key, sentence]) => first.get(key) !== sentence).map(([key]) => key)).toEqual([])
  })
})

describe.each([
  ['sheet', 'published'],
  ['published', 'sheet'],
] as const)('with the names of one set, %s', (spoken, other) => {
  const books = booksWith.map((rulesFor) => rulesFor(allWords, spoken))
  const strange = cast.flatMap(({ names }) => (names.sheet === names.published ? [] : [names[other]]))
  const foreign = (texts: Iterable<string | undefined>) =>
    [...new Set(texts)].filter((text) => strange.some((name) => text && new RegExp(`\\b${name}\\b`).test(text)))

  it('there are names to mix up', () => expect(strange.length).toBeGreaterThan(3))

  it('every sentence of every character is told in it', () =>
    expect(foreign(books.flatMap(({ words }) => Object.values(words)))).toEqual([]))

  it('and so is everything read in any scenario', () => {
    const read = new Set<string | undefined>()
    const [rules] = books
    if (!rules) throw new Error('no script')
    for (const scenario of ownFiles.flatMap(readScenarios)) {
      if (scenario.state.phase === 'setup') continue
      const table = openTable(rules, scenario)
      for (const action of scenario.actions ?? []) act(table, action)
      const game = currentGame(table.journal)
      const { seats, questions, ending } = grimoireView(rules, game)
      const day = dayView(rules, game)
      const texts = [
        ending?.because,
        ending?.warning,
        ...questions.flatMap(({ text, hint, options }) => [text, hint, ...options.map(({ label }) => label)]),
        ...seats.flatMap(({ id, label, coins }) => [
          label,
          ...coins.flatMap(({ text, caption, why }) => [text, caption, why]),
          ...whyView(rules, game, id).map(({ text }) => text),
        ]),
        ...nightSheetView(rules, game).steps.flatMap(({ because, playerDoes, youDecide, result, impairedWhy, label }) => [
          because,
          playerDoes,
          youDecide,
          result,
          label,
          ...impairedWhy,
        ]),
        ...day.forgotten,
        ...day.dawn.privately,
        ...[day.mayNominate, day.mayBeNominated, day.mayVote].flatMap((reasons) => Object.values(reasons)),
        ...storyView(rules, table.journal).lines.map(({ text }) => text),
      ]
      for (const text of texts) read.add(text)
    }
    expect(read.size).toBeGreaterThan(500)
    expect(foreign(read)).toEqual([])
  })
})
