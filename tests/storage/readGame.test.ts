import { describe, expect, it } from 'vitest'
import { SCHEMA } from '@/core/journal/entry'
import { isSound } from '@/core/journal/seal'
import { migrating, newestSchema, type Migration, type OldEntry } from '@/storage/migrations'
import { readGame, soundEntries } from '@/storage/readGame'
import { steps } from '@/storage/steps'
import { entry, nth, oldEntry, record } from './sample'

const whole = record('a', { cursor: nth(3), head: nth(3), next: 4 })
const three = [entry(1), entry(2), entry(3)]

describe('reading a game', () => {
  it('opens what was written, as it was written', async () => {
    expect(await readGame({ record: whole, entries: three })).toEqual({ ok: true, game: { record: whole, entries: three } })
  })

  it.each([
    ['an entry is rubbish and nothing else is there', { record: whole, entries: ['rubbish'] }, 'bad-entry'],
    ['all entries are gone', { record: whole, entries: [] }, 'missing-entry'],
    ['the record is gone', { record: undefined, entries: [entry(1)] }, 'no-record'],
    ['the record is rubbish', { record: { id: 'a' }, entries: [entry(1)] }, 'no-record'],
    ['a newer version wrote an entry', { record: whole, entries: [entry(1), entry(2), { ...entry(3), schema: SCHEMA + 1 }] }, 'newer'],
    ['a newer version wrote the record', { record: { ...whole, schema: SCHEMA + 1 }, entries: [] }, 'newer'],
  ])('says what is wrong when %s', async (_, raw, fault) => {
    expect(await readGame(raw)).toEqual({ ok: false, fault })
  })

  it.each([
    ['an entry is gone from the middle', whole, [entry(1), entry(3)], 1],
    ['the latest entry is gone', whole, [entry(1), entry(2)], 2],
    ['the latest entry is gone after an undo', { ...whole, cursor: nth(1) }, [entry(1), entry(2)], 2],
    ['the latest entry is gone and it stands on a way before it', { ...whole, cursor: nth(2), head: nth(2) }, [entry(1), entry(2)], 2],
    ['an entry is rubbish', whole, [entry(1), entry(2), 'rubbish'], 2],
    ['an entry is its own parent', whole, [entry(1), entry(2, 2), entry(3)], 1],
    ['an entry was changed', whole, [entry(1), entry(2), { ...entry(3), at: 5 }], 2],
    ['an entry was changed before others', whole, [entry(1), { ...entry(2), events: [] }, entry(3)], 1],
    ['an entry lost its checksum', whole, [entry(1), entry(2), { ...entry(3), sum: 'none' }], 2],
  ])('opens at the last sound entry when %s, and says that the rest is damaged', async (_, damaged, entries, last) => {
    const read = await readGame({ record: damaged, entries })
    expect(read).toMatchObject({
      ok: true,
      differs: 'damaged',
      game: { record: { head: nth(last), next: last + 1 }, entries: three.slice(0, last) },
    })
  })

  it('stays where it stood if that is sound', async () => {
    const read = await readGame({ record: { ...whole, cursor: nth(1) }, entries: [entry(1), entry(2), 'rubbish'] })
    expect(read.ok && read.game.record).toMatchObject({ cursor: nth(1), next: 3 })
  })

  it('brings a game of the first version forward: the same ids on every device, in text, each with its checksum', async () => {
    const old = { record: { ...whole, schema: 1, cursor: 2, head: 3 } as never, entries: [oldEntry(1), oldEntry(2), oldEntry(3)] }
    expect(await readGame(old)).toEqual({
      ok: true,
      differs: 'old',
      game: { record: { ...whole, schema: 1, cursor: nth(2) }, entries: three },
    })
  })

  it('saves what still hangs together', async () => {
    expect((await soundEntries([entry(1), entry(2), entry(4), 'rubbish', entry(5, 2)])).entries.map(({ id }) => id)).toEqual([
      '1',
      '2',
      '5',
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
    expect(newestSchema(steps)).toBe(SCHEMA)
  })

  it('bring an entry forward step by step, from wherever it is', () => {
    expect(migrate({ schema: 1, at: 5 }, [renamed, wrapped])).toEqual({ schema: 3, time: { when: 5 } })
    expect(migrate({ schema: 2, when: 5 }, [renamed, wrapped])).toEqual({ schema: 3, time: { when: 5 } })
    expect(migrate({ schema: 3, time: { when: 5 } }, [renamed, wrapped])).toEqual({ schema: 3, time: { when: 5 } })
  })

  it('leave alone what they do not know', () => {
    for (const schema of [0, 4, 1.5, '1', undefined]) expect(migrate({ schema }, [renamed, wrapped])).toBeUndefined()
  })

  it('of a later schema look at the checksum that was written and give the one of their own', async () => {
    const late: Migration = () => (old) => ({ ...old, late: true })
    const read = await readGame({ record: whole, entries: [entry(1), entry(2), { ...entry(3), at: 5 }] }, [...steps, late])
    const brought = read.ok ? read.game.entries : []
    expect(brought.map((one) => [one.id, one.schema, (one as unknown as { late: boolean }).late])).toEqual([
      ['1', 3, true],
      ['2', 3, true],
    ])
    expect(brought.every((one, at) => isSound(one, brought[at - 1]) && one.sum !== three[at]?.sum)).toBe(true)
    expect(read).toMatchObject({ differs: 'damaged' })
  })
})
