import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '@/core/journal/entry'
import type { GameRecord } from '@/storage/gameRecord'
import { readGame } from '@/storage/readGame'
import { createSaver, type SavingState } from '@/storage/saver'
import { openSaves, type Saves } from '@/storage/saves'
import { ROOT, entryId } from '@/core/model/ids'
import { entry, nth, record } from './sample'

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const window = (saves: Saves, rev = 0) => {
  const states: SavingState[] = []
  const overtaken = vi.fn<() => void>()
  let place = { cursor: ROOT, head: ROOT }
  const wrote: GameRecord[] = []
  const saver = createSaver(
    saves,
    'a',
    {
      record: () => record('a', place),
      changed: (state) => states.push(state),
      wrote: (now) => wrote.push(now),
      overtaken,
    },
    rev,
  )
  return {
    saver,
    states,
    overtaken,
    wrote,
    tap: (id: number, parent = id - 1) => {
      place = { cursor: nth(id), head: nth(id) }
      saver.add(entry(id, parent))
    },
    undo: (cursor: number) => {
      place = { ...place, cursor: nth(cursor) }
      saver.touch()
    },
  }
}

const onDisk = async () => {
  const raw = await openSaves().load('a')
  const read = raw && (await readGame(raw))
  return read?.ok
    ? {
        ids: read.game.entries.map(({ id }) => Number(id)),
        cursor: Number(read.game.record.cursor),
        head: Number(read.game.record.head),
        rev: read.game.record.rev,
      }
    : undefined
}

/** Fails as long as `error` is set. */
const breakable = (error: { now: DOMException | undefined }): Saves => {
  const real = openSaves()
  return {
    ...real,
    write: async (id, change) => {
      if (error.now) throw error.now
      return real.write(id, change)
    },
  }
}

