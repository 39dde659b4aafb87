import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { titleFace } from '@/ui/parts/titleFace'

const rules = readFileSync('src/ui/style/fonts.css', 'utf8').match(/@font-face[^}]*\}/g) ?? []
const fell = rules.find((rule) => rule.includes('im-fell-english-400.woff2')) ?? ''
const range = [...fell.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
  ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
)

describe('the face of a title', () => {
  it('is the text face exactly when the title face lacks a letter', () => {
    expect(range.length).toBeGreaterThan(3)
    const letters = Array.from({ length: 0x500 }, (_, code) => String.fromCodePoint(code)).filter((letter) => /\p{L}/u.test(letter))
    for (const letter of letters) {
      const cut = range.some(([from, to]) => letter.charCodeAt(0) >= from && letter.charCodeAt(0) <= to)
      expect([letter, titleFace(`Wake ${letter}`)]).toEqual([letter, cut ? undefined : 'in-text'])
    }
  })

  it.each([
    ['Wake Ana', undefined],
    ['Wake Jürgen', undefined],
    ['Zoë', 'in-text'],
    ['Zoe\u0308', 'in-text'],
    ['Wake さくら', 'in-text'],
    ['Юлия is on the block', 'in-text'],
    ['“Bo – you’re awake…”', undefined],
    ['Seat\u00a07', undefined],
    ['Bo 🦊', undefined],
  ])('%s', (words, face) => {
    expect(titleFace(words)).toBe(face)
  })
})
