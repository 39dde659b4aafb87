import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import { liveAddress } from '@/app/live/liveAddress'
import { awaitTown, sendToTv } from '@/app/live/meetTv'
import { keysOf, newRoot } from '@/live/keys'
import { watchedIn } from '@/live/links'
import { enterRoom, type LiveRoom } from '@/live/room'
import { codeOf, meetingRoom, newTvKeys } from '@/live/tv'
import { openLiveStore } from '../../server/live/store.ts'
import { serve, type Served } from '../../server/serve.ts'
import { QuietSocket } from '../server/live/client.ts'

vi.mock('@/app/live/liveAddress', () => ({ liveAddress: vi.fn() }))

let place: string
let server: Served
let tv: EffectScope
const rooms: LiveRoom[] = []
const { town } = keysOf(newRoot())

beforeEach(async () => {
  vi.stubGlobal('WebSocket', QuietSocket)
  place = mkdtempSync(join(tmpdir(), 'moonrise-tv-'))
  server = await serve({ folder: place, live: { store: await openLiveStore(place) } })
  vi.mocked(liveAddress).mockReturnValue(`${server.url.replace('http', 'ws')}live`)
  tv = effectScope(true)
})
afterEach(async () => {
  tv.stop()
  rooms.splice(0).forEach((room) => room.close())
  await server.close()
  rmSync(place, { recursive: true })
  vi.unstubAllGlobals()
})

describe('the digits of a TV', () => {
  it('lead to that TV, which learns the town and nothing else', async () => {
    const { code, link } = tv.run(awaitTown)!
    await expect.poll(() => sendToTv(code, town)).toBe('sent')
    await expect.poll(() => link.value).toBeDefined()
    expect(watchedIn(link.value!)).toEqual({ room: town.room, key: town.key, token: undefined })
  })

  it('are not answered to a key that they were not made of', async () => {
    const code = '0042'
    let { key } = newTvKeys()
    while (codeOf(key) === code) ({ key } = newTvKeys())
    const room = enterRoom(liveAddress(), meetingRoom(code), { changed: () => undefined })
    rooms.push(room)
    room.doc.getMap('tv').set('key', key)
    await expect.poll(() => room.connection()).toBe('together')
    expect(await sendToTv(code, town)).toBe('nobody')
    expect(room.doc.getMap('tv').has('link')).toBe(false)
  })
})
