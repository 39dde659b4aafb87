import { describe, expect, it } from 'vitest'
import {
  ancestry,
  append,
  currentGame,
  gameAt,
  goTo,
  isPast,
  journalData,
  newJournal,
  openJournal,
  redo,
  redoable,
  undo,
} from '@/core/journal/journal'
import { SCHEMA } from '@/core/journal/entry'
import { entryId, type EntryId, stepId } from '@/core/model/ids'
import type { Journal } from '@/core/journal/journal'
import { ana } from '../../ana'
import { town } from '../../town'

const seat = ana.id
const note = (journal: Journal, text: string) =>
  append(journal, 5, { type: 'writeNote', seat, note: text }, [{ type: 'noteWritten', seat, note: text }])
const noteOf = (journal: Journal) => currentGame(journal).seats[0]?.note

const started = (): Journal => {
  const journal = newJournal('bad-moon-rising')
  append(journal, 1, { type: 'addSeat', plan: { player: 'Ana' } }, [{ type: 'seatAdded', at: 0, seat: ana }])
  return journal
}

describe('the journal', () => {
  it('JOURNAL-1: one entry per tap: undo and redo walk over entries', () => {
    const journal = started()
    note(journal, 'one')
    note(journal, 'two')
    undo(journal)
    expect(noteOf(journal)).toBe('one')
    undo(journal)
    expect(noteOf(journal)).toBe('')
    redo(journal)
    redo(journal)
    expect(noteOf(journal)).toBe('two')
    expect(redo(journal)).toBeUndefined()
  })

  it('stops at the empty game', () => {
    const journal = started()
    undo(journal)
    expect(undo(journal)).toBeUndefined()
    expect(currentGame(journal)).toBe(journal.start)
    expect(redoable(journal)?.id).toBe('1')
  })

  it('JOURNAL-2: a new entry after an undo starts a branch, and the old one stays reachable', () => {
    const journal = started()
    const old = note(journal, 'old')
    undo(journal)
    note(journal, 'new')
    expect(redoable(journal)).toBeUndefined()
    goTo(journal, old.id)
    expect(noteOf(journal)).toBe('old')
    undo(journal)
    expect(redoable(journal)?.id).toBe(old.id)
  })

  it('goes to any entry on the way and comes forth again', () => {
    const journal = started()
    const ids = ['a', 'b', 'c'].map((text) => note(journal, text).id)
    goTo(journal, ids[0]!)
    expect(noteOf(journal)).toBe('a')
    expect(redoable(journal)?.id).toBe(ids[1])
    goTo(journal, ids[2]!)
    expect(noteOf(journal)).toBe('c')
    expect(ancestry(journal, journal.cursor)).toEqual(['1', ...ids])
  })

  it('knows what has been made and not been taken back', () => {
    const journal = started()
    const [a, b] = ['a', 'b'].map((text) => note(journal, text).id) as [EntryId, EntryId]
    undo(journal)
    const other = note(journal, 'c').id
    expect([a, b, other].map((id) => isPast(journal, id, journal.cursor))).toEqual([true, false, true])
    expect([a, b, other].map((id) => isPast(journal, id, b))).toEqual([true, true, false])
    expect(isPast(journal, entryId('99'), journal.cursor)).toBe(false)
  })

  it('leaves an unknown entry alone', () => {
    const journal = started()
    goTo(journal, entryId('99'))
    expect(journal.cursor).toBe('1')
    expect(gameAt(journal, entryId('99'))).toBeUndefined()
  })

  it('JOURNAL-3: read again from plain data it is the same game, at the same place', () => {
    const { journal } = town('sailor, gambler, goon, courtier, po').night(1).sailor('goon').night(2).po('gambler').undo().dawn().undo()
    const again = openJournal('bad-moon-rising', JSON.parse(JSON.stringify(journalData(journal))))
    expect(JSON.stringify(currentGame(again))).toBe(JSON.stringify(currentGame(journal)))
    expect([again.cursor, again.head, again.next]).toEqual([journal.cursor, journal.head, journal.next])
  })

  it('refuses data with a hole in it', () => {
    const journal = started()
    const entry = note(journal, 'one')
    expect(() => openJournal('bad-moon-rising', { entries: [entry], cursor: entry.id, head: entry.id })).toThrow('which is not there')
    expect(() => openJournal('bad-moon-rising', { entries: [], cursor: entry.id, head: entry.id })).toThrow()
  })

  it('JOURNAL-4: every entry carries its schema and the time it was given', () =>
    expect(note(started(), 'one')).toMatchObject({ schema: SCHEMA, at: 5, parent: '1' }))

  it('JOURNAL-5: pointing is an entry and runs no rule', () => {
    const scene = town('sailor, gambler, goon, courtier, po')
      .night(1)
      .send((at) => ({ type: 'point', step: stepId(`sailor:${at('sailor')}`), targets: [at('goon')] }))
    scene
      .sober('sailor')
      .look((game, at) => expect(game.night.draft?.targets).toEqual([at('goon')]))
      .undo()
      .look((game) => expect(game.night.draft).toBeUndefined())
  })

  it('JOURNAL-5: done settles what it says and nothing that was pointed at before; the draft is gone', () =>
    town('sailor, gambler, goon, courtier, po')
      .night(1)
      .send((at) => ({
        type: 'point',
        step: stepId(`sailor:${at('sailor')}`),
        targets: [at('gambler')],
        answers: { drunk: at('gambler') },
      }))
      .send((at) => ({ type: 'takeStep', step: stepId(`sailor:${at('sailor')}`) }))
      .refused('must_choose')
      .send((at) => ({ type: 'takeStep', step: stepId(`sailor:${at('sailor')}`), targets: [at('courtier')] }))
      .drunk('courtier')
      .look((game) => expect(game.night.draft).toBeUndefined()))

  it('JOURNAL-5: pointing again forgets what was said before; a game of an earlier version has its answers under their old name', () =>
    town('sailor, gambler, goon, courtier, po')
      .night(1)
      .send((at) => ({
        type: 'point',
        step: stepId(`sailor:${at('sailor')}`),
        targets: [at('gambler')],
        draftAnswers: { drunk: 'me' },
        anyway: true,
      }))
      .look((game) => expect(game.night.draft).toMatchObject({ answers: { drunk: 'me' }, anyway: true }))
      .send((at) => ({ type: 'point', step: stepId(`sailor:${at('sailor')}`), targets: [at('goon')] }))
      .look((game, at) =>
        expect(game.night.draft).toEqual({ step: `sailor:${at('sailor')}`, targets: [at('goon')], answers: {}, overrides: {} }),
      ))
})
