import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Lines a file may have, by the first that fits; CONTRIBUTING says so too. */
const limits: readonly (readonly [kind: string, RegExp, lines: number])[] = [
  ['a character', /^characters\/\w+\/(?!index\.ts$)/, 60],
  ['a file of the core', /^(core|characters)\//, 150],
  ['a screen', /^ui\/.*Screen\.vue$/, 250],
  ['a component', /^ui\//, 150],
]

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|vue)$/.test(file))
/** Sentences are no lines of code: a character's own are not counted. */
const linesOf = (file: string) =>
  readFileSync(join('src', file), 'utf8')
    .replace(/^ {2}words: \{\n[\s\S]*?^ {2}\},\n/m, '')
    .trimEnd()
    .split('\n').length

it.each(limits.map(([kind, pattern, most]) => [kind, most, pattern] as const))('%s has at most %i lines', (_, most, pattern) => {
  const mine = files.filter((file) => limits.find(([, each]) => each.test(file))?.[1] === pattern)
  expect(mine.length).toBeGreaterThan(5)
  expect(mine.map((file) => `${file}: ${linesOf(file)}`).filter((told) => Number(told.split(': ')[1]) > most)).toEqual([])
})
