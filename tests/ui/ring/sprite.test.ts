import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { borrowedMarks, characterIcons, iconFor, ownMarks } from '@/ui/parts/iconNames'
import { roundPath } from '../../../tools/sprite/roundPath'
import { laterSprite, sprite } from '../../../tools/sprite'

describe('the sprite', () => {
  const [first, later] = [sprite(), laterSprite()]
  const svg = first + later

  it('holds every icon a page may ask for, once', () => {
    for (const name of [...characterIcons, ...borrowedMarks, ...ownMarks]) expect(svg.split(`id="i-${name}"`), name).toHaveLength(2)
  })

  it('needs neither inline style nor script', () => {
    expect(svg).not.toMatch(/style=|<style|<script|\son\w+=/)
  })

  it('stays small', () => {
    expect(gzipSync(first, { level: 9 }).length).toBeLessThan(13_000)
    expect(gzipSync(later, { level: 9 }).length).toBeLessThan(8_000)
  })

  it('is well-formed where it is read as a document', () => {
    // A strict reader refuses an attribute without a value.
    for (const [tag, attributes = ''] of later.matchAll(/<[a-zA-Z]+([^>]*)>/g)) expect(attributes.replace(/\s[\w:-]+="[^"]*"/g, '').replace('/', '').trim(), tag).toBe('')
  })

  it('answers for characters it does not know', () => {
    expect(iconFor('sailor')).toBe('sailor')
    expect(iconFor('somebody-homemade')).toBe('unknown')
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
