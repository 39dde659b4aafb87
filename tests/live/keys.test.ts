import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bytesFromLink, hexOf, linkTextOf } from '@/live/bytes'
import { keysOf, newRoot, roomOf } from '@/live/keys'
import { joinLink, rootIn, watchedIn, watchLink } from '@/live/links'
import { seal } from '@/live/sealing'
import { unseal } from '@/live/unsealing'
import { codeOf, meetingRoom, newTvKeys, sealForTv, unsealOnTv } from '@/live/tv'

const root = Uint8Array.from({ length: 32 }, (_, at) => at)

describe('keys', () => {
  it('are the same on every device, for ever', () => {
    const { journal, town } = keysOf(root)
    expect(journal.room).toBe(createHash('sha256').update(journal.token!).digest('hex'))
    expect([journal.room.slice(0, 12), town.room.slice(0, 12)]).toMatchInlineSnapshot(`
      [
        "5e8cb915dbb9",
        "1637b012f56c",
      ]
    `)
  })

  it('of the town have nothing in common with those of the game', () => {
    const { journal, town } = keysOf(root)
    const all = [journal.room, journal.token, hexOf(journal.key), town.room, town.token, hexOf(town.key), hexOf(root)]
    expect(new Set(all).size).toBe(all.length)
    expect(town.room).toBe(roomOf(town.token!))
  })

  it('are new for every game', () => expect(hexOf(newRoot())).not.toBe(hexOf(newRoot())))
})

describe('links', () => {
  it('lead to what they were made of', () => {
    expect(rootIn(joinLink(root).replace('#/join/', ''))).toEqual(root)
    const { room, key } = keysOf(root).town
    expect(watchedIn(watchLink({ room, key }).replace('#/watch/', ''))).toEqual({ room, key, token: undefined })
  })

  it.each(['', 'abc', '%', 'a'.repeat(42), 'a'.repeat(44), '<script>', `${'a'.repeat(64)}.`, '.'])(
    'that are none are refused: %s',
    (link) => {
      expect(rootIn(link)).toBeUndefined()
      expect(watchedIn(link)).toBeUndefined()
    },
  )

  it('of one spelling only', () => {
    const text = linkTextOf(root)
    expect(bytesFromLink(`${text}=`, 32)).toBeUndefined()
    expect(bytesFromLink(text, 31)).toBeUndefined()
  })
})

describe('sealing', () => {
  const key = keysOf(root).journal.key

  it('opens with the key, for the same place', () => {
    const value = { words: 'Zoë 🌙 <b>', list: [1, 2, 3] }
    const sealed = seal(key, 'here', value)
    expect(unseal(key, 'here', sealed)).toEqual(value)
    expect(unseal(key, 'there', sealed)).toBeUndefined()
    expect(unseal(keysOf(root).town.key, 'here', sealed)).toBeUndefined()
  })

  it('tells only in steps how long something is', () => {
    const lengths = ['', 'a'.repeat(100), 'a'.repeat(240)].map((words) => seal(key, 'here', words).length)
    expect(new Set(lengths).size).toBe(1)
    expect(seal(key, 'here', 'a'.repeat(300)).length - lengths[0]!).toBe(256)
  })

  it('gives the same bytes on two devices, and others for other words', () => {
    expect(seal(key, 'here', 'one')).toEqual(seal(key, 'here', 'one'))
    expect(seal(key, 'here', 'one').subarray(0, 24)).not.toEqual(seal(key, 'here', 'two').subarray(0, 24))
    expect(seal(key, 'here', 'one').subarray(0, 24)).not.toEqual(seal(key, 'there', 'one').subarray(0, 24))
  })

  it('notices every changed bit and every cut', () => {
    const sealed = seal(key, 'here', 'one')
    for (let at = 0; at < sealed.length; at += 7) {
      const changed = sealed.slice()
      changed[at]! ^= 1
      expect(unseal(key, 'here', changed)).toBeUndefined()
    }
    for (const length of [0, 10, 24, 25, sealed.length - 1]) expect(unseal(key, 'here', sealed.slice(0, length))).toBeUndefined()
    for (const none of [undefined, null, 'text', 7, {}]) expect(unseal(key, 'here', none)).toBeUndefined()
  })
})

describe('a TV', () => {
  const town = keysOf(root).town

  it('gets the town’s link, and nobody else does', () => {
    const [tv, other] = [newTvKeys(), newTvKeys()]
    const sealed = sealForTv(tv.key, town)
    expect(unsealOnTv(tv, sealed)).toEqual({ room: town.room, key: town.key, token: undefined })
    expect(unsealOnTv(other, sealed)).toBeUndefined()
    expect(unsealOnTv(tv, sealed.slice(0, 60))).toBeUndefined()
    expect(unsealOnTv(tv, new Uint8Array(200))).toBeUndefined()
    expect(hexOf(sealed)).not.toContain(town.room)
  })

  it('shows four digits made of its key', () => {
    const codes = Array.from({ length: 50 }, () => codeOf(newTvKeys().key))
    codes.forEach((code) => expect(code).toMatch(/^\d{4}$/))
    expect(new Set(codes).size).toBeGreaterThan(40)
    const { room, token } = meetingRoom('0042')
    expect(room).toBe(roomOf(token))
    expect(meetingRoom('0043').room).not.toBe(room)
  })
})
