import { ESLint } from 'eslint'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { destination, mayImport } from '../../tools/layers.js'

const value = (from: string, to: string) => mayImport({ from, to, typeOnly: false })
const type = (from: string, to: string) => mayImport({ from, to, typeOnly: true })

describe('who may import whom', () => {
  it.each([
    ['core/decide/night.ts', 'core/rules/death'],
    ['core/views/story.ts', 'core/journal/lineage'],
    ['characters/bmr/sailor.ts', 'characters/contract'],
    ['characters/bmr/sailor.ts', 'characters/belief'],
    ['characters/falseInfo.ts', 'characters/contract'],
    ['characters/bmr/sailor.ts', 'core/model'],
    ['characters/bmr/index.ts', 'characters/bmr/sailor'],
    ['scripts/bad-moon-rising.ts', 'characters/bmr'],
    ['storage/games.ts', 'npm:idb-keyval'],
    ['app/game/game.ts', 'core/api'],
    ['core/api.ts', 'core/views/story'],
    ['app/game/game.ts', 'storage/games'],
    ['app/game/game.ts', 'npm:pinia'],
    ['app/night/nightFlow.ts', 'app/game/game'],
    ['app/start/appNotices.ts', 'app/library/library'],
    ['ui/night/NightSheet.vue', 'app/game/game'],
    ['ui/night/NightSheet.vue', 'app/night/nightFlow'],
    ['ui/night/NightSheet.vue', 'ui/night/NightStep.vue'],
    ['ui/night/NightSheet.vue', 'ui/parts/Token.vue'],
    ['ui/night/NightSheet.vue', 'text/en'],
    ['main.ts', 'pwa/update'],
    ['router.ts', 'ui/night/NightSheet.vue'],
  ])('%s may import %s', (from, to) => expect(value(from, to)).toBe(true))

  it.each([
    ['core/rules/death.ts', 'characters/contract'],
    ['core/rules/death.ts', 'npm:vue'],
    ['core/rules/setup.ts', 'core/views/setupTypes'],
    ['core/rules/death.ts', 'core/decide/die'],
    ['core/decide/night.ts', 'core/views/nightSheet'],
    ['core/journal/evolve.ts', 'core/rules/table'],
    ['core/model/game.ts', 'core/journal/event'],
    ['characters/bmr/sailor.ts', 'characters/bmr/goon'],
    ['characters/bmr/sailor.ts', 'core/rules/abilities'],
    ['characters/contract.ts', 'characters/manual'],
    ['characters/contract.ts', 'characters/belief'],
    ['characters/bmr/sailor.ts', 'characters/bmr'],
    ['scripts/bad-moon-rising.ts', 'core/decide'],
    ['storage/games.ts', 'core/journal/entry'],
    ['pwa/update.ts', 'app/game/game'],
    ['app/game/game.ts', 'core/decide/decide'],
    ['app/game/game.ts', 'core/model/words'],
    ['ui/night/NightSheet.vue', 'core/api'],
    ['core/views/story.ts', 'core/api'],
    ['text/en.ts', 'core/model/seat'],
    ['app/game/game.ts', 'ui/parts/Token.vue'],
    ['app/game/game.ts', 'app/night/nightFlow'],
    ['app/night/nightFlow.ts', 'app/day/dayFlow'],
    ['app/day/dayFlow.ts', 'app/start/appNotices'],
    ['app/game/game.ts', 'app/utils/x'],
    ['ui/night/NightSheet.vue', 'app/day/dayFlow'],
    ['ui/night/NightSheet.vue', 'app/library/library'],
    ['ui/night/NightSheet.vue', 'ui/day/Nomination.vue'],
    ['ui/night/NightSheet.vue', 'core/views/nightSheet'],
    ['ui/night/NightSheet.vue', 'core/decide'],
    ['ui/night/NightSheet.vue', 'storage/games'],
    ['ui/parts/Token.vue', 'app/game/game'],
    ['ui/parts/Token.vue', 'ui/night/NightSheet.vue'],
    ['ui/parts/Token.vue', 'outside'],
    ['ui/parts/Token.vue', 'router.ts'],
  ])('%s may not import %s', (from, to) => expect(value(from, to)).toBe(false))

  it('lets some see the types of others, and no more', () => {
    expect(type('ui/night/NightSheet.vue', 'core/views/nightSheet')).toBe(true)
    expect(type('ui/parts/Token.vue', 'app/game/types')).toBe(true)
    expect(type('app/game/types.ts', 'app/night/nightDraft')).toBe(true)
    expect(type('app/game/types.ts', 'core/journal/command')).toBe(true)
    expect(type('ui/reference/Sheet.vue', 'app/night/nightFlow')).toBe(true)
    expect(type('storage/games.ts', 'core/journal/entry')).toBe(true)
    expect(type('ui/night/NightSheet.vue', 'core/decide')).toBe(false)
    expect(type('core/rules/death.ts', 'characters/contract')).toBe(false)
    expect(type('core/rules/setup.ts', 'core/views/setupTypes')).toBe(false)
    expect(type('characters/bmr/sailor.ts', 'characters/bmr/goon')).toBe(false)
  })

  it('is what lint enforces', async () => {
    // Without types: those files are nowhere.
    const eslint = new ESLint({
      overrideConfig: {
        languageOptions: { parserOptions: { projectService: false, parser: tseslint.parser } },
        rules: { '@typescript-eslint/no-floating-promises': 'off', '@typescript-eslint/no-misused-promises': 'off' },
      },
    })
    const rules = async (filePath: string, text: string) => {
      const [result] = await eslint.lintText(text, { filePath })
      return result?.messages.map((message) => message.ruleId)
    }
    expect(await rules('src/core/rules/x.ts', `import { ref } from 'vue'\nexport const a = ref(1)`)).toEqual(['house/layers'])
    expect(await rules('src/core/rules/x.ts', `export { sailor } from '@/characters/bmr/sailor'`)).toEqual(['house/layers'])
    expect(await rules('src/core/rules/x.ts', 'export const now = Date.now()')).toEqual(['no-restricted-globals'])
    expect(await rules('src/core/rules/x.ts', 'export const dice = Math.random()')).toEqual(['no-restricted-properties'])
    expect(await rules('src/core/rules/x.ts', 'export default 1')).toEqual(['no-restricted-syntax'])
    const screen = `<script setup lang="ts">\nimport { d } from '@/ui/day/x'\n</script>\n<template><p>{{ d }}</p></template>\n`
    expect(await rules('src/ui/night/X.vue', screen)).toEqual(['house/layers'])
  }, 30_000)
})

