import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SCHEMA } from '@/core/journal/entry'
import { currentGame } from '@/core/journal/journal'
import { seatId } from '@/core/model/ids'
import { claim } from '@/pwa/oneWriter'
import type { GameRecord, StoredGame } from '@/storage/gameRecord'
import { readGame } from '@/storage/readGame'
import { storeLost } from '@/storage/database'
import { openSaves, type Saves } from '@/storage/saves'
import { openSession, type Session, type SessionDeps } from '@/app/session/session'
import { fakeLocks } from '../../pwa/fakeLocks'
import { entry, nth, record } from '../../storage/sample'

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 })

let locks = fakeLocks()
let open: Session[] = []
let windows = 0

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  locks = fakeLocks()
  open = []
  windows = 0
})
afterEach(() => open.forEach((session) => session.close()))

const stored = async (): Promise<StoredGame> => {
  const raw = await openSaves().load('a')
  const read = raw && (await readGame(raw))
  if (!read?.ok) throw new Error(read ? read.fault : 'nothing there')
  return read.game
}
const fresh = async (): Promise<StoredGame> => ({ record: record('a', { rev: 0 }), entries: [] })

const start = async (find = stored, saves: Saves = openSaves(), changed = () => undefined as void) => {
  const deps: SessionDeps = { saves, claim: (game, told) => claim(game, told, locks), now: () => 7, newId: () => `w${(windows += 1)}` }
  const session = await openSession(deps, 'a', find, changed)
  open.push(session)
  return session
}

const seat = seatId('s1')
const sit = (session: Session) => session.append(entry(1).command, entry(1).events)
const note = (session: Session, text: string) =>
  session.append({ type: 'writeNote', seat, note: text }, [{ type: 'noteWritten', seat, note: text }])
const noteOf = (session: Session) => currentGame(session.journal()).seats[0]?.note
const until = async (ready: () => boolean) => {
  for (let wait = 0; !ready() && wait < 4000; wait += 1) await new Promise((done) => setTimeout(done, 5))
  expect(ready()).toBe(true)
}

