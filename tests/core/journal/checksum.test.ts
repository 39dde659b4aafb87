import { describe, expect, it } from 'vitest'
import { checksum } from '@/core/journal/checksum'
import { append, newJournal } from '@/core/journal/journal'
import { isSound } from '@/core/journal/seal'
import { ana } from '../../ana'

describe('a checksum', () => {
  it('is the same for the same content, in whatever order and however often it was written down', () => {
    const sum = checksum('', { b: [1, { d: 'é', c: undefined }], a: null })
    expect(sum).toMatch(/^[0-9a-f]{16}$/)
    expect(checksum('', { a: null, b: [1, { d: 'é' }] })).toBe(sum)
    expect(checksum('', JSON.parse(JSON.stringify({ b: [1, { d: 'é', c: undefined }], a: null })))).toBe(sum)
  })

  it('is never the same for another content, another order of a list or another past', () => {
    const contents = [{}, { a: 1 }, { a: '1' }, { a: [1, 2] }, { a: [2, 1] }, { a: { b: 1 } }, { a: 1, b: 1 }, { ab: 1 }, { a: [] }]
    const sums = contents.flatMap((content) => [checksum('', content), checksum('x', content)])
    expect(new Set(sums).size).toBe(2 * contents.length)
  })

  it('tells apart ten thousand small changes', () => {
    const sums = new Set<string>()
    for (let number = 0; number < 10_000; number += 1) sums.add(checksum('', { number }))
    expect(sums.size).toBe(10_000)
  })
})

describe('an entry', () => {
  const two = (author: string) => {
    const journal = newJournal('bad-moon-rising', 'sheet', author)
    const first = append(journal, 1, { type: 'addSeat', plan: { player: 'Ana' } }, [{ type: 'seatAdded', at: 0, seat: ana }])
    const second = append(journal, 2, { type: 'writeNote', seat: ana.id, note: 'x' }, [{ type: 'noteWritten', seat: ana.id, note: 'x' }])
    return { journal, first, second }
  }

  it('JOURNAL-6: has an id of its author, so that two devices never make the same one', () => {
    expect([two('ab').second, two('cd').second].map(({ id, parent }) => [id, parent])).toEqual([
      ['ab-2', 'ab-1'],
      ['cd-2', 'cd-1'],
    ])
  })

  it('JOURNAL-6: carries a checksum over itself and its whole past', () => {
    const { first, second } = two('ab')
    expect(isSound(first, undefined) && isSound(second, first)).toBe(true)
    expect(isSound({ ...second, at: 3 }, first)).toBe(false)
    expect(isSound(second, { sum: 'another' })).toBe(false)
    expect(isSound(second, undefined)).toBe(false)
  })
})
