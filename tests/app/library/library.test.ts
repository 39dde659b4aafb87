import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoCommands, demoTable } from '@/scripts/bad-moon-rising/demo'
import { setDevice } from '@/app/device/device'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { keepShare, keptShare } from '@/app/live/keptShares'
import { gameToFile } from '@/app/library/gamesOut'
import { seal } from '@/core/journal/seal'
import { entryId } from '@/core/model/ids'
import { useNotices } from '@/app/device/notices'
import { claim } from '@/pwa/oneWriter'
import { openSaves, type RawGame, type Saves } from '@/storage/saves'
import type { Entry } from '@/core/journal/entry'
import type { GameRecord } from '@/storage/gameRecord'
import { chanceFrom, mutate } from '../../storage/mutate'
import { fakeLocks } from '../../pwa/fakeLocks'
import { closeGame } from '../../device'

const patient = { interval: 5 }

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 })

let time = 1_000_000

const begin = (saves?: Saves) => {
  setActivePinia(createPinia())
  const locks = new Map<string, LockManager>()
  const lock = (game: string) => locks.set(game, locks.get(game) ?? fakeLocks()).get(game)
  setDevice({ claim: (game, told) => claim(game, told, lock(game)), now: () => (time += 1), ...(saves ? { saves } : {}) })
  return { game: useGame(), library: useLibrary(), notices: useNotices() }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(closeGame)

const saved = async () => {
  const game = useGame()
  for (let wait = 0; game.saving !== 'saved' && wait < 2000; wait += 1) await new Promise((done) => setTimeout(done, 5))
  expect(game.saving).toBe('saved')
}

describe('the library', () => {
  it('makes a game, lists it, and opens it where it was left after a restart', async () => {
    const { game, library } = begin()
    const id = await library.create({ commands: demoTable() })
    expect(game.grimoire.phase).toEqual({ kind: 'night', number: 1 })
    expect(game.grimoire.seats).toHaveLength(11)
    const step = game.nightSheet.now
    await saved()
    game.close()

    const later = begin()
    await later.library.refresh()
    expect(later.library.games).toMatchObject([{ id, players: 11, ended: false, damaged: false, line: 'Night 1 · 11 of 11 alive' }])
    expect(later.library.running?.id).toBe(id)
    expect(await later.game.open(id)).toBe('open')
    expect(later.game.nightSheet.now).toBe(step)
    expect(later.game.undoLabel).toBe('the first dusk')
  })

  it('renames, duplicates, deletes and brings back', async () => {
    const { game, library, notices } = begin()
    const id = await library.create({ title: 'Friday' })
    await library.rename(id, 'Saturday')
    await saved()
    const copy = await library.duplicate(id)
    await library.refresh()
    expect(library.games.map(({ title }) => title).sort()).toEqual(['Saturday', 'Saturday (copy)'])
    game.close()
    await library.rename(copy!, 'Sunday')
    await library.remove(id)
    expect(library.games.map(({ title }) => title)).toEqual(['Sunday'])
    notices.act(notices.list[0]!)
    await expect.poll(() => library.games.map(({ title }) => title).sort(), patient).toEqual(['Saturday', 'Sunday'])
  })

  it('empties the trash after a week', async () => {
    const { library } = begin()
    const id = await library.create({ title: 'Old' })
    await saved()
    await library.remove(id)
    await library.emptyTrash()
    expect(await openSaves().load(id)).toBeDefined()
    time += 8 * 86_400_000
    await library.emptyTrash()
    expect(await openSaves().load(id)).toBeUndefined()
  })

  it('takes the keys of its live rooms away with a game, and no others', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    })
    const { library } = begin()
    const id = await library.create({ title: 'Shared' })
    await saved()
    const share = { root: 'secret', device: 'a', term: 1, rev: 1, confirmed: 0, seen: {}, townRev: 0, followed: false }
    keepShare(id, share)
    keepShare('other', share)
    await library.remove(id)
    expect(keptShare(id), 'while it can be brought back').toBeDefined()
    time += 8 * 86_400_000
    await library.emptyTrash()
    expect([keptShare(id), keptShare('other')]).toEqual([undefined, share])
    vi.unstubAllGlobals()
  })

  const withDamage = async (damage: (raw: RawGame) => RawGame) => {
    const { game, library } = begin()
    const good = await library.create({ title: 'Good' })
    await saved()
    const bad = await library.create({ commands: demoTable() })
    await saved()
    game.close()
    const { record, entries } = damage((await openSaves().load(bad))!)
    await openSaves().erase(bad)
    await openSaves().write(bad, () => ({ record: record as never, entries: entries as never }))
    return { good, bad, later: begin() }
  }

  it('opens a game with a damaged end at its last sound entry, and keeps what lay there', async () => {
    const { bad, later } = await withDamage(({ record, entries }) => ({ record, entries: [...entries.slice(0, 9), 'rubbish'] }))
    expect(await later.game.open(bad)).toBe('open')
    expect(later.game.grimoire.seats).toHaveLength(9)
    expect(later.game.cutOff).toBe(true)
    await saved()
    later.game.dispatch({ type: 'writeNote', seat: later.game.grimoire.seats[0]!.id, note: 'on' })
    await saved()
    expect((await openSaves().copyOf(bad))?.entries).toHaveLength(10)
    later.game.close()
    const again = begin()
    expect(await again.game.open(bad)).toBe('open')
    expect(again.game.grimoire.seats[0]).toMatchObject({ note: 'on' })
    expect(again.game.cutOff).toBe(false)
    expect((await openSaves().load(bad))?.entries).toHaveLength(10)
    expect((await openSaves().copyOf(bad))?.entries).toHaveLength(10)
  })

  it('sets a game aside that cannot be opened, leaves the others alone, and rescues what is left', async () => {
    const { good, bad, later } = await withDamage(({ record, entries }) => ({
      record: { ...(record as object), title: 7 },
      entries: entries.slice(0, 9),
    }))
    expect(await later.game.open(bad)).toBe('damaged')
    await later.library.refresh()
    expect(later.library.games.find(({ id }) => id === bad)?.damaged).toBe(true)
    expect(await later.game.open(good)).toBe('open')
    const rescued = await later.library.rescue(bad)
    expect(await later.game.open(rescued!)).toBe('open')
    expect(later.game.grimoire.seats).toHaveLength(9)
  })

  it('goes on without storage, says so, and can still be saved as a file', async () => {
    const no = () => Promise.reject(new DOMException('no', 'SecurityError'))
    const { game, library } = begin({ openEarly: () => undefined, list: no, load: no, write: no, copyOf: no, erase: no })
    const id = await library.create({ commands: demoTable() })
    await expect.poll(() => game.saving, patient).toBe('memory-only')
    await expect.poll(() => library.state, patient).toBe('blocked')
    expect(library.games.map((one) => one.id)).toEqual([id])
    expect((await gameToFile(id))?.text).toContain('"seatAdded"')
    game.close()
    expect(await game.open(id)).toBe('open')
    expect(game.grimoire.seats).toHaveLength(11)
  })

  it('says that the device is full when what is there waits for room', async () => {
    const saves = openSaves()
    let room = false
    const { library } = begin({
      ...saves,
      list: () => (room ? saves.list() : Promise.reject(new DOMException('No room', 'QuotaExceededError'))),
    })
    await library.refresh()
    expect(library.state).toBe('full')
    room = true
    await library.refresh()
    expect(library.state).toBe('ready')
  })

  it('says what is missing', async () => {
    expect(await begin().game.open('nothing')).toBe('missing')
  })
})

