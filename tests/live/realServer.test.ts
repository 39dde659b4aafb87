import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QuietSocket } from '../server/live/client.ts'
import { currentGame, gameAt } from '@/core/api'
import { adopt } from '@/core/journal/journal'
import { chanceFrom } from '@/core/rules/chance'
import { keysOf } from '@/live/keys'
import { enterRoom, liveUrl, type LiveRoom } from '@/live/room'
import { play } from '../fuzz/play'
import { wholeTape } from '../fuzz/tape'
import { badWire } from './badWire'
import { FakeDevice, FakeServer, ROOT_KEY } from './devices'

const TURN = 40

let place: string
let child: ChildProcess | undefined
const ends: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('WebSocket', QuietSocket)
  place = mkdtempSync(join(tmpdir(), 'moonrise-real-'))
  writeFileSync(join(place, 'index.html'), '<html></html>')
})
afterEach(async () => {
  ends.splice(0).forEach((end) => end())
  await kill()
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
  vi.unstubAllGlobals()
})

/** `npm start` without the build, in a process of its own. */
const startServer = (port = '0'): Promise<string> =>
  new Promise((started, failed) => {
    let said = ''
    const env = { ...process.env, HOST: '127.0.0.1', PORT: port, DIST: place, LIVE_FOLDER: join(place, 'rooms') }
    child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env })
    child.stdout!.on('data', (part: Buffer) => {
      said += part.toString()
      const found = /http:\/\/localhost:(\d+)\//.exec(said)
      if (found) started(found[1]!)
    })
    child.stderr!.on('data', (part: Buffer) => (said += part.toString()))
    child.once('exit', () => failed(new Error(`the server ended: ${said}`)))
  })
const kill = async () => {
  const killed = child
  child = undefined
  if (!killed || killed.exitCode !== null) return
  const dead = new Promise((done) => killed.once('exit', done))
  killed.kill('SIGKILL')
  await dead
}

it.each([4_301, 4_302])(
  'an evening over a real server that is killed and a line that loses, repeats and exchanges messages: seed %i',
  async (seed) => {
    const made = [...play(fc.sample(wholeTape, { seed, numRuns: 1 })[0]!).journal.entries.values()]
    expect(made.length).toBeGreaterThan(20)
    const chance = chanceFrom(`line ${seed}`)
    const port = await startServer()
    const wire = await badWire(`ws://127.0.0.1:${port}`, () => chance.next())
    ends.push(wire.end)

    class Device extends FakeDevice {
      protected override enter(): LiveRoom {
        const events = { changed: () => this.live?.publish(), synced: () => this.live?.synced() }
        const room = enterRoom(liveUrl('live', wire.url), keysOf(ROOT_KEY).journal, events, true)
        ends.push(room.close)
        this.doc = room.doc
        return room
      }
    }
    const nobody = new FakeServer()
    const [tablet, phone] = [new Device(nobody, 'tablet', true), new Device(nobody, 'phone')]
    await new Promise((turn) => setTimeout(turn, 1_000))

    for (const [at, entry] of made.entries()) {
      expect(adopt(tablet.journal, entry)).toBe(true)
      tablet.live.publish()
      if (at === Math.floor(made.length / 3) || at === Math.floor((made.length * 2) / 3)) {
        await kill()
        await startServer(port)
      } else if (chance.next() < 0.05) wire.cut()
      await new Promise((turn) => setTimeout(turn, TURN))
      // Whatever the follower shows is a moment of this game.
      expect(gameAt(tablet.journal, phone.journal.cursor)).toEqual(currentGame(phone.journal))
    }
    wire.heal()
    await expect.poll(() => phone.ids).toEqual(made.map(({ id }) => id).sort())
    await expect.poll(() => phone.journal.cursor).toBe(tablet.journal.cursor)
    expect(tablet.ids).toEqual(phone.ids)
    expect(currentGame(phone.journal)).toEqual(currentGame(tablet.journal))
  },
)
