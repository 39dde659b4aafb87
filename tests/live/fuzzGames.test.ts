import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentGame, gameAt } from '@/core/api'
import type { Entry } from '@/core/journal/entry'
import { adopt, type Journal } from '@/core/journal/journal'
import { chanceFrom } from '@/core/rules/chance'
import { townView } from '@/core/views/town'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { play } from '../fuzz/play'
import { wholeTape } from '../fuzz/tape'
import { allWords } from '../words'
import { FakeDevice, FakeServer } from './devices'

const rules = rulesFor(allWords)

/** A whole evening of the fuzz, with its branches: every entry in the order in which it was made. */
const evening = (seed: number): readonly Entry[] => [...play(fc.sample(wholeTape, { seed, numRuns: 1 })[0]!).journal.entries.values()]
const same = (one: Journal, other: Journal) => {
  expect([...other.entries.keys()].sort()).toEqual([...one.entries.keys()].sort())
  expect(other.cursor).toBe(one.cursor)
  expect(currentGame(other)).toEqual(currentGame(one))
  expect(townView(rules, currentGame(other))).toEqual(townView(rules, currentGame(one)))
}

describe('the fuzz’s games over a bad network', () => {
  it.each(Array.from({ length: 12 }, (_, at) => 4_200 + at))('arrive whole and equal: seed %i', (seed) => {
    const made = evening(seed)
    expect(made.length).toBeGreaterThan(20)
    const chance = chanceFrom(`network ${seed}`)
    const server = new FakeServer()
    const [tablet, phone] = [new FakeDevice(server, 'tablet', true), new FakeDevice(server, 'phone')]
    tablet.connect()
    phone.connect()
    server.settle()
    for (const entry of made) {
      expect(adopt(tablet.journal, entry)).toBe(true)
      tablet.live.publish()
      for (let turns = 0; turns < 3; turns++) {
        const where = Math.floor(chance.next() * server.wire.length)
        const dice = chance.next()
        const device = chance.next() < 0.5 ? tablet : phone
        // Delivered out of turn, delivered twice, or lost with its line.
        if (dice < 0.45) server.wire.splice(where, 1)[0]?.()
        else if (dice < 0.6) server.wire[where]?.()
        else if (dice < 0.66) server.wire.splice(where, 1)
        else if (dice < 0.72) device.cut()
        else if (dice < 0.9) device.connect()
        else if (dice < 0.93) device.restart()
        else if (dice < 0.97) server.store()
        else server.kill()
      }
      // Whatever the follower shows is a moment of this game.
      expect(gameAt(tablet.journal, phone.journal.cursor)).toEqual(currentGame(phone.journal))
    }
    for (let round = 0; round < 2; round++) {
      ;[tablet, phone].forEach((device) => {
        device.cut()
        device.connect()
      })
      server.settle()
    }
    expect(tablet.ids).toEqual(made.map(({ id }) => id).sort())
    same(tablet.journal, phone.journal)
    expect([tablet.elsewhere, phone.elsewhere]).toEqual([false, true])
  })
})
