import { describe, expect, it, vi } from 'vitest'
import { claim, type WriterRole } from '@/pwa/oneWriter'
import { fakeLocks } from './fakeLocks'

const settle = () => new Promise((done) => setTimeout(done))

async function openWindow(locks: LockManager | undefined) {
  const told: WriterRole[] = []
  const mine = await claim('game', (standing) => told.push(standing), locks)
  return { ...mine, told }
}

describe('a window that is refused its locks', () => {
  it.each([
    ['rejects', () => Promise.reject(new DOMException('no', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
  ])('writes, as where there are none: the browser %s', async (_, request) => {
    const mine = await openWindow({ request } as unknown as LockManager)
    expect(mine.standing()).toBe('writer')
    mine.release()
  })
})

describe('two windows on one game', () => {
  it('have one writer: the first', async () => {
    const locks = fakeLocks()
    const first = await openWindow(locks)
    const second = await openWindow(locks)
    expect([first.standing(), second.standing()]).toEqual(['writer', 'follower'])
    expect([first.told, second.told]).toEqual([[], []])
  })

  it('hand the pen on when the writer closes', async () => {
    const locks = fakeLocks()
    const first = await openWindow(locks)
    const second = await openWindow(locks)
    first.release()
    await settle()
    expect(second.standing()).toBe('writer')
    expect(second.told).toEqual(['writer'])
    expect(first.told).toEqual([])
  })

  it('can take over, and the loser is told', async () => {
    const locks = fakeLocks()
    const first = await openWindow(locks)
    const second = await openWindow(locks)
    await second.takeOver()
    await settle()
    expect([first.standing(), second.standing()]).toEqual(['follower', 'writer'])
    expect([first.told, second.told]).toEqual([['follower'], ['writer']])
  })

  it('can take over back and forth, and the last one left writes', async () => {
    const locks = fakeLocks()
    const first = await openWindow(locks)
    const second = await openWindow(locks)
    await second.takeOver()
    await settle()
    await first.takeOver()
    await settle()
    expect([first.standing(), second.standing()]).toEqual(['writer', 'follower'])
    first.release()
    await settle()
    expect(second.standing()).toBe('writer')
  })

  it('never has two writers among three', async () => {
    const locks = fakeLocks()
    const windows = await Promise.all([openWindow(locks), openWindow(locks), openWindow(locks)])
    const writers = () => windows.filter((each) => each.standing() === 'writer').length
    expect(writers()).toBe(1)
    for (const each of [...windows, ...windows]) {
      await each.takeOver()
      await settle()
      expect(each.standing()).toBe('writer')
      expect(writers()).toBe(1)
    }
  })

  it('forgets a follower that left the line', async () => {
    const locks = fakeLocks()
    const first = await openWindow(locks)
    const second = await openWindow(locks)
    second.release()
    first.release()
    await settle()
    expect(second.told).toEqual([])
    expect((await openWindow(locks)).standing()).toBe('writer')
  })

  it('both write where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    const only = await openWindow(undefined)
    vi.unstubAllGlobals()
    await only.takeOver()
    only.release()
    expect(only.standing()).toBe('writer')
  })
})
