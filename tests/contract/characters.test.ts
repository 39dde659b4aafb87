import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { bmrCharacters } from '@/characters/bmr'
import { currentGame } from '@/core/journal/journal'
import type { Character } from '@/core/model/character'
import { tableTokens } from '@/core/rules/reminders'
import { badMoonRising } from '@/scripts/bad-moon-rising'
import { characterIcons } from '@/ui/parts/iconNames'
import { ownFiles, readScenarios, rules } from '../scenarios/runner'
import { act, openTable } from '../scenarios/play'
import { bare, sources, stringsOf } from './source'

/** What a character may be without doing anything. */
const plain: readonly (keyof Character)[] = ['id', 'names', 'team', 'ability', 'tokens', 'hints', 'oncePerGame']

/** The published sheet has no row for these; their rules stay. */
const rowless = { sheet: [] as readonly string[], published: ['minstrel'] as readonly string[] }

/** Every token any scenario laid down, by the character it belongs to. */
const laidDown = (() => {
  const found = new Map<string, Set<string>>()
  for (const scenario of ownFiles.flatMap(readScenarios)) {
    if (scenario.state.phase === 'setup') continue
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

describe.each(bmrCharacters.map((character) => [character.id, character] as const))('%s', (id, character) => {
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

  it('has its own file, listed by its folder, and its own test', () => {
    expect(existsSync(`src/characters/bmr/${id}.ts`)).toBe(true)
    expect(existsSync(`tests/characters/${id}.test.ts`)).toBe(true)
    expect(readFileSync(`tests/characters/${id}.test.ts`, 'utf8')).toMatch(/it(\.each\(.*\))?\('[A-Z]+-\d+: /)
  })

  it('lists every token it lays down', () => {
    expect([...(laidDown.get(id) ?? [])].filter((token) => !character.tokens.includes(token))).toEqual([])
    const file = readFileSync(`src/characters/bmr/${id}.ts`, 'utf8')
    const placed = [...file.matchAll(/place\('\w+', [^,]+, '([^']+)'/g)]
      .map(([, token]) => token)
      .filter((token) => !character.tokens.some((known) => known === token || known.startsWith(`${token} `)))
    expect(placed).toEqual([])
  })

  it('has a place in both orders for every step it takes', () => {
    for (const order of ['sheet', 'published'] as const) {
      const rows = (part: 'first' | 'other') => badMoonRising.order[order][part].map(({ row }) => row)
      for (const { row = id, when } of character.night ?? []) {
        if (rowless[order].includes(row)) continue
        if (when !== 'other') expect(rows('first'), `${order}, first night`).toContain(row)
        if (when !== 'first') expect(rows('other'), `${order}, other nights`).toContain(row)
      }
    }
  })

  it('has an icon', () => expect(characterIcons).toContain(id))

  it('leaves impairment to the engine', () => {
    expect(
      bare(readFileSync(`src/characters/bmr/${id}.ts`, 'utf8')).match(
        /\b(\w*[iI]mpair\w*|isActive|works|isDrunk|isPoisoned|activeMarks)\b|game \. marks/g,
      ) ?? [],
    ).toEqual([])
  })
})

describe('the core', () => {
  const names = new Set(bmrCharacters.flatMap(({ id, names: both }) => [id, both.sheet, both.published]))

  it('names no character', () => {
    // To judge is a verb; a type may list what was told or who killed.
    const named = sources('src/core').flatMap(({ path, tree }) =>
      stringsOf(tree)
        .filter(({ text, parent }) => names.has(text) && text !== 'judge' && !ts.isLiteralTypeNode(parent))
        .map(({ text }) => `${path}: ${text}`),
    )
    expect(named).toEqual([])
  }, 30_000)
})

describe('the script', () => {
  it('holds 25 characters and 5 Travellers, each once, in the order of the sheet', () => {
    expect([badMoonRising.characters.length, badMoonRising.travellers.length]).toEqual([25, 5])
    expect(new Set([...badMoonRising.characters, ...badMoonRising.travellers]).size).toBe(30)
  })

  it('has no row that nobody takes', () => {
    const taken = new Set(bmrCharacters.flatMap(({ id, night }) => (night ?? []).map(({ row = id }) => row)))
    const rows = (['sheet', 'published'] as const).flatMap((order) => [
      ...badMoonRising.order[order].first,
      ...badMoonRising.order[order].other,
    ])
    expect([...new Set(rows.filter(({ row, fixed }) => !fixed && !taken.has(row)).map(({ row }) => row))]).toEqual(['goon'])
  })
})
