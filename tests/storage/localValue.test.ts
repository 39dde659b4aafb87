import { afterEach, describe, expect, it, vi } from 'vitest'
import { localValue } from '@/storage/localValue'

afterEach(() => vi.unstubAllGlobals())

const shelf = () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  return kept
}

describe('a small value of this device', () => {
  it('is kept under a key of its own, and nonsense there is nothing', () => {
    const kept = shelf()
    localValue('dimmer').write({ level: 3 })
    expect([...kept]).toEqual([['moonrise:dimmer', '{"level":3}']])
    expect(localValue('dimmer').read()).toEqual({ level: 3 })
    expect(localValue('other').read()).toBeUndefined()
    kept.set('moonrise:dimmer', '{level')
    expect(localValue('dimmer').read()).toBeUndefined()
  })

  it('lasts as long as the page where storage is switched off, and gives way once it works', () => {
    const value = localValue('dimmer')
    value.write(1)
    expect(value.read()).toBe(1)
    expect(localValue('dimmer').read()).toBeUndefined()
    shelf()
    value.write(2)
    expect([value.read(), localValue('dimmer').read()]).toEqual([2, 2])
  })

  it('is heard of when another window writes it; what others keep is not, and after the end nothing', () => {
    const listeners = new Set<(event: { readonly key: string; readonly newValue: string | null }) => void>()
    vi.stubGlobal('addEventListener', (_: string, heard: never) => listeners.add(heard))
    vi.stubGlobal('removeEventListener', (_: string, heard: never) => listeners.delete(heard))
    const changed = vi.fn<(value: unknown) => void>()
    const stop = localValue('dimmer').watch(changed)
    const tell = (key: string, newValue: string | null) => listeners.forEach((heard) => heard({ key, newValue }))
    tell('moonrise:other', '1')
    tell('moonrise:dimmer', '2')
    tell('moonrise:dimmer', null)
    expect(changed.mock.calls).toEqual([[2], [undefined]])
    stop()
    tell('moonrise:dimmer', '3')
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
