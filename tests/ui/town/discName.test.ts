import { describe, expect, it } from 'vitest'
import { discName, type Disc } from '@/ui/parts/discName'

/** As wide as the text face is on average. */
const width = (text: string) => [...text].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 1 : 0.54), 0)
const disc = (size: number, more: Partial<Disc> = {}): Disc => ({
  size,
  signed: false,
  hexagonal: false,
  ghost: false,
  block: false,
  ...more,
})
const dead = { signed: true, ghost: true }
const names = [
  'Bo',
  'Ana',
  'Grace',
  'Юлия',
  'Maximiliana von Hohenstein',
  'Zoë 🦊',
  '山田太郎さん',
  'Alexandra-Josephine',
  'Владислав Петрович',
  'Konstantinos',
  'Anna Lena Marie van der Berg',
  'Wolfeschlegelsteinhausen',
]

describe('a name in a disc of the town', () => {
  it.each(names)('%s stays within the rim, below the skull and beside the ghost vote', (name) => {
    for (const size of [44, 60, 90, 130, 190])
      for (const state of [
        disc(size),
        disc(size, dead),
        disc(size, { ...dead, block: true }),
        disc(size, { signed: true, hexagonal: true }),
        disc(size, { ...dead, hexagonal: true }),
      ]) {
        const set = discName(name, state, width)
        const line = 1.05 * set.size
        const top = set.down - (set.lines.length * line) / 2
        set.lines.forEach((text, i) => {
          const middle = top + (i + 0.5) * line
          const half = (width(text) * set.size) / 2
          expect(Math.hypot(half, Math.abs(middle)), `${text} ${JSON.stringify(state)}`).toBeLessThan(size * 0.42)
          if (state.ghost && middle + 0.3 * set.size > size * 0.24)
            expect(half, `${text} under the ghost, ${size}`).toBeLessThan(size * 0.25)
        })
        if (state.signed) expect(top).toBeGreaterThan(-size * 0.25)
        expect(set.size).toBeGreaterThanOrEqual(9)
      }
  })

  it('is broken between its words, and inside one only where that is worth much', () => {
    expect(discName('Anna Lena', disc(120), width).lines).toEqual(['Anna', 'Lena'])
    expect(discName('Maximiliana von Hohenstein', disc(170), width).lines).toEqual(['Maximiliana', 'von', 'Hohenstein'])
    expect(discName('Alexandra-Josephine', disc(130), width).lines).toEqual(['Alexandra-', 'Josephine'])
    expect(discName('Konstantinos', disc(60), width).lines).toEqual(['Konstan-', 'tinos'])
    expect(discName('山田太郎さんより', disc(60), width).lines).toEqual(['山田太郎', 'さんより'])
  })

  it('is as large as a short one can be, and cut when nothing else helps', () => {
    expect(discName('Bo', disc(100), width).size).toBe(26)
    expect(discName('Wolfeschlegelsteinhausen', disc(44, dead), width).lines.join('')).toMatch(/…$/)
  })
})
