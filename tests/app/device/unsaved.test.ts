import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { heldSession, openStored } from '@/app/session/sessions'
import { askBeforeLeaving, noteUnsaved, unsavedGames, whenAllSaved } from '@/app/device/unsaved'
import { openSaves, type Saves } from '@/storage/saves'
import { closeGame, newDevice } from '../../device'

const error: { now: DOMException | undefined } = { now: undefined }
const full = () => new DOMException('full', 'QuotaExceededError')
const breakable = (): Saves => {
  const real = openSaves()
  return { ...real, write: (id, change) => (error.now ? Promise.reject(error.now) : real.write(id, change)) }
}

beforeEach(() => {
  error.now = undefined
  newDevice()
  newDevice({ saves: breakable() })
})
afterEach(() => {
  closeGame()
  noteUnsaved([])
})

const leaving = () => {
  const page = new EventTarget()
  askBeforeLeaving(page)
  const event = new Event('beforeunload', { cancelable: true })
  page.dispatchEvent(event)
  return event.defaultPrevented ? 'asks' : 'goes'
}

describe('taps that cannot be saved', () => {
  it('are known on every screen, and leaving asks; once they are written it does not', async () => {
    await useLibrary().create({ title: 'Friday' })
    await expect.poll(leaving).toBe('goes')
    error.now = full()
    useGame().rename('Saturday')
    await expect.poll(() => unsavedGames.value).toEqual([{ id: useGame().id, stuck: true }])
    const { id } = useGame()
    useGame().close()
    expect(unsavedGames.value).toEqual([{ id, stuck: true }])
    expect(leaving()).toBe('asks')
    const update = vi.fn()
    whenAllSaved(update)
    error.now = undefined
    await expect.poll(() => unsavedGames.value).toEqual([])
    expect(leaving()).toBe('goes')
    expect(update).toHaveBeenCalledOnce()
  })

  it('hold back what waits for them, and nothing waits when there are none', () => {
    const update = vi.fn()
    noteUnsaved([{ id: 'a', stuck: false }])
    whenAllSaved(update)
    expect(update).not.toHaveBeenCalled()
    noteUnsaved([])
    expect(update).toHaveBeenCalledOnce()
    whenAllSaved(update)
    expect(update).toHaveBeenCalledTimes(2)
  })
})

describe('a device that refuses more than storage', () => {
  it('plays on where a line between the windows cannot be opened', async () => {
    vi.stubGlobal(
      'BroadcastChannel',
      vi.fn(() => {
        throw new DOMException('no', 'SecurityError')
      }),
    )
    await useLibrary().create({ title: 'Friday' })
    expect(useGame().isOpen).toBe(true)
    vi.unstubAllGlobals()
  })
})

it('a second tap while a game opens finds the same opening', async () => {
  const id = await useLibrary().create({ title: 'Friday' })
  await expect.poll(() => useGame().saving).toBe('saved')
  useGame().close()
  const claims = vi.fn(async () => ({ standing: () => 'writer' as const, takeOver: async () => undefined, release: () => undefined }))
  const { indexedDB } = globalThis
  newDevice({ claim: claims })
  globalThis.indexedDB = indexedDB
  const game = useGame()
  expect(await Promise.all([game.open(id), game.open(id)])).toEqual(['open', 'open'])
  expect(claims).toHaveBeenCalledOnce()
})

it('of two more taps, after an opening that failed, the second finds the opening of the first', async () => {
  const id = await useLibrary().create({ title: 'Friday' })
  await expect.poll(() => useGame().saving).toBe('saved')
  useGame().close()
  const claims = vi.fn(async () => ({ standing: () => 'writer' as const, takeOver: async () => undefined, release: () => undefined }))
  const saves = openSaves()
  const load = vi.fn(saves.load).mockRejectedValueOnce(full())
  const { indexedDB } = globalThis
  newDevice({ claim: claims, saves: { ...saves, load } })
  globalThis.indexedDB = indexedDB
  const changed = () => undefined
  const [failed, ...opened] = await Promise.all([1, 2, 3].map(() => openStored(id, changed)))
  expect(failed).toEqual({ ok: false, because: 'blocked' })
  expect(opened.map((one) => one.ok && one.session)).toEqual([heldSession(id), heldSession(id)])
  expect(claims).toHaveBeenCalledTimes(2)
})
