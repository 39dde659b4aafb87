import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { command } from '@/storage/schemas/command'
import { event } from '@/storage/schemas/event'
import { entry } from '@/storage/schemas/game'
import { rules } from '../town/stage'

/** The names of all fields that a schema reads, or the words that it lists. */
const within = (schema: object, of: (part: object) => readonly unknown[]): readonly string[] => {
  const seen = new Set<object>()
  const found = new Set<string>()
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return
    seen.add(part)
    for (const one of of(part)) if (typeof one === 'string') found.add(one)
    Object.values(part).forEach(visit)
  }
  visit(schema)
  return [...found]
}
const fieldsIn = (part: object) => ('entries' in part ? Object.keys(part.entries as object) : [])
const wordsIn = (part: object) => ('options' in part ? (part.options as readonly unknown[]) : [])

/** Every code a save may hold: kinds of commands and facts, their fields and listed words, and the sentences that are kept by their key. A name that was released is never taken away. */
const now = {
  commands: command.options.map((one) => one.entries.type.literal as string),
  events: event.options.map((one) => one.entries.type.literal as string),
  fields: within(entry, fieldsIn),
  words: within(entry, wordsIn),
  sentences: Object.keys(rules.words),
}
type Codes = Readonly<Record<keyof typeof now, readonly string[]>>
const kinds = Object.keys(now) as (keyof Codes)[]

const file = new URL('../golden/codes.json', import.meta.url)
const kept = () => JSON.parse(readFileSync(file, 'utf8')) as Codes

/** When a version is released: `RECORD_CODES=1 npx vitest run tests/contract/savedCodes`. It only adds. */
if (process.env['RECORD_CODES']) {
  const before = kept()
  const all = (kind: keyof Codes) => [...new Set([...(before[kind] ?? []), ...now[kind]])].sort()
  writeFileSync(file, JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, all(kind)])), undefined, 1) + '\n')
}

it.each(kinds)('%s in a save keep their names for ever', (kind) => {
  expect(kept()[kind].length).toBeGreaterThan(30)
  expect(kept()[kind].filter((code) => !now[kind].includes(code))).toEqual([])
})
