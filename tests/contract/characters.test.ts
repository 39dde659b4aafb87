import { existsSync, readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { writtenFlavours } from '@/app/engine/flavours'
import { currentGame } from '@/core/journal/journal'
import type { Character } from '@/core/model/character'
import { tableTokens } from '@/core/rules/reminders'
import { countTeams, RESIDENT_TEAMS, teamMembers } from '@/core/rules/counts'
import { NO_DRAWING } from '../../tools/new'
import { ownMarks } from '@/ui/parts/iconNames'
import { drawings } from '../../tools/sprite/borrowed'
import { otherFiles, ownFiles, readScenarios, rulesOf } from '../scenarios/runner'
import { act, openTable } from '../scenarios/play'
import { books, cast, fileOf, folders, written } from './cast'
import { bare, nodesOf, patternsOf, sources, stringsOf } from './source'

/** What a character may be without doing anything. */
const plain: readonly (keyof Character)[] = ['id', 'names', 'team', 'ability', 'words', 'tokens', 'laid', 'oncePerGame']

/** The published sheet has no row for these; their rules stay. */
const rowless = { sheet: [] as readonly string[], published: ['minstrel'] as readonly string[] }

/** Every token any scenario laid down, by the character it belongs to. */
const laidDown = (() => {
  const found = new Map<string, Set<string>>()
  for (const scenario of [...ownFiles, ...otherFiles].flatMap(readScenarios)) {
    if (scenario.state.phase === 'setup') continue
    const rules = rulesOf(scenario)
    const table = openTable(rules, scenario)
    const look = () => {
      for (const { character, text } of tableTokens(rules, currentGame(table.journal)))
        if (character) found.set(character, (found.get(character) ?? new Set()).add(text))
    }
    look()
    for (const action of scenario.actions ?? []) {
      act(table, action)
      look()
    }
  }
  return found
})()

describe.each(written.map((character) => [character.id, character, readFileSync(fileOf(character.id) ?? '', 'utf8')] as const))(
  '%s',
  (id, character, file) => {
    it('has both names, a team and an ability in whole sentences', () => {
      expect(character.names.sheet).not.toBe('')
      expect(character.names.published).not.toBe('')
      expect(character.ability).toMatch(/^[A-Z].{15,}[.\]]$/)
    })

    it('does something', () =>
      expect(
        (Object.keys(character) as (keyof Character)[]).filter((key) => !plain.includes(key)),
        'hooks',
      ).not.toEqual([]))

    it('has its own test', () => {
      expect(existsSync(`tests/characters/${id}.test.ts`)).toBe(true)
      expect(readFileSync(`tests/characters/${id}.test.ts`, 'utf8')).toMatch(/it(\.each\(.*\))?\('[A-Z]+-\d+: /)
    })

    it('lists every token it lays down', () => {
      expect([...(laidDown.get(id) ?? [])].filter((token) => !character.tokens.includes(token))).toEqual([])
      const placed = [...file.matchAll(/lay\('\w+', '([^']+)'/g)]
        .map(([, token]) => token)
        .filter((token) => !character.tokens.some((known) => known === token || known.startsWith(`${token} `)))
      expect(placed).toEqual([])
    })

    it('has an icon of its own', () => expect([undefined, NO_DRAWING]).not.toContain(drawings[id] ?? ownMarks.find((mark) => mark === id)))

    it('leaves impairment to the engine', () => {
      expect(bare(file).match(/\b(\w*[iI]mpair\w*|isActive|works|isDrunk|isPoisoned|activeMarks)\b|game \. marks/g) ?? []).toEqual([])
      expect(file).not.toContain(`'impaired'`)
    })
  },
)

/** Where the core says a character's name all the same, by its files. A name that has gone must go from here too. */
const namedInTheCore: readonly { readonly because: string; readonly words: Readonly<Record<string, readonly string[]>> }[] = []

describe('the core', () => {
  /** `judgeRefusal`, `judge_refusal` and `Judge: refusal` are all of the same two words. */
  const parts = (text: string): readonly string[] =>
    text
      .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter(Boolean)
  /** A name of several words is known by each that is no small one, and written in one. */
  const spoken = new Set(
    cast.flatMap(({ id, names }) =>
      [names.sheet, names.published].flatMap((name) => [
        id,
        parts(name).join(''),
        ...parts(name).filter((word, _, all) => all.length === 1 || word.length > 3),
      ]),
    ),
  )
  /** Words of the game before they are names. */
  const common = new Set(['drunk'])
  const says = (text: string) => parts(text).some((word) => spoken.has(word) && !common.has(word))

  it('is heard to name one in any writing', () => {
    for (const text of [
      'judgeRefusal',
      'isTeaLady',
      'tealadys_neighbour: tealady',
      'THE_POS po',
      'Capo',
      "devil's advocate",
      'capoCrimini',
    ])
      expect(says(text), text).toBe(true)
    for (const text of ['judged', 'point', 'exponent', 'goonies', 'teapot']) expect(says(text), text).toBe(false)
  })

  it('names no character but where there is a reason', () => {
    const named = sources('src/core').flatMap(({ path, tree }) => {
      const file = path.replace(/^src.core./, '').replaceAll('\\', '/')
      const words = [...nodesOf(tree, ts.isIdentifier), ...nodesOf(tree, ts.isNoSubstitutionTemplateLiteral), ...stringsOf(tree)].map(
        ({ text }) => text,
      )
      return [...new Set([file, ...words, ...patternsOf(tree)])].filter(says).map((word) => `${file}: ${word}`)
    })
    const listed = namedInTheCore.flatMap(({ words }) =>
      Object.entries(words).flatMap(([file, all]) => all.map((word) => `${file}: ${word}`)),
    )
    expect(
      named.filter((one) => !listed.includes(one)),
      'a name without a reason',
    ).toEqual([])
    expect(
      listed.filter((one) => !named.includes(one)),
      'a reason that is needed no more',
    ).toEqual([])
  }, 30_000)
})

it('every file in a folder of characters is somebody’s', () => {
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => file.replace(/\.ts$/, '')))
  expect(files.filter((id) => id !== 'index' && !cast.some((each) => each.id === id))).toEqual([])
})

describe.each(books.map((book) => [book.script.name, book] as const))('%s', (_, book) => {
  const { script, characters, words } = book
  const everybody = [...script.characters, ...script.travellers].map((id) => characters[id])
  const nights = (['sheet', 'published'] as const).flatMap((order) =>
    (['first', 'other'] as const).map((part) => ({ order, part, rows: script.order[order][part] })),
  )
  const takes = (row: string, part: 'first' | 'other', id = row.split('.')[0] ?? row) =>
    characters[id]?.night?.some((step) => (step.row ?? id) === row && (step.when === 'every' || step.when === part))

  it('knows its characters, each once', () => {
    expect(everybody.every((each) => each !== undefined)).toBe(true)
    expect(new Set(everybody).size).toBe(everybody.length)
    expect(Object.keys(characters).sort()).toEqual([...script.characters, ...script.travellers].sort())
    expect(everybody.map((each) => each?.team === 'traveller')).toEqual([
      ...script.characters.map(() => false),
      ...script.travellers.map(() => true),
    ])
  })

  it('has enough of every team for every number of residents', () => {
    const have = countTeams(book, script.characters)
    for (const [number, row] of Object.entries(script.counts)) {
      expect(RESIDENT_TEAMS.reduce((sum, team) => sum + row[team], 0)).toBe(Number(number))
      for (const team of RESIDENT_TEAMS) expect(row[team], `${team} at ${number}`).toBeLessThanOrEqual(have[team])
    }
  })

  it('has a row in both orders for every step that is taken', () => {
    const missing = everybody.flatMap((each) =>
      (each?.night ?? []).flatMap(({ row = each?.id ?? '', when }) =>
        nights
          .filter(
            ({ order, part, rows }) =>
              (when === 'every' || when === part) && !rowless[order].includes(row) && !rows.some((one) => one.row === row),
          )
          .map(({ order, part }) => `${row}: ${order}, ${part}`),
      ),
    )
    expect(missing).toEqual([])
  })

  it('has no row that nobody takes, unless the reference says what is remembered there', () => {
    const untaken = nights.flatMap(({ part, rows }) => rows.filter(({ row, fixed }) => !fixed && !takes(row, part)).map(({ row }) => row))
    const remembered = Object.keys(words).flatMap((key) => /^remembered\.(.+)\.does$/.exec(key)?.[1] ?? [])
    expect(untaken.filter((row) => !remembered.includes(row))).toEqual([])
    expect(
      remembered.filter((row) => !untaken.includes(row)),
      'never read',
    ).toEqual([])
  })

  it('has a flavour for everybody who can be drawn', () =>
    expect(script.characters.filter((id) => !writtenFlavours(script.id)[id])).toEqual([]))

  it('says how each Demon will play', () => expect(teamMembers(book, 'demon').filter((id) => !words[`plays.${id}`])).toEqual([]))
})
