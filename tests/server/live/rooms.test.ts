import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { Doc, encodeStateAsUpdate } from 'yjs'
import { roomOf } from '@/live/keys'
import { createServers, listen } from '../../../server/createServers.ts'
import { attachLive } from '../../../server/live/attach.ts'
import type { LiveLimits } from '../../../server/live/limits.ts'
import { openLiveStore, type LiveStore } from '../../../server/live/store.ts'
import { serve, type Served } from '../../../server/serve.ts'
import { ask } from '../ask.ts'
import { connect, socketOf, type Client } from './client.ts'

const TOKEN = 'the write token of one game'
const ROOM = roomOf(TOKEN)

let place: string
let store: LiveStore
let server: Served | undefined
let time = 1_000_000
const clients: Client[] = []

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'moonrise-rooms-'))
  writeFileSync(join(place, 'index.html'), `<html lang="en"><head><meta content="connect-src &#39;self&#39;; x"></head>`)
})
afterEach(async () => {
  clients.splice(0).forEach((client) => client.close())
  await server?.close()
  server = undefined
  rmSync(place, { recursive: true })
})

const start = async (limits: Partial<LiveLimits> = {}) => {
  store = await openLiveStore(join(place, 'rooms'))
  server = await serve({ folder: place, live: { store, limits, now: () => time } })
  return server
}
const join_ = (token: string, room = ROOM) => {
  const client = connect(server!.url, room, token)
  clients.push(client)
  return client
}
const entries = ({ doc }: Client) => doc.getMap<Uint8Array>('entries')
/** Longer than it takes until something is on the disk. */
const settled = () => new Promise((done) => setTimeout(done, 700))
const bytes = (length: number, byte = 1) => new Uint8Array(length).fill(byte)

/** A client of its own making, byte by byte. */
const rude = (headers: Record<string, string> = {}) => {
  const socket = new WebSocket(socketOf(server!.url), { headers })
  socket.on('error', () => undefined)
  const message = (room: string, ...rest: readonly (number | string)[]) =>
    Buffer.concat([
      Buffer.from([room.length]),
      Buffer.from(room),
      ...rest.map((part) =>
        typeof part === 'number' ? Buffer.from([part]) : Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
      ),
    ])
  return {
    socket,
    opened: new Promise((done) => socket.once('open', done)),
    closed: new Promise<number>((done) => socket.once('close', done)),
    status: new Promise<number>((done) => socket.once('unexpected-response', (_, response) => done(response.statusCode ?? 0))),
    auth: (token: string, room = ROOM) => socket.send(message(room, 2, 0, token)),
    say: (room: string, ...rest: readonly (number | string)[]) => socket.send(message(room, ...rest)),
  }
}

