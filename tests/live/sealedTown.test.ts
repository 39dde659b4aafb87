import fc from 'fast-check'
import { Doc } from 'yjs'
import { describe, expect, it } from 'vitest'
import { currentGame, newJournal, townView } from '@/core/api'
import { adopt } from '@/core/journal/journal'
import { seatId } from '@/core/model/ids'
import { keysOf } from '@/live/keys'
import type { LiveRoom } from '@/live/room'
import { readTown, type SharedTown } from '@/live/sealedTown'
import { writeTown } from '@/live/townWriter'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { firstNight } from '../e2e/dayTable'
import { played } from '../e2e/games'
import { play } from '../fuzz/play'
import { wholeTape } from '../fuzz/tape'
import { allWords } from '../words'

const keys = keysOf(Uint8Array.from({ length: 32 }, (_, at) => at)).town
const rules = rulesFor(allWords)
const BAG = 'sailor innkeeper gambler courtier fool pacifist goon lunatic devilsadvocate zombuul'
const town = (journal = firstNight(BAG)): SharedTown => ({
  title: 'Friday',
  view: townView(rules, currentGame(journal)),
  script: { id: 'bad-moon-rising' },
})
const roomWith = (doc = new Doc()) => ({ doc }) as unknown as LiveRoom

describe('the town’s room', () => {
  it('holds the latest view, sealed', () => {
    const room = roomWith()
    expect(writeTown(room, keys, town(), 0, 1000)).toBe(1)
    expect(readTown(room, keys)).toMatchObject({ title: 'Friday', rev: 1, at: 1000 })
    expect(readTown(room, { ...keys, key: new Uint8Array(32) })).toBeUndefined()
    const words = Buffer.from(room.doc.getMap<Uint8Array>('town').get('view')!).toString('latin1')
    expect(words).not.toMatch(/Friday|Ana|alive/)
  })

  it('never changes when the view does not: secrets of the night leave no trace', () => {
    const room = roomWith()
    const changes: unknown[] = []
    room.doc.on('update', (update: unknown) => changes.push(update))
    let rev = writeTown(room, keys, town(), 0, 1) ?? 0
    expect(changes).toHaveLength(1)
    const secret = played(
      [
        { type: 'writeNote', seat: seatId('s1'), note: 'secret' },
        { type: 'placeToken', on: seatId('s2'), text: 'secret' },
        { type: 'setBluffs', for: 'demon', characters: ['fool', 'minstrel', 'professor'] },
      ],
      firstNight(BAG),
    )
    for (const journal of [firstNight(BAG), secret]) rev = writeTown(room, keys, town(journal), rev, 99_999) ?? rev
    expect(changes).toHaveLength(1)
  })

  it('tells nothing by its length: a vote, a death and an empty day are equally long', () => {
    const day = played([{ type: 'dawn' }], firstNight(BAG))
    const vote = played([{ type: 'nominate', by: seatId('s1'), nominee: seatId('s2') }], played([{ type: 'dawn' }], firstNight(BAG)))
    const death = played([{ type: 'correctLife', seat: seatId('s3'), life: 'dead' }], played([{ type: 'dawn' }], firstNight(BAG)))
    const lengths = [day, vote, death].map((journal) => {
      const room = roomWith()
      writeTown(room, keys, town(journal), 0, 1)
      return room.doc.getMap<Uint8Array>('town').get('view')!.length
    })
    expect(new Set(lengths).size).toBe(1)
  })

  it.each([7_100, 7_101, 7_102, 7_103])('changes exactly when the town does, all through a game of the fuzz: seed %i', (seed) => {
    const { journal: made } = play(fc.sample(wholeTape, { seed, numRuns: 1 })[0]!)
    const journal = newJournal(rules.script.id)
    const room = roomWith()
    let [changes, rev, last, silent] = [0, 0, '', 0]
    room.doc.on('update', () => (changes += 1))
    for (const entry of made.entries.values()) {
      expect(adopt(journal, entry)).toBe(true)
      const now = town(journal)
      const text = JSON.stringify(now)
      const before = changes
      rev = writeTown(room, keys, now, rev, entry.at) ?? rev
      expect(changes - before).toBe(text === last ? 0 : 1)
      if (text === last) silent += 1
      last = text
    }
    expect(silent).toBeGreaterThan(10)
    expect(changes).toBeGreaterThan(10)
  })

  it('counts on after a server that forgot, so that a phone takes the new view', () => {
    expect(writeTown(roomWith(), keys, town(), 20, 1)).toBe(21)
    const room = roomWith()
    writeTown(room, keys, town(), 0, 1)
    expect(writeTown(room, keys, town(), 20, 1)).toBe(21)
  })
})