describe('saver', () => {
  it('writes each tap with its cursor, and says so', async () => {
    const { saver, states, tap } = window(openSaves())
    tap(1)
    expect(saver.state()).toBe('saving')
    await saver.idle()
    expect(saver.state()).toBe('saved')
    expect(await onDisk()).toEqual({ ids: [1], cursor: 1, head: 1, rev: 1 })
    expect(states).toEqual(['saving', 'saved'])
  })

  it('takes any number of taps while a write is under way, and loses none', async () => {
    const { saver, tap } = window(openSaves())
    for (let id = 1; id <= 200; id += 1) {
      tap(id)
      if (id % 17 === 0) await new Promise((done) => setTimeout(done))
    }
    await saver.idle()
    expect((await onDisk())?.ids).toHaveLength(200)
    expect((await onDisk())?.cursor).toBe(200)
  })

  it('writes one entry per tap, however long the game is', async () => {
    const real = openSaves()
    const sizes: number[] = []
    const saves: Saves = {
      ...real,
      write: (id, change) =>
        real.write(id, (now) => {
          const next = change(now)
          sizes.push(JSON.stringify(next).length)
          return next
        }),
    }
    const { saver, tap } = window(saves)
    for (let id = 1; id <= 300; id += 1) {
      tap(id)
      await saver.idle()
    }
    expect(Math.max(...sizes.slice(250)) - Math.max(...sizes.slice(1, 50))).toBeLessThan(20)
  })

  it('keeps undo and redo', async () => {
    const { saver, tap, undo } = window(openSaves())
    tap(1)
    tap(2)
    undo(1)
    await saver.idle()
    expect(await onDisk()).toMatchObject({ ids: [1, 2], cursor: 1, head: 2 })
  })

  it('keeps a full disk from stopping the game, says so, and saves all once there is room', async () => {
    const error = { now: new DOMException('full', 'QuotaExceededError') as DOMException | undefined }
    const { saver, tap } = window(breakable(error))
    tap(1)
    await saver.idle()
    expect(saver.state()).toBe('memory-only')
    tap(2)
    await saver.idle()
    expect(await onDisk()).toBeUndefined()
    error.now = undefined
    tap(3)
    await saver.idle()
    expect(saver.state()).toBe('saved')
    expect((await onDisk())?.ids).toEqual([1, 2, 3])
  })

  it('tries again by itself after a passing fault', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const error = { now: new DOMException('hiccup', 'UnknownError') as DOMException | undefined }
    const { saver, tap } = window(breakable(error))
    tap(1)
    await saver.idle()
    expect(saver.state()).toBe('unsaved')
    error.now = undefined
    vi.advanceTimersByTime(250)
    vi.useRealTimers()
    await saver.idle()
    expect(saver.state()).toBe('saved')
    expect((await onDisk())?.ids).toEqual([1])
  })

  it('remembers an undo whose write failed', async () => {
    const real = openSaves()
    let fails = false
    const { saver, tap, undo } = window({
      ...real,
      // As a disk that runs full does: in the middle of it, and everything is rolled back.
      write: (id, change) =>
        real.write(id, (now) => {
          const next = change(now)
          if (fails) throw new DOMException('hiccup', 'UnknownError')
          return next
        }),
    })
    tap(1)
    tap(2)
    await saver.idle()
    fails = true
    undo(1)
    await saver.idle()
    expect(saver.dirty()).toBe(true)
    fails = false
    await expect.poll(() => saver.state()).toBe('saved')
    expect(await onDisk()).toMatchObject({ ids: [1, 2], cursor: 1, head: 2 })
  })

  it('writes a tap that comes in the moment everything is called saved', async () => {
    let late = () => undefined as void
    const saver = createSaver(
      openSaves(),
      'a',
      {
        record: () => record('a', { cursor: nth(1), head: nth(1) }),
        changed: (state) => {
          if (state === 'saved') late()
        },
        wrote: () => undefined,
        overtaken: () => undefined,
      },
      0,
    )
    late = () => {
      late = () => undefined
      saver.add(entry(2))
    }
    saver.add(entry(1))
    await expect.poll(async () => (await onDisk())?.ids).toEqual([1, 2])
    expect(saver.pending()).toEqual([])
  })

  it('forgets of what waits only what it wrote, also if the game was read again meanwhile', async () => {
    const real = openSaves()
    let held: Promise<void> | undefined
    let release = () => undefined as void
    const { saver, tap } = window({
      ...real,
      write: async (id, change) => {
        const written = await real.write(id, change)
        await held
        return written
      },
    })
    held = new Promise((done) => (release = done))
    tap(1)
    await expect.poll(async () => (await onDisk())?.ids).toEqual([1])
    tap(2)
    // Read in between: the first is there already.
    saver.resume(1, (pending) => pending.filter(({ id }) => id !== nth(1)), false)
    held = undefined
    release()
    await expect.poll(async () => (await onDisk())?.ids).toEqual([1, 2])
  })

  it('calls a write unsaved when the disk takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { saver, tap } = window({ ...openSaves(), write: () => new Promise(() => undefined) })
    tap(1)
    vi.advanceTimersByTime(3_100)
    expect(saver.state()).toBe('unsaved')
    vi.useRealTimers()
  })

  it('says so after ten seconds, whatever holds a tap up, and is glad when it is written after all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let go = () => undefined as void
    const waits = new Promise<void>((done) => (go = done))
    const real = openSaves()
    const { saver, tap } = window({ ...real, write: (id, change) => waits.then(() => real.write(id, change)) })
    tap(1)
    vi.advanceTimersByTime(9_900)
    expect(saver.state()).toBe('unsaved')
    vi.advanceTimersByTime(200)
    expect(saver.state()).toBe('memory-only')
    vi.useRealTimers()
    go()
    await saver.idle()
    expect(saver.state()).toBe('saved')
  })

  it('says so after ten seconds when an overtaken write is never taken up again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await openSaves().write('a', () => ({ record: record('a', { rev: 5 }) }))
    const { saver, tap, overtaken } = window(openSaves())
    tap(1)
    await saver.idle()
    expect(overtaken).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_100)
    expect(saver.state()).toBe('memory-only')
    vi.useRealTimers()
  })

  it('writes nothing once another window has written, and hands back what is left', async () => {
    const first = window(openSaves())
    first.tap(1)
    await first.saver.idle()
    const second = window(openSaves(), 1)
    second.tap(2)
    await second.saver.idle()
    first.tap(2)
    await first.saver.idle()
    expect(first.overtaken).toHaveBeenCalledOnce()
    expect(await onDisk()).toMatchObject({ ids: [1, 2], rev: 2 })

    first.saver.resume(2, () => [entry(3)], true)
    await first.saver.idle()
    expect((await onDisk())?.ids).toEqual([1, 2, 3])
  })

  it('is right about a thousand taps of two windows at once: none lost, none doubled', async () => {
    await openSaves().write('a', () => ({ record: record('a', { next: 1, rev: 1 }) }))
    const made = new Set<string>()
    let count = 0
    const racing = (name: string) => {
      const saves = openSaves()
      const saver = createSaver(
        saves,
        'a',
        {
          record: () => record('a'),
          changed: () => undefined,
          wrote: () => undefined,
          overtaken: () => {
            void saves.load('a').then((raw) => {
              const now = raw!.record as GameRecord
              saver.resume(now.rev, (pending) => pending, false)
            })
          },
        },
        1,
      )
      return {
        saver,
        tap: () => {
          const note = `${name}${(count += 1)}`
          made.add(note)
          saver.add({ ...entry(2, 0, note), id: entryId(note) })
        },
      }
    }
    const windows = [racing('x'), racing('y')]
    for (let tap = 0; tap < 1_000; tap += 1) {
      windows[tap % 2]!.tap()
      if (tap % 7 === 0) await new Promise((done) => setTimeout(done))
    }
    while (windows.some(({ saver }) => saver.pending().length)) await new Promise((done) => setTimeout(done, 5))
    const raw = await openSaves().load('a')
    const notes = raw!.entries.map((one) => ((one as Entry).events[0] as { note: string }).note)
    expect(notes).toHaveLength(1_000)
    expect(new Set(notes)).toEqual(made)
  })
})