describe('a room', () => {
  it('takes from whoever has its token, and gives to everybody', async () => {
    await start()
    const writer = join_(TOKEN)
    const follower = join_('')
    await Promise.all([writer.synced, follower.synced])
    entries(writer).set('a-1', bytes(300))
    await expect.poll(() => entries(follower).get('a-1')).toEqual(bytes(300))
  })

  it('takes nothing from anybody else: neither entries, nor presence, nor words', async () => {
    await start()
    const writer = join_(TOKEN)
    const stranger = join_('another token')
    await Promise.all([writer.synced, stranger.synced])
    entries(writer).set('a-1', bytes(300))
    await expect.poll(() => entries(stranger).size).toBe(1)
    entries(stranger).set('forged', bytes(300))
    entries(stranger).delete('a-1')
    stranger.provider.awareness!.setLocalState({ name: 'I am the storyteller' })
    entries(writer).set('a-2', bytes(300))
    await expect.poll(() => entries(stranger).has('a-2')).toBe(true)
    const late = join_('')
    await late.synced
    expect([...entries(late).keys()].sort()).toEqual(['a-1', 'a-2'])
    expect([...entries(writer).keys()].sort()).toEqual(['a-1', 'a-2'])
    expect([...writer.provider.awareness!.getStates().values()]).not.toContainEqual({ name: 'I am the storyteller' })
  })

  it('is on the disk: a server that is started again has everything', async () => {
    await start()
    const writer = join_(TOKEN)
    await writer.synced
    for (let at = 0; at < 20; at++) entries(writer).set(`a-${at}`, bytes(300, at))
    await expect.poll(() => store.size().bytes).toBeGreaterThan(6_000)
    writer.close()
    await server!.close()
    await start()
    const follower = join_('')
    await follower.synced
    expect(entries(follower).size).toBe(20)
    expect(entries(follower).get('a-7')).toEqual(bytes(300, 7))
  })

  it('tells a writer how many look on', async () => {
    await start()
    const writer = join_(TOKEN)
    const heard = vi.fn()
    writer.provider.on('stateless', ({ payload }: { payload: string }) => heard(JSON.parse(payload)))
    await writer.synced
    const one = join_('')
    const two = join_('')
    await Promise.all([one.synced, two.synced])
    await expect.poll(() => heard.mock.lastCall).toEqual([{ watching: 2 }])
    two.close()
    await expect.poll(() => heard.mock.lastCall).toEqual([{ watching: 1 }])
  })

  it('ends 72 hours after the last write', async () => {
    await start()
    const writer = join_(TOKEN)
    await writer.synced
    entries(writer).set('a-1', bytes(300))
    await expect.poll(() => store.has(ROOM)).toBe(true)
    writer.close()
    await server!.close()
    time += 71 * 3_600_000
    await start()
    expect(store.has(ROOM)).toBe(true)
    await server!.close()
    time += 2 * 3_600_000
    await start()
    expect(store.has(ROOM)).toBe(false)
    expect(await store.load(ROOM)).toBeUndefined()
    expect(store.size()).toEqual({ rooms: 0, bytes: 0 })
  })
})

describe('a room nobody has written to for 72 hours', () => {
  it('ends while the server runs, even if somebody still looks on', async () => {
    store = await openLiveStore(join(place, 'rooms'))
    const servers = createServers({ folder: place, hasRooms: true })
    const live = await attachLive(servers.each, '/', { store, now: () => time })
    const url = `http://localhost:${await listen(servers.http, 0, '127.0.0.1')}/`
    server = { url, close: () => live.close().then(servers.close) }
    const writer = join_(TOKEN)
    const watcher = join_('')
    await Promise.all([writer.synced, watcher.synced])
    entries(writer).set('a-1', bytes(300))
    await expect.poll(() => store.has(ROOM)).toBe(true)
    await expect.poll(() => entries(watcher).size).toBe(1)
    writer.close()
    await settled()
    time += 73 * 3_600_000
    await live.expire()
    expect(store.size()).toEqual({ rooms: 0, bytes: 0 })
    await settled()
    expect(store.size()).toEqual({ rooms: 0, bytes: 0 })
    const late = join_('')
    await late.synced
    expect(entries(late).size).toBe(0)
  })
})

