import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(vue|css)$/.test(file))
  .map((file) => ({ file, text: styleOf(readFileSync(join('src', file), 'utf8'), file) }))

function styleOf(text: string, file: string): string {
  return file.endsWith('.css') ? text : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style).join('\n')
}

/** What the compositor moves by itself, without layout and without painting again. */
const CHEAP = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'none'])

const found = (find: (text: string) => readonly string[]) =>
  styles.flatMap(({ file, text }) => find(text).map((property) => ({ file, property })))

const transitions = found((text) =>
  [...text.matchAll(/transition(?:-property)?:\s*([^;}]+)/g)].flatMap(([, list = '']) =>
    list
      .replace(/\([^)]*(?:\([^)]*\)[^)]*)*\)/g, '')
      .split(',')
      .map((one) => one.trim().split(/\s+/)[0] ?? ''),
  ),
)
const keyframes = found((text) =>
  [...text.matchAll(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property),
  ),
)

describe('motion', () => {
  it('is made of transforms and opacity alone', () => {
    expect(transitions.length).toBeGreaterThan(8)
    expect(keyframes.length).toBeGreaterThan(2)
    expect([...transitions, ...keyframes].filter(({ property }) => !CHEAP.has(property))).toEqual([])
  })

  it('lasts as long as the three durations say, which are nothing for whoever wants none', () => {
    const lasting = found((text) =>
      [...text.matchAll(/(?:transition|animation):\s*([^;}]+)/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/)),
    )
    expect(lasting.length).toBeGreaterThan(8)
    // The ring of a button that is held is a clock: it shows how long is still to be held.
    expect(lasting.filter(({ property }) => !/var\(--(fast|move|slow|hold)\)|^\s*none/.test(property))).toEqual([])
    const tokens = readFileSync('src/ui/style/tokens.css', 'utf8')
    expect(tokens.match(/--fast: 0ms;\s+--move: 0ms;\s+--slow: 0ms;/g)).toHaveLength(2)
  })
})
