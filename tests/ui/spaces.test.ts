import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const templates = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.vue'))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }))

/** Vue drops a space at the start or end of an element: "Drunk<small> Sailor</small>" became "DrunkSailor". */
it('no space stands where Vue drops it and two words would grow together', () => {
  expect(templates.length).toBeGreaterThan(100)
  const lost = templates.flatMap(({ file, text }) =>
    [...text.matchAll(/<[a-z][^<>]*> +\{\{|\}\} +<\//g)].map(([found]) => `${file}: ${found}`),
  )
  expect(lost).toEqual([])
})