describe('limits', () => {
  it('of rooms from one address', async () => {
    await start({ roomsPerAddress: 3 })
    await Promise.all(['one', 'two', 'three'].map((token) => join_(token, roomOf(token)).synced))
    expect(await join_('five', roomOf('five')).refused).toBe('full')
    // The rooms that are there stay open to it, and those of others too.
    await join_('two', roomOf('two')).synced
    await join_('', roomOf('other')).synced
  })

  it('of rooms: whoever only looks, or never writes, leaves nothing on the disk', async () => {
    await start()
    const all = [join_('', roomOf('nobody')), join_('wrong', roomOf('nobody either')), join_(TOKEN)]
    await Promise.all(all.map(({ synced }) => synced))
    entries(all[0]!).set('a-1', bytes(300))
    entries(all[1]!).set('a-1', bytes(300))
    await settled()
    all.forEach((client) => client.close())
    await settled()
    expect(store.size()).toEqual({ rooms: 0, bytes: 0 })
  })

  it('of bytes and entries in a room: what is too much is not kept, and the rest stays', async () => {
    await start({ bytesPerRoom: 20_000, entriesPerRoom: 30 })
    const writer = join_(TOKEN)
    const follower = join_('')
    await Promise.all([writer.synced, follower.synced])
    entries(writer).set('small', bytes(1_000))
    await expect.poll(() => entries(follower).size).toBe(1)
    entries(writer).set('large', bytes(30_000))
    await settled()
    expect([...entries(follower).keys()]).toEqual(['small'])
    expect(store.size().bytes).toBeLessThan(20_000)
  })

  it('are told to those who write: the room is full until everything fits', async () => {
    await start({ bytesPerRoom: 20_000 })
    const [writer, other, follower] = [join_(TOKEN), join_(TOKEN), join_('')]
    const heard = [writer, other, follower].map((client) => {
      const words: { full?: boolean }[] = []
      client.provider.on('stateless', ({ payload }: { payload: string }) => words.push(JSON.parse(payload) as { full?: boolean }))
      return () => words.at(-1)?.full
    })
    await Promise.all([writer, other, follower].map(({ synced }) => synced))
    const isFull = () => heard.map((last) => last())
    expect(isFull()).toEqual([undefined, undefined, undefined])
    entries(writer).set('large', bytes(30_000))
    await expect.poll(isFull).toEqual([true, true, undefined])
    // Something small would fit, but not all that is missing.
    entries(writer).set('small', bytes(100))
    writer.provider.forceSync()
    await settled()
    expect(isFull()).toEqual([true, true, undefined])
    const late = join_(TOKEN)
    const told: unknown[] = []
    late.provider.on('stateless', ({ payload }: { payload: string }) => told.push(JSON.parse(payload)))
    await late.synced
    await expect.poll(() => told.at(-1)).toEqual({ watching: 1, full: true })
    // The device with the large one is gone.
    writer.close()
    await expect.poll(() => told.at(-1)).toEqual({ watching: 1 })
  })

  it('of bytes in a room are not used up by somebody who may not write', async () => {
    await start({ bytesPerRoom: 20_000 })
    const writer = join_(TOKEN)
    await writer.synced
    const stranger = rude()
    await stranger.opened
    stranger.auth('another token')
    await settled()
    for (let at = 0; at < 5; at++)
      stranger.socket.send(Buffer.concat([Buffer.from([ROOM.length]), Buffer.from(ROOM), Buffer.from([0, 2]), Buffer.alloc(9_000)]))
    await settled()
    entries(writer).set('a-1', bytes(5_000))
    const late = join_('')
    await late.synced
    await expect.poll(() => [...entries(late).keys()]).toEqual(['a-1'])
  })

  it('of entries in a room, however small they are', async () => {
    await start({ entriesPerRoom: 30 })
    const writer = join_(TOKEN)
    const follower = join_('')
    await Promise.all([writer.synced, follower.synced])
    for (let at = 0; at <= 30; at++) entries(writer).set(`a-${at}`, bytes(1))
    await expect.poll(() => entries(follower).size).toBe(31)
    entries(writer).set('one too many', bytes(1))
    await settled()
    expect(entries(follower).size).toBe(31)
  })

  it('of bytes in a room, also if they come all at once', async () => {
    await start({ bytesPerRoom: 20_000 })
    const writer = join_(TOKEN)
    await writer.synced
    for (let at = 0; at < 20; at++) entries(writer).set(`a-${at}`, bytes(3_000))
    await settled()
    expect(store.size().bytes).toBeGreaterThan(10_000)
    expect(store.size().bytes).toBeLessThan(20_000)
  })

  it('of bytes in all rooms together: rooms that are there cannot grow past it either', async () => {
    await start({ bytes: 20_000 })
    const [one, two] = [join_(TOKEN), join_('two', roomOf('two'))]
    await Promise.all([one.synced, two.synced])
    entries(one).set('a', bytes(12_000))
    await expect.poll(() => store.size().bytes).toBeGreaterThan(12_000)
    entries(two).set('b', bytes(12_000))
    await settled()
    expect(store.size().bytes).toBeLessThan(20_000)
  })

  it('of bytes in all rooms together: a server that has no more makes no new room, and those that are there stay open', async () => {
    await start({ bytes: 20_000 })
    await store.save(ROOM, encodeStateAsUpdate(new Doc()), time)
    await store.save(roomOf('old'), bytes(25_000), time)
    expect(await join_('new', roomOf('new')).refused).toBe('full')
    await join_(TOKEN).synced
  })

  it('of all rooms together', async () => {
    await start({ rooms: 1 })
    const writer = join_(TOKEN)
    await writer.synced
    entries(writer).set('a-1', bytes(300))
    await expect.poll(() => store.has(ROOM)).toBe(true)
    expect(await join_('five', roomOf('five')).refused).toBe('full')
  })

  it('of rooms that were never written to', async () => {
    await start({ rooms: 2 })
    await Promise.all(['one', 'two'].map((token) => join_(token, roomOf(token)).synced))
    expect(await join_('three', roomOf('three')).refused).toBe('full')
  })

  it('of bytes that one sends in a short time', async () => {
    await start({ burst: { messages: 1_000, bytes: 50_000 }, perSecond: { messages: 100, bytes: 1_000 } })
    const one = rude()
    await one.opened
    one.auth('')
    for (let at = 0; at < 10; at++) one.socket.send(Buffer.concat([Buffer.from([ROOM.length]), Buffer.from(ROOM), Buffer.alloc(9_000)]))
    await one.closed
  })

  it('of messages in a short time leave out whoever takes their time', async () => {
    await start({ burst: { messages: 5, bytes: 1_000_000 }, perSecond: { messages: 100, bytes: 1_000 } })
    const one = rude()
    await one.opened
    one.auth('')
    for (let at = 0; at < 20; at++) {
      await new Promise((done) => setTimeout(done, 30))
      one.say(ROOM, 3)
    }
    await new Promise((done) => setTimeout(done, 100))
    expect(one.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('of connections from one address, and of messages of one', async () => {
    await start({ connectionsPerAddress: 2, burst: { messages: 20, bytes: 1_000_000 }, perSecond: { messages: 1, bytes: 1_000 } })
    const [one, two] = [rude(), rude()]
    await Promise.all([one.opened, two.opened])
    expect(await rude().status).toBe(503)
    one.auth('')
    for (let at = 0; at < 30; at++) one.say(ROOM, 3)
    await one.closed
    await expect
      .poll(async () => ((await Promise.race([rude().opened, new Promise((late) => setTimeout(late, 200, 'late'))])) === 'late' ? 0 : 1))
      .toBe(1)
  })

  it('of a message', async () => {
    await start({ messageBytes: 5_000 })
    const one = rude()
    await one.opened
    one.auth('')
    one.socket.send(bytes(6_000))
    expect(await one.closed).toBe(1009)
  })

  it('of what a device says of itself: everybody would have to keep it', async () => {
    await start()
    const [one, other] = [join_(TOKEN), join_(TOKEN)]
    await Promise.all([one.synced, other.synced])
    const heard = () => [...other.provider.awareness!.getStates().values()].map((state) => (state as { word?: string }).word?.length ?? 0)
    one.provider.awareness!.setLocalState({ word: 'x'.repeat(20_000) })
    await settled()
    expect(heard()).not.toContain(20_000)
    one.provider.awareness!.setLocalState({ word: 'short' })
    await expect.poll(heard).toContain(5)
  })

  it('of patience with somebody who says nothing', async () => {
    await start({ firstWord: 100 })
    const one = rude()
    await one.opened
    await one.closed
  })
})

describe('a hostile client', () => {
  it.each([
    ['text', (one: ReturnType<typeof rude>) => one.socket.send('hello')],
    ['nothing', (one: ReturnType<typeof rude>) => one.socket.send(Buffer.alloc(0))],
    ['a room with another kind of name', (one: ReturnType<typeof rude>) => one.auth('', '../../etc/passwd')],
    ['a change before its token', (one: ReturnType<typeof rude>) => one.say(ROOM, 0, 2, 'abc')],
    ['words for everybody', (one: ReturnType<typeof rude>) => (one.auth(TOKEN), one.say(ROOM, 6, 'hello'))],
    ['words for the server', (one: ReturnType<typeof rude>) => (one.auth(TOKEN), one.say(ROOM, 5, 'hello'))],
    ['a second token', (one: ReturnType<typeof rude>) => (one.auth(''), one.auth(TOKEN))],
    ['a second room', (one: ReturnType<typeof rude>) => (one.auth(TOKEN), one.auth('x', roomOf('x')))],
    ['a change for a second room', (one: ReturnType<typeof rude>) => (one.auth(TOKEN), one.say(roomOf('x'), 0, 2, 'abc'))],
  ])('is cut off that sends %s', async (_, send) => {
    await start()
    const writer = join_(TOKEN)
    const heard = vi.fn()
    writer.provider.on('stateless', ({ payload }: { payload: string }) => heard(payload))
    await writer.synced
    const one = rude()
    await one.opened
    send(one)
    await one.closed
    expect(heard.mock.calls.flat().join()).not.toContain('hello')
  })

  it('cannot break a room with bytes that mean nothing, even if it has the token', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await start()
    const writer = join_(TOKEN)
    await writer.synced
    entries(writer).set('a-1', bytes(300))
    await expect.poll(() => store.has(ROOM)).toBe(true)
    const one = rude()
    await one.opened
    one.auth(TOKEN)
    await new Promise((done) => setTimeout(done, 100))
    one.say(ROOM, 0, 2, 'abcdefghijkl')
    one.say(ROOM, 0, 1, '\xff\xff\xff')
    one.say(ROOM, 1, 'no presence')
    const follower = join_('')
    await follower.synced
    expect(entries(follower).get('a-1')).toEqual(bytes(300))
    log.mockRestore()
  })

  it('from another page is turned away, and from another path', async () => {
    await start()
    expect(await rude({ origin: 'https://evil.example' }).status).toBe(403)
    const { port } = new URL(server!.url)
    await rude({ origin: `http://localhost:${port}` }).opened
    const other = new WebSocket(`ws://localhost:${port}/other`)
    other.on('error', () => undefined)
    expect(await new Promise((done) => other.once('unexpected-response', (_, response) => done(response.statusCode)))).toBe(404)
  })

  it('reads only what is sealed: the state on the disk is what clients sent, and no more', async () => {
    await start()
    const writer = join_(TOKEN)
    await writer.synced
    entries(writer).set('a-1', bytes(300))
    await expect.poll(() => store.has(ROOM)).toBe(true)
    expect(Buffer.from((await store.load(ROOM))!)).toEqual(Buffer.from(encodeStateAsUpdate(writer.doc)))
  })
})

describe('the page', () => {
  it('says that there are rooms, and may open sockets to its own host only', async () => {
    await start()
    const host = new URL(server!.url).host
    const { body, headers } = await ask(server!.url, '/', { headers: { host } })
    expect(body.toString()).toContain('<html data-live="live" lang="en">')
    expect(body.toString()).toContain(`connect-src &#39;self&#39; ws://${host} wss://${host}; x`)
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://${host} wss://${host};`)
    const odd = await ask(server!.url, '/', { headers: { host: `x"><script>` } })
    expect(odd.body.toString()).not.toContain('script>')
    expect(odd.headers['content-security-policy']).not.toContain('script>')
  })

  it('of a server without rooms says nothing', async () => {
    server = await serve({ folder: place })
    expect((await ask(server.url, '/')).body.toString()).toBe(`<html lang="en"><head><meta content="connect-src &#39;self&#39;; x"></head>`)
    expect((await ask(server.url, '/tv')).status).toBe(404)
    const one = rude()
    expect(await Promise.race([one.closed, one.status])).toBeTruthy()
  })

  it('for a TV is one word', async () => {
    await start()
    const { status, headers } = await ask(server!.url, '/tv')
    expect([status, headers.location]).toEqual([302, './#/tv'])
  })
})