describe('a session', () => {
  it('writes a new game at once, even before the first tap', async () => {
    const session = await start(fresh)
    await session.settled()
    expect((await stored()).record).toMatchObject({ rev: 1, next: 1, title: 'Friday', changedAt: 7 })
  })

  it('opens where it was left, undo and all', async () => {
    const first = await start(fresh)
    sit(first)
    note(first, 'one')
    note(first, 'two')
    first.undo()
    await first.settled()
    first.close()

    const again = await start()
    expect(noteOf(again)).toBe('one')
    again.redo()
    expect(noteOf(again)).toBe('two')
    again.undo()
    again.undo()
    note(again, 'other')
    await again.settled()
    expect((await stored()).entries.map(({ id, parent }) => [id, parent])).toEqual([
      ['w1-1', '0'],
      ['w1-2', 'w1-1'],
      ['w1-3', 'w1-2'],
      ['w2-1', 'w1-1'],
    ])
  })

  it('is followed live by a second window, which cannot write', async () => {
    const writer = await start(fresh)
    sit(writer)
    await writer.settled()
    const follower = await start()
    expect(follower.mayWrite()).toBe(false)
    note(writer, 'one')
    await until(() => noteOf(follower) === 'one')
    writer.undo()
    await until(() => noteOf(follower) === '')
    note(writer, 'two')
    await until(() => noteOf(follower) === 'two')
  })

  it('hands over: the new writer has everything, the old one follows', async () => {
    const old = await start(fresh)
    sit(old)
    const next = await start(async () => (await old.settled(), stored()))
    note(old, 'last words')
    await next.takeOver()
    await until(() => next.mayWrite() && noteOf(next) === 'last words')
    expect(old.mayWrite()).toBe(false)
    note(next, 'mine')
    await until(() => noteOf(old) === 'mine')
    expect((await stored()).entries).toHaveLength(3)
  })

  it('goes on in the second window when the first is closed', async () => {
    const first = await start(fresh)
    sit(first)
    await first.settled()
    const second = await start()
    note(first, 'one')
    await first.settled()
    first.close()
    await until(() => second.mayWrite() && noteOf(second) === 'one')
    note(second, 'two')
    await second.settled()
    expect((await stored()).entries).toHaveLength(3)
  })

  it('keeps a tap that was overtaken, as a branch, and none is doubled', async () => {
    const real = openSaves()
    let hold = false
    let release = () => undefined as void
    const slow: Saves = {
      ...real,
      write: async (id, change) => {
        if (hold) await new Promise<void>((done) => (release = done))
        return real.write(id, change)
      },
    }
    const old = await start(fresh, slow)
    sit(old)
    await old.settled()
    hold = true
    note(old, 'late')
    const next = await start()
    await next.takeOver()
    await until(() => next.mayWrite())
    note(next, 'mine')
    await next.settled()
    hold = false
    release()
    await until(() => old.saving() === 'saved' && noteOf(old) === 'mine')
    note(next, 'more')
    await next.settled()
    const { entries, record: now } = await stored()
    expect(entries.map(({ events }) => (events[0] as { note?: string }).note).sort()).toEqual(['late', 'mine', 'more', undefined].sort())
    expect(new Set(entries.map(({ id }) => id)).size).toBe(4)
    expect(now.cursor).toBe(entries.find(({ events }) => (events[0] as { note?: string }).note === 'more')?.id)
    expect(noteOf(next)).toBe('more')
  })

  it('is not settled while it reads what overtook its write', async () => {
    const session = await start(fresh)
    sit(session)
    await session.settled()
    const { record: now } = await stored()
    await openSaves().write('a', () => ({ record: { ...now, rev: now.rev + 1 }, entries: [] }))
    note(session, 'one')
    await session.settled()
    expect((await stored()).entries).toHaveLength(2)
  })

  it('keeps its own place when somebody else changed the game meanwhile, and writes nothing twice', async () => {
    const session = await start(fresh)
    sit(session)
    note(session, 'one')
    note(session, 'two')
    await session.settled()
    const { record: now } = await stored()
    await openSaves().write('a', () => ({ record: { ...now, title: 'Renamed', rev: now.rev + 1 } }))
    session.undo()
    await until(() => session.saving() === 'saved' && session.record().title === 'Renamed')
    expect(noteOf(session)).toBe('one')
    expect((await openSaves().load('a'))?.entries).toHaveLength(3)
    const after = await stored()
    expect(after.record).toMatchObject({ title: 'Renamed', cursor: session.journal().cursor, next: 4 })

    await openSaves().write('a', () => ({ record: { ...after.record, title: 'Again', rev: after.record.rev + 1 } }))
    note(session, 'other')
    await until(() => session.saving() === 'saved' && session.record().title === 'Again')
    expect(noteOf(session)).toBe('other')
    expect((await openSaves().load('a'))?.entries).toHaveLength(4)
  })

  it('survives two windows that take over from each other through a thousand taps', async () => {
    const first = await start(fresh)
    sit(first)
    await first.settled()
    const windows = [first, await start()] as const
    const made: string[] = []
    for (let tap = 0; tap < 1_000; tap += 1) {
      if (tap % 40 === 0) {
        const next = windows[(tap / 40) % 2] as Session
        await next.takeOver()
        await until(() => next.mayWrite())
      }
      const writer = windows.find((one) => one.mayWrite())!
      note(writer, `tap ${tap}`)
      made.push(`tap ${tap}`)
      if (tap % 13 === 0) await new Promise((done) => setTimeout(done))
    }
    await until(() => windows.every((one) => one.saving() === 'saved'))
    await until(() => windows.every((one) => noteOf(one) === 'tap 999'))
    const notes = (await stored()).entries.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'noteWritten' ? [event.note] : [])),
    )
    expect(notes).toHaveLength(1_000)
    expect([...notes].sort()).toEqual([...made].sort())
  })

  it('says so when a newer version goes on writing in another window', async () => {
    const old = await start(fresh)
    sit(old)
    await old.settled()
    const { record: now } = await stored()
    const newer = { ...now, schema: SCHEMA + 1, rev: now.rev + 1, next: 3, cursor: nth(2), head: nth(2) }
    await openSaves().write('a', () => ({ record: newer, entries: [{ ...entry(2), schema: SCHEMA + 1 }] }))
    const line = new BroadcastChannel('moonrise-game:a')
    line.postMessage({ record: newer, entries: [{ ...entry(2), schema: SCHEMA + 1 }] })
    await until(() => old.outdated())
    line.close()
    expect(old.mayWrite()).toBe(false)
    expect(noteOf(old)).toBe('')
    expect((await openSaves().load('a'))?.entries).toHaveLength(2)
  })

  it('plays on in memory when nothing can be written, and loses nothing', async () => {
    const broken: Saves = { ...openSaves(), write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
    const session = await start(fresh, broken)
    sit(session)
    note(session, 'one')
    session.undo()
    session.redo()
    await session.settled()
    expect(session.saving()).toBe('memory-only')
    expect(noteOf(session)).toBe('one')
  })

  it('puts what it has in the place of a game that cannot be read any more, and keeps that beside it', async () => {
    const session = await start(fresh)
    sit(session)
    await session.settled()
    await openSaves().write('a', (now) => ({ record: { ...(now as GameRecord), rev: 9, title: 7 as never } }))
    note(session, 'still here')
    await until(() => session.saving() === 'saved')
    const { entries, record: now } = await stored()
    expect(entries).toHaveLength(2)
    expect(now.title).toBe('Friday')
    expect((await openSaves().copyOf('a'))?.record).toMatchObject({ title: 7 })
  })

  it.each([
    ['old', { broughtForward: true, cutOff: false }],
    ['damaged', { broughtForward: false, cutOff: true }],
  ] as const)('knows why it is written as a whole: %s', async (copy, told) => {
    const first = await start(fresh)
    sit(first)
    await first.settled()
    first.close()
    const raw = (await openSaves().load('a'))!
    const { record: found, entries } = await stored()
    const session = await start(async () => ({ record: { ...found, copy }, entries, instead: raw }) as never)
    expect({ broughtForward: session.broughtForward, cutOff: session.cutOff }).toEqual(told)
    session.close()
    const sound = await start()
    expect([sound.broughtForward, sound.cutOff]).toEqual([false, false])
  })

  it('hears that another window put it into the trash, and going on takes it out', async () => {
    const session = await start(fresh)
    sit(session)
    await session.settled()
    const { record: now } = await stored()
    const trashed = { ...now, trashedAt: 5, rev: now.rev + 1 }
    await openSaves().write('a', () => ({ record: trashed }))
    const line = new BroadcastChannel('moonrise-game:a')
    line.postMessage({ record: trashed, entries: [] })
    await until(() => session.deleted())
    line.close()
    note(session, 'still played')
    await until(() => session.saving() === 'saved' && !session.deleted())
    expect((await stored()).record.trashedAt).toBeUndefined()
  })

  it('goes on following when the database is deleted under it, and has everything when the writer wrote it again', async () => {
    const writer = await start(fresh)
    sit(writer)
    await writer.settled()
    const follower = await start()
    await openSaves().erase('a')
    note(writer, 'again')
    await until(() => writer.saving() === 'saved' && noteOf(follower) === 'again')
    expect(follower.mayWrite()).toBe(false)
    note(writer, 'and on')
    await until(() => noteOf(follower) === 'and on')
    expect((await stored()).entries).toHaveLength(3)
  })

  it('notices at once, without a tap, that its database was deleted, writes everything again and says so', async () => {
    const writer = await start(fresh)
    sit(writer)
    await writer.settled()
    const follower = await start()
    const said = vi.fn()
    storeLost.addEventListener('rewritten', said)
    indexedDB.deleteDatabase('moonrise')
    await until(() => said.mock.calls.length > 0 && writer.saving() === 'saved')
    storeLost.removeEventListener('rewritten', said)
    expect(said).toHaveBeenCalledOnce()
    expect((await stored()).entries).toHaveLength(1)
    note(writer, 'and on')
    await until(() => noteOf(follower) === 'and on')
    expect(follower.mayWrite()).toBe(false)
  })

  it('says nothing when the browser merely closed its store', async () => {
    const session = await start(fresh)
    sit(session)
    await session.settled()
    const said = vi.fn()
    storeLost.addEventListener('rewritten', said)
    storeLost.dispatchEvent(new Event('lost'))
    await session.settled()
    storeLost.removeEventListener('rewritten', said)
    expect(said).not.toHaveBeenCalled()
    expect((await stored()).record.rev).toBe(session.record().rev)
  })

  it('reads again with growing pauses after it was overtaken, says so after ten seconds, and saves once it can', async () => {
    const real = openSaves()
    let broken = false
    let reads = 0
    const saves: Saves = {
      ...real,
      load: (id) => (broken ? ((reads += 1), Promise.reject(new DOMException('hiccup', 'UnknownError'))) : real.load(id)),
    }
    const session = await start(fresh, saves)
    sit(session)
    await session.settled()
    const { record: now } = await stored()
    await openSaves().write('a', () => ({ record: { ...now, rev: now.rev + 1 } }))
    broken = true
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    note(session, 'held up')
    const wait = async (time: number) => {
      await vi.advanceTimersByTimeAsync(time)
      for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done))
    }
    await wait(0)
    expect(reads).toBe(1)
    await wait(210)
    expect(reads).toBe(2)
    await wait(1_010)
    expect(reads).toBe(3)
    await wait(3_010)
    expect(reads).toBe(4)
    await wait(5_800)
    expect(reads).toBe(4)
    expect(session.saving()).toBe('memory-only')
    broken = false
    await wait(9_300)
    vi.useRealTimers()
    await until(() => session.saving() === 'saved')
    expect((await stored()).entries).toHaveLength(2)
  })

  it('writes everything again when another window erased the game that is being played', async () => {
    const session = await start(fresh)
    sit(session)
    await session.settled()
    await openSaves().erase('a')
    note(session, 'still here')
    await until(() => session.saving() === 'saved')
    expect((await stored()).entries).toHaveLength(2)
  })
})