describe('the demo', () => {
  it('needs no force and stands in the middle of the second night', async () => {
    const { game, library } = begin()
    await library.demo()
    expect(game.grimoire.phase).toEqual({ kind: 'night', number: 2 })
    const { text = '' } = (await gameToFile(game.id)) ?? {}
    expect(text).not.toContain('"forced"')
    expect(text.match(/"parent":/g)).toHaveLength(demoCommands().length)
    expect(game.nightSheet.now).toBe('devilsadvocate:s7')
    expect(game.grimoire.ending).toBeUndefined()
  })
})

describe('files', () => {
  const exported = async () => {
    const { game, library } = begin()
    const id = await library.create({ commands: demoTable() })
    await saved()
    const file = (await gameToFile(id))!
    return { id, file, game, library }
  }

  it('carry a game to another device, to the same step', async () => {
    const { id, file, game } = await exported()
    const before = { grimoire: game.grimoire, sheet: game.nightSheet }
    game.close()
    globalThis.indexedDB = new IDBFactory()
    const other = begin()
    expect(await other.library.importText(file.text)).toMatchObject({ ok: true, games: [{ id, how: 'new' }] })
    expect(await other.game.open(id)).toBe('open')
    expect(JSON.stringify(other.game.grimoire)).toBe(JSON.stringify(before.grimoire))
    expect(JSON.stringify(other.game.nightSheet)).toBe(JSON.stringify(before.sheet))
  })

  it('are recognised: the same, further on, further back, gone another way', async () => {
    const { id, file, game, library } = await exported()
    expect(await library.importText(file.text)).toMatchObject({ games: [{ id, how: 'same' }] })
    const [seat] = game.grimoire.seats
    game.dispatch({ type: 'writeNote', seat: seat!.id, note: 'here' })
    await saved()
    const further = (await gameToFile(id))!
    expect(await library.importText(file.text)).toMatchObject({ games: [{ id, how: 'behind' }] })

    game.close()
    globalThis.indexedDB = new IDBFactory()
    const other = begin()
    await other.library.importText(file.text)
    expect(await other.library.importText(further.text)).toMatchObject({ games: [{ id, how: 'ahead' }] })
    await other.game.open(id)
    expect(other.game.grimoire.seats[0]!.note).toBe('here')
    other.game.undo()
    other.game.dispatch({ type: 'writeNote', seat: seat!.id, note: 'there' })
    await saved()
    other.game.undo()
    other.game.dispatch({ type: 'writeNote', seat: seat!.id, note: 'and there' })
    await saved()
    other.game.close()
    globalThis.indexedDB = new IDBFactory()
    const third = begin()
    await third.library.importText(file.text)
    await third.game.open(id)
    third.game.dispatch({ type: 'renamePlayer', seat: seat!.id, player: 'Zoe' })
    await saved()
    const copied = await third.library.importText(further.text)
    expect(copied).toMatchObject({ ok: true, games: [{ how: 'copy' }] })
    expect(await third.library.importText(further.text)).toMatchObject({ games: [{ how: 'same' }] })
    expect(third.library.games).toHaveLength(2)
  })

  it('that are further on are compared again when another window wrote in between', async () => {
    const { id, file, game } = await exported()
    const [seat] = game.grimoire.seats
    game.dispatch({ type: 'writeNote', seat: seat!.id, note: 'here' })
    game.dispatch({ type: 'writeNote', seat: seat!.id, note: 'and here' })
    await saved()
    const further = (await gameToFile(id))!
    game.close()
    globalThis.indexedDB = new IDBFactory()
    const saves = openSaves()
    const between: (() => Promise<void>)[] = []
    const other = begin({
      ...saves,
      write: async (at, change) => {
        await between.shift()?.()
        return saves.write(at, change)
      },
    })
    await other.library.importText(file.text)
    const tapped = async () => {
      const { record, entries } = (await saves.load(id))! as unknown as { record: GameRecord; entries: readonly Entry[] }
      const last = entries.at(-1)!
      const own = seal(
        {
          ...last,
          id: entryId('another-1'),
          parent: last.id,
          command: { type: 'renamePlayer', seat: seat!.id, player: 'Zoe' },
          events: [],
        },
        last,
      )
      await saves.write(id, () => ({
        record: { ...record, next: record.next + 1, cursor: own.id, head: own.id, rev: record.rev + 1 },
        entries: [own],
      }))
    }
    between.push(tapped)
    expect(await other.library.importText(further.text)).toMatchObject({ ok: true, games: [{ how: 'copy' }] })
    const { entries } = (await saves.load(id))! as unknown as { entries: readonly Entry[] }
    expect(entries.at(-1)?.command).toMatchObject({ type: 'renamePlayer' })
  })

  it('that are broken change nothing and say so', async () => {
    const { file, library, notices } = { ...(await exported()), notices: useNotices() }
    const before = JSON.stringify(await openSaves().list())
    for (const text of [
      '',
      'x',
      file.text.slice(0, 999),
      file.text.replace('seatAdded', 'seatEaten'),
      file.text.replace('"on":"s10"', '"on":"s99"'),
    ]) {
      const result = await library.importText(text)
      expect(result.ok).toBe(false)
      expect(notices.list.at(-1)?.text).toContain('Nothing was imported.')
    }
    expect(JSON.stringify(await openSaves().list())).toBe(before)
  })

  it('that were changed on the way never change a game that is here', async () => {
    const { file, library, game } = await exported()
    game.close()
    const raw = async () => JSON.stringify(await Promise.all((await openSaves().list()).map(([id]) => openSaves().load(id))))
    const before = await raw()
    let turnedDown = 0
    for (let seed = 1; seed <= 300; seed += 1) {
      const result = await library.importText(mutate(file.text, chanceFrom(seed)))
      if (result.ok) continue
      turnedDown += 1
      expect(result.because, `seed ${seed}`).toMatch(/\.$/)
    }
    expect(turnedDown).toBeGreaterThan(150)
    const mine = JSON.parse(before) as { record: { id: string } }[]
    const now = JSON.parse(await raw()) as { record: { id: string } }[]
    expect(now.filter(({ record }) => mine.some((one) => one.record.id === record.id))).toEqual(mine)
  })

  it('that are huge are turned down unread', async () => {
    const { library } = begin()
    const file = { size: 30_000_000, text: () => Promise.reject(new Error('not read')) } as unknown as File
    expect(await library.importFile(file)).toMatchObject({ ok: false, because: expect.stringContaining('20 MB') })
  })
})
