import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { keysOf, newRoot } from '@/live/keys'
import { enterRoom, liveUrl, type LiveRoom } from '@/live/room'
import type { LiveLimits } from '../../server/live/limits.ts'
import { openLiveStore } from '../../server/live/store.ts'
import { serve, type Served } from '../../server/serve.ts'

/** A wire that can go dead: nothing comes through any more, and neither end is told. */
const wireTo = async (port: number) => {
  const open = new Set<Socket>()
  const wire: Server = createServer((from) => {
    const to = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
      open.add(one)
    }
    from.pipe(to)
    to.pipe(from)
  })
  await new Promise<void>((ready) => wire.listen(0, '127.0.0.1', ready))
  return {
    url: `http://localhost:${(wire.address() as AddressInfo).port}/`,
    /** What is open goes dead; what is opened later works, as on another wifi. */
    freeze: () => {
      open.forEach((each) => each.unpipe().pause())
      open.clear()
    },
    end: () => wire.close(),
  }
}

let place: string
let server: Served
let wire: Awaited<ReturnType<typeof wireTo>>
const rooms: LiveRoom[] = []
const { town } = keysOf(newRoot())

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  place = mkdtempSync(join(tmpdir(), 'moonrise-room-'))
  server = await serve({ folder: place, live: { store: await openLiveStore(place) } })
  wire = await wireTo(Number(new URL(server.url).port))
})
afterEach(async () => {
  vi.useRealTimers()
  rooms.splice(0).forEach((room) => room.close())
  wire.end()
  await server.close()
  rmSync(place, { recursive: true })
  vi.unstubAllGlobals()
})

const enter = (token = town.token) => {
  const heard: string[] = []
  const room: LiveRoom = enterRoom(liveUrl('live', wire.url), { room: town.room, token }, { changed: () => heard.push(room.connection()) })
  rooms.push(room)
  return { room, heard }
}
const start = async (limits: Partial<LiveLimits>, now = Date.now) => {
  await server.close()
  server = await serve({ folder: place, live: { store: await openLiveStore(place), limits, now } })
  wire.end()
  wire = await wireTo(Number(new URL(server.url).port))
}
const together = (room: LiveRoom) => expect.poll(() => room.connection()).toBe('together')

describe('a connection that has gone dead without a word', () => {
  it('is noticed soon after the device wakes up, and what was written meanwhile arrives', async () => {
    const [tablet, phone] = [enter(), enter('')]
    await Promise.all([together(tablet.room), together(phone.room)])
    wire.freeze()
    tablet.room.doc.getMap('town').set('view', new Uint8Array([1, 2, 3]))
    expect(tablet.room.connection()).toBe('together')
    tablet.room.wake()
    phone.room.wake()
    await expect.poll(() => tablet.heard).toContain('apart')
    await together(tablet.room)
    await expect.poll(() => phone.room.doc.getMap('town').get('view')).toEqual(new Uint8Array([1, 2, 3]))
  })

  it('is noticed after a while if nobody looks', async () => {
    const { room, heard } = enter()
    await together(room)
    wire.freeze()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25_000 })
    await expect.poll(() => heard).toContain('apart')
    await together(room)
  })

  it('is not suspected while answers come', async () => {
    const { room, heard } = enter()
    await together(room)
    const before = heard.length
    room.wake()
    await new Promise((done) => setTimeout(done, 7_000))
    expect(heard.slice(before)).not.toContain('apart')
  })
})

describe('a server without place', () => {
  it('for another room refuses it; the device knows why, and comes in once there is place', async () => {
    let time = Date.now()
    await start({ roomsPerAddress: 1 }, () => time)
    const first = enterRoom(liveUrl('live', wire.url), keysOf(newRoot()).town, { changed: () => undefined })
    rooms.push(first)
    await together(first)
    const { room } = enter()
    await expect.poll(() => room.trouble()).toBe('refused')
    expect(room.connection()).toBe('apart')
    time += 73 * 3_600_000
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25_000 })
    await together(room)
    expect(room.trouble()).toBeUndefined()
  })

  it('for more in this room says so, and what is too much stays on the device', async () => {
    await start({ bytesPerRoom: 20_000 })
    const [tablet, phone] = [enter(), enter('')]
    await Promise.all([together(tablet.room), together(phone.room)])
    tablet.room.doc.getMap('town').set('view', new Uint8Array(30_000))
    await expect.poll(() => tablet.room.trouble()).toBe('full')
    expect(tablet.room.isSent()).toBe(false)
    expect(phone.room.doc.getMap('town').size).toBe(0)
    tablet.room.doc.getMap('town').set('view', new Uint8Array(100))
    tablet.room.wake()
    await expect.poll(() => tablet.room.trouble()).toBeUndefined()
    await expect.poll(() => phone.room.doc.getMap('town').get('view')).toEqual(new Uint8Array(100))
  })

  it('for so large a message says so too', async () => {
    await start({ messageBytes: 20_000 })
    const { room } = enter()
    await together(room)
    room.doc.getMap('town').set('view', new Uint8Array(30_000))
    await expect.poll(() => room.trouble()).toBe('full')
    // And goes on saying so when it is connected again.
    await together(room)
    expect(room.trouble()).toBe('full')
  })
})
