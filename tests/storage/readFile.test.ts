import { readFileSync as readText } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { knownScripts } from '@/app/engine/scripts'
import { openJournal } from '@/core/journal/journal'
import { fileName, writeFile, type FileGame } from '@/storage/gameFile'
import { readFile } from '@/storage/readFile'
import { filesText } from '@/text/en/files'
import { chanceFrom, mutate } from './mutate'
import { entry, nth } from './sample'

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 })

const played = readText(new URL('../golden/v1.moonrise.json', import.meta.url), 'utf8')
const all = await knownScripts()
const known = { 'bad-moon-rising': new Set(['sailor', 'po']) }
const game = (change: Partial<FileGame> = {}): FileGame => ({
  id: 'a',
  title: 'Friday',
  script: 'bad-moon-rising',
  order: 'sheet',
  createdAt: 1,
  changedAt: 2,
  cursor: nth(3),
  head: nth(3),
  entries: [entry(1), entry(2), entry(3)],
  ...change,
})
const text = (...games: FileGame[]) => writeFile(games, 5)
const faultOf = (file: string) => {
  const read = readFile(file, known)
  return read.ok ? undefined : read.fault
}
const seatedAs = (id: string) => ({ ...entry(2, 1), events: [{ type: 'noteWritten', seat: id, note: '' }] }) as never
const reordered = (...order: string[]) => ({ ...entry(2, 1), events: [{ type: 'seatsReordered', order }] }) as never
const holding = (character: string) => ({ ...entry(2, 1), events: [{ type: 'beliefSet', seat: 's1', believes: character }] }) as never

