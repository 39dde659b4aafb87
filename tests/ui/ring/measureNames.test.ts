import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import { seatId } from '@/core/model/ids'
import type { RingSeatModel } from '@/ui/grimoire/ring/ringModel'

const seat = (player: string): RingSeatModel => ({ id: seatId('s1'), label: '', coins: [], figure: { number: 1, player, life: 'alive' } })

/** How wide the pen finds a letter, in em; a face that arrives changes it. */
let letter = 0.5
let pens = 0
let scope: EffectScope
const fonts = new EventTarget()

/** A start of the app: what it measured before is what the device kept. */
const start = async () => {
  vi.resetModules()
  const { plateText, useFontVersion } = await import('@/ui/grimoire/ring/measureNames')
  scope = effectScope()
  const version = scope.run(() => useFontVersion())
  return { widthOf: (player: string) => plateText(seat(player)).name, version: () => version?.value }
}
const arrives = (weight = '600') => fonts.dispatchEvent(Object.assign(new Event('loadingdone'), { fontfaces: [{ weight }] }))

beforeEach(() => {
  letter = 0.5
  pens = 0
  localStorage.clear()
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts })
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => {
    pens += 1
    return { font: '', measureText: (text: string) => ({ width: text.length * letter * 100 }) }
  }) as never)
})
afterEach(() => {
  scope.stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('widths of names', () => {
  it('are measured again when their face has arrived, and known at the next start', async () => {
    const first = await start()
    expect(first.widthOf('Dov')).toBe(1.5)
    letter = 0.6
    arrives('500')
    expect(first.version()).toBe(0)
    arrives()
    expect(first.version()).toBe(1)
    expect(first.widthOf('Dov')).toBeCloseTo(1.8)
    scope.stop()

    pens = 0
    letter = 0.5
    const next = await start()
    expect(next.widthOf('Dov')).toBeCloseTo(1.8)
    expect(pens).toBe(0)
  })

  it('that were kept are looked at once more when there is time, and mended if the face is another', async () => {
    vi.useFakeTimers()
    localStorage.setItem('moonrise:widths', JSON.stringify({ Dov: 1.8, 1: 0.6 }))
    letter = 0.6
    const same = await start()
    expect(same.widthOf('Dov')).toBe(1.8)
    arrives()
    await vi.advanceTimersByTimeAsync(5_000)
    scope.stop()

    letter = 0.7
    const other = await start()
    expect(other.widthOf('Dov')).toBeCloseTo(1.8)
    arrives()
    expect(other.version()).toBe(0)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(other.version()).toBe(1)
    expect(other.widthOf('Dov')).toBeCloseTo(2.1)
  })

  it.each(['nonsense', '"text"', '{"Dov":"1.8"}', '{"Dov":-1}', '{"Dov":1e9}', '{"Dov":null}', '[1,2]'])(
    'are not taken from %s',
    async (text) => {
      localStorage.setItem('moonrise:widths', text)
      expect((await start()).widthOf('Dov')).toBe(1.5)
    },
  )

  it('keeps those of the last tables only', async () => {
    const { widthOf } = await start()
    for (let n = 0; n < 100; n++) widthOf(`Player ${n}`)
    arrives()
    expect(Object.keys(JSON.parse(localStorage.getItem('moonrise:widths') ?? '') as object)).toHaveLength(60)
  })
})
