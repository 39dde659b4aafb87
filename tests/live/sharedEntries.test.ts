import { Doc } from 'yjs'
import { describe, expect, it } from 'vitest'
import { sharedEntries } from '@/app/live/sharedEntries'
import { append, newJournal } from '@/core/api'
import { keysOf } from '@/live/keys'
import { sealEntry } from '@/live/sealedEntry'

const keys = keysOf(Uint8Array.from({ length: 32 }, (_, at) => at)).journal

const made = () => {
  const journal = newJournal('bad-moon-rising', 'sheet', 'tablet')
  for (let at = 0; at < 3; at++) append(journal, at, { type: 'addSeat', player: 'Ana' } as never, [])
  const map = new Doc().getMap<Uint8Array>('entries')
  sharedEntries(map, keys).offerAll(journal)
  return { journal, map, entries: [...journal.entries.values()] }
}
const taken = (map: ReturnType<typeof made>['map']) => {
  const other = sharedEntries(map, keys)
  const found = other.take(newJournal('bad-moon-rising', 'sheet', 'phone'), map.keys())
  return { ids: found.map(({ id }) => id), doubtful: other.doubtful() }
}

describe('entries in a room', () => {
  it('arrive in the order of their parents', () => {
    const { map, entries } = made()
    expect(taken(map)).toEqual({ ids: entries.map(({ id }) => id), doubtful: 0 })
  })

  it('hang on the very form of what came before: one that was sealed after something else is not taken', () => {
    const { map, entries } = made()
    const [first, second] = entries
    map.set(second!.id, sealEntry(keys, second!, undefined))
    expect(taken(map)).toEqual({ ids: [first!.id], doubtful: 2 })
  })

  it('wait for what is missing in the middle', () => {
    const { map, entries } = made()
    map.delete(entries[1]!.id)
    expect(taken(map)).toEqual({ ids: [entries[0]!.id], doubtful: 1 })
  })

  it('are sealed to the same bytes by every device, so that two that send the same make no difference', () => {
    const [one, other] = [made(), made()]
    expect([...other.map.entries()]).toEqual([...one.map.entries()])
  })
})
