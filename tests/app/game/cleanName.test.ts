import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanName } from '@/app/game/cleanName'

const family = '👩\u200D👩\u200D👧\u200D👦'

afterEach(() => vi.unstubAllGlobals())

describe('a name', () => {
  it.each([
    ['  Mary \t\n Ann ', 'Mary Ann'],
    ['\u202Edrow\u202C', 'drow'],
    ['\u2066a\u2069\u200Eb\u200F\u202A', 'ab'],
    ['\u200B', ''],
    ['\uFEFF\u200D ', ''],
    ['A\u0000\u0007na\u009B', 'Ana'],
    ['A\uFEFFna', 'Ana'],
    [family, family],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['שלום 🌙 عمر', 'שלום 🌙 عمر'],
    ['🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ])('%j is kept as %j', (typed, kept) => expect(cleanName(typed)).toBe(kept))

  it('ends after forty letters and never within one', () => {
    expect(cleanName('x'.repeat(100_000))).toBe('x'.repeat(40))
    expect(cleanName(family.repeat(50))).toBe(family.repeat(40))
    expect(cleanName(`${'x'.repeat(39)} yz`)).toBe('x'.repeat(39))
    expect(cleanName(`A${'\u0301'.repeat(5_000)}`)).toBe(`A${'\u0301'.repeat(39)}`)
  })

  it('is cut by code points where the browser knows no letters', () => {
    vi.stubGlobal('Intl', {})
    expect(cleanName('🌙'.repeat(50))).toBe('🌙'.repeat(40))
  })
})
