import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { written } from './cast'

const page = readFileSync('docs/rules.md', 'utf8')
const ruled = [...page.matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)].map(([, id]) => id as string)

const struck = [...page.matchAll(/^- ~~\*\*([A-Z]+-\d+)\*\* .*~~ Now ([A-Z]+-\d+)\.$/gm)].map(([, id, now]) => ({
  id: id as string,
  now: now as string,
}))

const pattern = /\b[A-Z]{2,}-\d+\b/g
/** They look like rulings and are none. */
const names = new Set(['UTF-8', 'SHA-256', 'ISO-8601'])

const citedIn = (folder: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|vue)$/.test(name) && !name.startsWith('scenarios'),
  ))
    for (const [id] of readFileSync(join(folder, file), 'utf8').matchAll(pattern)) if (!names.has(id)) found.set(id, file)
  return found
}

const cited = { src: citedIn('src'), tests: citedIn('tests') }

describe('rulings', () => {
  it('have an id once', () => expect(ruled.filter((id, index) => ruled.indexOf(id) < index)).toEqual([]))

  it.each(['src', 'tests'] as const)('cited in %s are on the page', (folder) =>
    expect([...cited[folder]].filter(([id]) => !ruled.includes(id)).map(([id, file]) => `${id} in ${file}`)).toEqual([]),
  )

  it('are all proved by a test', () => expect(ruled.filter((id) => !cited.tests.has(id))).toEqual([]))

  it('named within the page are on it, those that are struck left out', () =>
    expect([...page.replace(/~~.*?~~/g, '').matchAll(pattern)].map(([id]) => id).filter((id) => !ruled.includes(id))).toEqual([]))

  it('that are struck name one that holds, and hold no more', () =>
    expect(struck.filter(({ id, now }) => ruled.includes(id) || !ruled.includes(now))).toEqual([]))

  it.each(written.map(({ id, names: { sheet } }) => [sheet, id] as const))('%s has one, cited by its test', (sheet, id) => {
    const part = page.split(/^### /m).find((section) => section.startsWith(sheet)) ?? ''
    const own = [...part.matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)].map(([, found]) => found as string)
    expect(own.length).toBeGreaterThan(0)
    const test = readFileSync(`tests/characters/${id}.test.ts`, 'utf8')
    expect(own.filter((ruling) => !test.includes(`'${ruling}: `))).toEqual([])
  })
})