describe('src', () => {
  const src = resolve('src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|vue)$/.test(file))
    .map((file) => resolve(src, file))

  /** Types vanish and a lazy import runs later; neither can close a ring while modules load. */
  function needs(file: string): string[] {
    const text = readFileSync(file, 'utf8')
    const code = file.endsWith('.vue') ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body).join('\n') : text
    return ts.createSourceFile(file, code, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
      const typeOnly = ts.isImportDeclaration(statement) ? statement.importClause?.isTypeOnly : statement.isTypeOnly
      if (typeOnly || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return []
      const to = destination(statement.moduleSpecifier.text, file, src)
      if (to === undefined || to.startsWith('npm:')) return []
      return [to, `${to}.ts`, `${to}/index.ts`].map((path) => resolve(src, path)).filter((path) => files.includes(path))
    })
  }

  it('has no import rings', () => {
    const graph = new Map(files.map((file) => [file, needs(file)]))
    const done = new Set<string>()
    const rings: string[] = []
    const walk = (file: string, trail: readonly string[]) => {
      if (trail.includes(file)) {
        rings.push([...trail.slice(trail.indexOf(file)), file].map((each) => each.slice(src.length + 1)).join(' → '))
        return
      }
      if (done.has(file)) return
      for (const next of graph.get(file) ?? []) walk(next, [...trail, file])
      done.add(file)
    }
    files.forEach((file) => walk(file, []))
    expect(rings).toEqual([])
  })

  it('shows with the grimoire only what a language brings in its first file', () => {
    // The build takes of the core only what is asked of its door, and that says `core`.
    const reached = new Set([resolve(src, 'core/api.ts')])
    const walk = (file: string): void => {
      if (reached.has(file)) return
      reached.add(file)
      needs(file).forEach(walk)
    }
    const topics = (files: Iterable<string>) =>
      [...files].flatMap(
        (file) => /\/text\/\w+\/(?:core|(?!dates|listOf|votes|index)\w+)(?=\.ts|\/index\.ts)/.exec(file)?.[0].slice(9) ?? [],
      )
    walk(resolve(src, 'main.ts'))
    walk(resolve(src, 'grimoire.ts'))
    const first = topics(needs(resolve(src, 'text/de/index.ts')))
    expect(first).toContain('night')
    expect(topics(reached).filter((topic) => !first.includes(topic))).toEqual([])
  })
})
