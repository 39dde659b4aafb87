import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawing, fetchLaterDrawings } from '@/ui/parts/drawings'
import { ownMarks } from '@/ui/parts/iconNames'
import { drawings } from '../../../tools/sprite/borrowed'
import { roundPath } from '../../../tools/sprite/roundPath'
import { firstDrawings, laterDrawings, laterSprite, otherDrawings, sprite } from '../../../tools/sprite'

describe('the drawings', () => {
  const [first, later] = [firstDrawings(), laterDrawings()]
  const [page, scenery] = [sprite(), laterSprite()]

  it('holds every icon a page may ask for, once', () => {
    const all = [...first, ...later, ...otherDrawings()].flatMap(([, bodies]) => Object.keys(bodies))
    for (const name of [...Object.keys(drawings), ...ownMarks])
      expect(
        all.filter((one) => one === name),
        name,
      ).toHaveLength(1)
  })

  it('needs neither inline style nor script', () => {
    expect(page + scenery + JSON.stringify([first, later])).not.toMatch(/style=|<style|<script|\son\w+=/)
  })

  it('stays small', () => {
    expect(gzipSync(page + JSON.stringify(first), { level: 9 }).length).toBeLessThan(13_000)
    expect(gzipSync(scenery + JSON.stringify(later), { level: 9 }).length).toBeLessThan(8_000)
  })

  it('is well-formed where it is read as a document', () => {
    // A strict reader refuses an attribute without a value.
    for (const [tag, attributes = ''] of scenery.matchAll(/<[a-zA-Z]+([^>]*)>/g))
      expect(
        attributes
          .replace(/\s[\w:-]+="[^"]*"/g, '')
          .replace('/', '')
          .trim(),
        tag,
      ).toBe('')
  })

  it('draws a character of this script, waits for what comes later, and then has a star for one it does not know', async () => {
    expect(drawing('sailor')).toMatchObject({ grid: 256, markup: undefined })
    expect([drawing('bishop').outline, drawing('somebody-homemade').outline, drawing('constructor').outline]).toEqual(['', '', ''])
    await fetchLaterDrawings()
    expect(drawing('bishop')).toMatchObject({ grid: 256, outline: expect.stringMatching(/^m/) as string })
    expect([drawing('somebody-homemade'), drawing('constructor')]).toEqual([drawing('unknown'), drawing('unknown')])
    expect(drawing('unknown').markup).toContain('mark-bold')
  })
})

describe('rounding a path', () => {
  it('keeps closed shapes closed and errors from adding up', () => {
    expect(roundPath('M0 0L10.4 0L10.4 10.4L0 10.4Z')).toBe('m0 0h10v10h-10z')
    expect(roundPath('m.4.4l.4 0l.4 0l.4 0l.4 0')).toBe('m0 0h1 1')
  })

  it('reads arc flags that are not separated', () => {
    expect(roundPath('M0 0a5 5 0 0110 0')).toBe('m0 0a5 5 0 0 1 10 0')
  })
})
