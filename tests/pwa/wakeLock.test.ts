import { beforeEach, describe, expect, it } from 'vitest'
import { screenOn } from '@/pwa/wakeLock'

interface Lock {
  released: boolean
  release: () => Promise<void>
}

const settle = () => new Promise((done) => setTimeout(done))

describe('the screen', () => {
  let locks: Lock[]
  let refuse: boolean
  let page: Document
  let browser: Navigator

  beforeEach(() => {
    locks = []
    refuse = false
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' }) as unknown as Document
    const request = async () => {
      if (refuse) throw new Error('battery')
      const lock: Lock = { released: false, release: async () => void (lock.released = true) }
      locks.push(lock)
      return lock
    }
    browser = { wakeLock: { request } } as unknown as Navigator
  })

  const held = () => locks.filter((lock) => !lock.released).length

  async function show(visibilityState: 'visible' | 'hidden') {
    Object.assign(page, { visibilityState })
    if (visibilityState === 'hidden') locks.forEach((lock) => (lock.released = true))
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
  }

  it('stays on while told to and is released after', async () => {
    const awake = screenOn(page, browser)
    expect(held()).toBe(0)
    awake.keep()
    awake.keep()
    await settle()
    expect(locks).toHaveLength(1)
    expect(held()).toBe(1)
    awake.release()
    await settle()
    expect(held()).toBe(0)
  })

  it('is regained on return', async () => {
    const awake = screenOn(page, browser)
    awake.keep()
    await settle()
    await show('hidden')
    expect(held()).toBe(0)
    await show('visible')
    expect(held()).toBe(1)
    awake.release()
    await show('hidden')
    await show('visible')
    expect(held()).toBe(0)
  })

  it('asks again after a refusal', async () => {
    refuse = true
    const awake = screenOn(page, browser)
    awake.keep()
    await settle()
    expect(held()).toBe(0)
    refuse = false
    await show('visible')
    expect(held()).toBe(1)
  })

  it('lets go of a lock that arrives after it is no longer wanted', async () => {
    const awake = screenOn(page, browser)
    awake.keep()
    awake.release()
    await settle()
    expect(held()).toBe(0)
  })

  it('is left alone where the browser has no such thing', () => {
    const awake = screenOn(page, {} as Navigator)
    awake.keep()
    awake.release()
  })
})
