import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isPrivate, keepOrSay, mayVanish } from '@/app/device/mayVanish'
import { useNotices } from '@/app/device/notices'
import { newDevice } from '../../device'

const room = (quota: number) => ({ estimate: async () => ({ quota }) })
const files = { getDirectory: async () => ({}) as FileSystemDirectoryHandle }
const noFiles = { getDirectory: () => Promise.reject(new DOMException('no', 'SecurityError')) }

describe('a private window', () => {
  it.each([
    ['Chromium with a store in memory', { storage: { ...files, ...room(1.2e9) }, heapLimit: 3.7e9 }, true],
    ['Chromium with a store on the disk', { storage: { ...files, ...room(162e9) }, heapLimit: 3.7e9 }, false],
    ['a window that may keep no files', { storage: { ...noFiles, ...room(10e9) } }, true],
    ['Safari or Firefox in a normal window', { storage: { ...files, ...room(10e9) } }, false],
    ['a browser that tells nothing', { storage: undefined }, false],
    ['one that refuses to be asked', { storage: { estimate: () => Promise.reject(new Error('no')) }, heapLimit: 1 }, false],
  ])('%s', async (_, browser, found) => {
    expect(await isPrivate(browser)).toBe(found)
  })
})

it.each([
  [true, true, 'may-be-cleared', 'private'],
  [false, true, 'kept', 'safari'],
  [false, false, 'may-be-cleared', 'evictable'],
  [false, false, 'kept', undefined],
  [false, false, 'unknown', undefined],
] as const)('private %s, forgetful %s, persistence %s: %s', (hidden, forgets, kept, kind) => {
  expect(mayVanish(hidden, forgets, kept)).toBe(kind)
})

describe('a game that begins', () => {
  beforeEach(() => newDevice())

  it('asks to be kept, and if it may vanish says so once', async () => {
    const persist = vi.fn(async () => false)
    vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } })
    await keepOrSay()
    expect(persist).toHaveBeenCalledOnce()
    expect(useNotices().list.map(({ text }) => text)).toEqual([expect.stringContaining('may delete games')])
    useNotices().dismissKind('may-vanish')
    await keepOrSay()
    expect(useNotices().list).toEqual([])
    vi.unstubAllGlobals()
  })
})
