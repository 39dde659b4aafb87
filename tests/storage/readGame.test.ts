import { describe, expect, it } from 'vitest'
import { SCHEMA } from '@/core/journal/entry'
import { migrating, migrations, newestSchema, type Migration, type OldEntry } from '@/storage/migrations'
import { readGame, soundPart } from '@/storage/readGame'
import { entry, record } from './sample'

const whole = record('a', { cursor: 3, head: 3, next: 4 })

describe('reading a game', () => {
  it('opens what was written', () => {
    expect(readGame({ record: whole, entries: [entry(1), entry(2), entry(3)] })).toMatchObject({ ok: true })
  })

  it.each([
    ['an entry is gone from the middle', { record: whole, entries: [entry(1), entry(3)] }, 'missing-entry'],
    ['the latest entry is gone', { record: whole, entries: [entry(1), entry(2)] }, 'missing-entry'],
    ['the place is not there', { record: { ...whole, cursor: 9 }, entries: [entry(1), entry(2), entry(3)] }, 'missing-entry'],
    ['an entry is rubbish', { record: whole, entries: [entry(1), 'rubbish', entry(3)] }, 'bad-entry'],
    ['an entry is its own parent', { record: whole, entries: [entry(1), entry(2, 2), entry(3)] }, 'bad-entry'],
    ['the record is gone', { record: undefined, entries: [entry(1)] }, 'no-record'],
    ['the record is rubbish', { record: { id: 'a' }, entries: [entry(1)] }, 'no-record'],
    ['a newer version wrote an entry', { record: whole, entries: [entry(1), entry(2), { ...entry(3), schema: SCHEMA + 1 }] }, 'newer'],
    ['a newer version wrote the record', { record: { ...whole, schema: SCHEMA + 1 }, entries: [] }, 'newer'],
  ])('says what is wrong when %s', (_, raw, fault) => {
    expect(readGame(raw)).toEqual({ ok: false, fault })
  })

  it('saves what still hangs together', () => {
    expect(soundPart({ record: undefined, entries: [entry(1), entry(2), entry(4), 'rubbish', entry(5, 2)] }).map(({ id }) => id)).toEqual([
      1, 2, 5,
    ])
  })
})

describe('migrations', () => {
  const renamed: Migration =
    () =>
    ({ at, ...rest }) => ({ ...rest, when: at })
  const wrapped: Migration =
    () =>
    ({ when, ...rest }) => ({ ...rest, time: { when } })
  const migrate = (entry: OldEntry, steps: readonly Migration[]) => migrating(steps)(entry)

  it('lead up to the schema that is written today', () => {
    expect(newestSchema(migrations)).toBe(SCHEMA)
  })

  it('bring an entry forward step by step, from wherever it is', () => {
    expect(migrate({ schema: 1, at: 5 }, [renamed, wrapped])).toEqual({ schema: 3, time: { when: 5 } })
    expect(migrate({ schema: 2, when: 5 }, [renamed, wrapped])).toEqual({ schema: 3, time: { when: 5 } })
    expect(migrate({ schema: 3, time: { when: 5 } }, [renamed, wrapped])).toEqual({ schema: 3, time: { when: 5 } })
  })

  it('leave alone what they do not know', () => {
    for (const schema of [0, 4, 1.5, '1', undefined]) expect(migrate({ schema }, [renamed, wrapped])).toBeUndefined()
  })

  it('open a game whose entries are of different ages', () => {
    const read = readGame(
      {
        record: record('a', { next: 3 }),
        entries: [
          { ...entry(1), schema: 1 },
          { ...entry(2), schema: 2, when: 7 },
        ],
      },
      [renamed],
    )
    expect(read.ok && read.game.entries.map((one) => (one as unknown as { when: number }).when)).toEqual([1_000, 7])
  })
})
