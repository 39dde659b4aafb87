import { describe, expect, it, vi } from 'vitest'
import { checkOnReturn, watchUpdates } from '@/pwa/update'

function fakeWorker() {
  const heard = new Map<string, (event: object) => void>()
  return {
    register: vi.fn(async () => undefined),
    update: vi.fn(async () => undefined),
    messageSkipWaiting: vi.fn(),
    addEventListener: (type: string, listener: (event: never) => void) => {
      heard.set(type, listener as (event: object) => void)
    },
    tell: (type: string, event: object = {}) => heard.get(type)?.(event),
  }
}

function watched() {
  const worker = fakeWorker()
  const offered = vi.fn()
  const offlineReady = vi.fn()
  const reload = vi.fn()
  const updates = watchUpdates({ offered, offlineReady }, worker as never, reload)
  return { worker, offered, offlineReady, reload, updates }
}

describe('an update', () => {
  it('is offered when it waits, and nothing more happens by itself', () => {
    const { worker, offered, reload } = watched()
    worker.tell('waiting')
    expect(offered).toHaveBeenCalledOnce()
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is taken on consent, with one reload once it is in charge', () => {
    const { worker, updates, reload } = watched()
    updates.accept()
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
    worker.tell('controlling', { isUpdate: true })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not reload the first visit, when the page is claimed', () => {
    const { worker, offlineReady, reload } = watched()
    worker.tell('activated', { isUpdate: false, isExternal: false })
    worker.tell('controlling', { isUpdate: false })
    expect(offlineReady).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads a page that was claimed on its first visit and is updated later', () => {
    const { worker, reload } = watched()
    worker.tell('controlling', { isUpdate: false })
    worker.tell('controlling', { isUpdate: false, isExternal: true })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('survives a refused registration and a look while offline', async () => {
    const worker = fakeWorker()
    worker.register.mockRejectedValue(new Error('insecure'))
    worker.update.mockRejectedValue(new Error('offline'))
    const updates = watchUpdates({ offered: vi.fn() }, worker as never, vi.fn())
    await expect(updates.check()).resolves.toBeUndefined()
  })

  it('tries a first visit again when files did not arrive, with growing pauses, and says so when all are there', async () => {
    vi.useFakeTimers()
    const worker = fakeWorker()
    const offlineReady = vi.fn()
    const installing = () => Object.assign(new EventTarget(), { state: 'installing' })
    const tries = [installing(), installing(), installing()] as const
    tries.forEach((each) => worker.register.mockResolvedValueOnce({ installing: each } as never))
    watchUpdates({ offered: vi.fn(), offlineReady }, worker as never, vi.fn())
    await vi.advanceTimersByTimeAsync(0)
    const ends = async (at: 0 | 1 | 2, state: string) => {
      tries[at].state = state
      tries[at].dispatchEvent(new Event('statechange'))
      await vi.advanceTimersByTimeAsync(0)
    }
    await ends(0, 'redundant')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(worker.register).toHaveBeenCalledTimes(2)
    await ends(1, 'redundant')
    await vi.advanceTimersByTimeAsync(19_999)
    expect(worker.register).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(worker.register).toHaveBeenCalledTimes(3)
    expect(offlineReady).not.toHaveBeenCalled()
    // The library takes a second try for the work of another page.
    worker.tell('activated', { isUpdate: false, isExternal: true })
    expect(offlineReady).toHaveBeenCalledOnce()
    await ends(2, 'activated')
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(worker.register).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  it('is not needed where there are no service workers', async () => {
    vi.stubGlobal('navigator', {})
    const updates = watchUpdates({ offered: vi.fn() })
    vi.unstubAllGlobals()
    updates.accept()
    await expect(updates.check()).resolves.toBeUndefined()
  })
})

it('looks for a new version on return, at most once an hour', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' }) as unknown as Document
  const check = vi.fn(async () => undefined)
  let minutes = 0
  const stop = checkOnReturn({ accept: vi.fn(), check }, page, () => minutes * 60_000)
  const returnAt = (at: number) => {
    minutes = at
    page.dispatchEvent(new Event('visibilitychange'))
    return check.mock.calls.length
  }
  expect(returnAt(10)).toBe(0)
  expect(returnAt(61)).toBe(1)
  expect(returnAt(62)).toBe(1)
  Object.assign(page, { visibilityState: 'hidden' })
  expect(returnAt(200)).toBe(1)
  Object.assign(page, { visibilityState: 'visible' })
  stop()
  expect(returnAt(300)).toBe(1)
})