describe('a file', () => {
  it('comes back as it went out', () => {
    const read = readFile(text(game(), game({ id: 'b', title: '“Ω” 夜 \\ "' })), known)
    expect(read).toEqual({
      ok: true,
      games: [JSON.parse(JSON.stringify({ ...game(), sound: true })), expect.objectContaining({ id: 'b', title: '“Ω” 夜 \\ "' })],
    })
  })

  it.each([{}, { holds: true }])('keeps the source of a mark, and with it the storyteller’s ruling: %o', (ruling) => {
    const source = { seat: 's1', ability: 'sailor', ...ruling, moment: { phase: 'night', number: 1 } }
    const mark = { id: 'm1', kind: 'drunk', source, on: 's1', ends: { at: 'dusk', dusks: 1 }, token: 'Drunk' }
    const laid = { ...entry(2, 1), events: [{ type: 'markPlaced', mark }] } as never
    const read = readFile(text(game({ entries: [entry(1), laid, entry(3)] })), known)
    expect(read.ok && read.games[0]?.entries[1]?.events).toEqual([{ type: 'markPlaced', mark }])
  })

  it('may say in which order everybody sits', () =>
    expect(faultOf(text(game({ entries: [entry(1), reordered('s1'), entry(3)] })))).toBeUndefined())

  it('opens with names as long as earlier versions let them be', () => {
    const renamed = { ...entry(2, 1), events: [{ type: 'playerRenamed', seat: 's1', player: 'x'.repeat(5_000) }] } as never
    expect(faultOf(text(game({ title: 'x'.repeat(1_000), entries: [entry(1), renamed, entry(3)] })))).toBeUndefined()
  })

  it.each([
    ['empty', '  '],
    ['not-json', 'hello'],
    ['not-json', text(game()).slice(0, -20)],
    ['not-ours', '[]'],
    ['not-ours', '{"format":"moonrise"}'],
    ['newer', '{"format":"moonrise","version":99,"games":[]}'],
    ['no-games', '{"format":"moonrise","version":1,"games":[]}'],
    ['odd-keys', '{"format":"moonrise","version":1,"games":[{"__proto__":{"admin":true}}]}'],
    ['too-deep', `{"format":"moonrise","version":1,"games":${'['.repeat(100)}${']'.repeat(100)}}`],
    ['too-long', text(game({ title: 'x'.repeat(30_000) }))],
    ['bad-game', text(game({ id: '../a:b' }))],
    ['bad-game', text(game({ cursor: '' as never }))],
    ['unknown-script', text(game({ script: 'another' }))],
    ['unknown-script', text(game({ script: 'toString' }))],
    ['bad-entry', text(game({ entries: [entry(1), { ...entry(2), at: 'now' } as never] }))],
    ['bad-entry', text(game({ entries: [entry(1), { ...entry(2), command: { type: 'fly' } } as never] }))],
    ['newer', text(game({ entries: [{ ...entry(1), schema: 99 }] }))],
    ['bad-order', text(game({ entries: [entry(1), { ...entry(2), id: nth(1) }] }))],
    ['bad-parent', text(game({ entries: [entry(1), entry(2, 2)] }))],
    ['bad-place', text(game({ head: nth(9) }))],
    ['unknown-seat', text(game({ entries: [entry(1), seatedAs('s9')] }))],
    ['unknown-seat', text(game({ entries: [entry(1), reordered()] }))],
    ['unknown-seat', text(game({ entries: [entry(1), reordered('s1', 's1')] }))],
    ['unknown-character', text(game({ entries: [entry(1), holding('imp')] }))],
    ['doubled-seat', text(game({ entries: [entry(1), { ...entry(1), id: nth(2), parent: nth(1) }] }))],
  ])('with a fault is turned down: %s', (code, file) => {
    const fault = faultOf(file)
    expect(fault?.code).toBe(code)
    expect(filesText.fault(fault!)).toMatch(/^[A-Z].*\.$/s)
  })

  it('with one bad game gives the others, and says what is wrong with that one', () => {
    const read = readFile(text(game(), game({ id: 'b', title: 'Bad', head: nth(9) }), game({ id: 'c' })), known)
    expect(read.ok && [read.games.map(({ id }) => id), read.refused]).toEqual([['a', 'c'], [{ code: 'bad-place', game: 'Bad' }]])
  })

  it('with twenty thousand seats that come and go is turned down within the time of a test', () => {
    const entries = Array.from({ length: 20_000 }, (_, at) => {
      const number = at + 1
      const seat = `s${Math.ceil(number / 2)}`
      const event =
        number % 2
          ? { ...entry(1).events[0], seat: { ...(entry(1).events[0] as { seat: object }).seat, id: seat } }
          : { type: 'seatRemoved', seat }
      return { ...entry(1), id: nth(number), parent: nth(number - 1), events: [event] } as never
    })
    expect(faultOf(text(game({ entries })))?.code).toBe('too-many-seats')
    // Checked in time that grows with its square, this file took 103 s on an idle machine.
  }, 60_000)

  it('with a title of twenty thousand letters comes in with the beginning of it', () => {
    const read = readFile(text(game({ title: 'x'.repeat(20_000) })), known)
    expect(read.ok && read.games[0]?.title).toHaveLength(200)
  })

  it('survives whatever happens to it on the way', () => {
    const small = text(game(), game({ id: 'b' }))
    let turnedDown = 0
    const runs = Number(process.env['IMPORT_FUZZ'] ?? 2_000)
    const first = Number(process.env['IMPORT_SEED'] ?? 1)
    for (let seed = first; seed < first + runs; seed += 1) {
      const whole = seed % 20 === 0
      const file = mutate(whole ? played : small, chanceFrom(seed))
      const read = readFile(file, whole ? all : known)
      if (read.ok)
        for (const { script, order, ...data } of read.games) expect(() => openJournal(script, data, order), `seed ${seed}`).not.toThrow()
      else expect(filesText.fault(read.fault), `seed ${seed}`).toMatch(/\.$/)
      turnedDown += read.ok ? 0 : 1
    }
    expect(turnedDown).toBeGreaterThan(runs / 2)
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  }, 120_000)

  it('has a name every system accepts', () => {
    expect(fileName('Friday: night / no. 3?', 'game')).toBe('friday-night-no-3.moonrise.json')
    expect(fileName('🌙', 'game')).toBe('game.moonrise.json')
  })
})
