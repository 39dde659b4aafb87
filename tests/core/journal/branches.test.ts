import { describe, expect, it } from 'vitest'
import { branches } from '@/core/journal/branches'
import { append, goTo, newJournal, redo, undo, type Journal } from '@/core/journal/journal'
import { ROOT } from '@/core/model/ids'

const step = (journal: Journal) => append(journal, 5, { type: 'setOrder', order: 'sheet' }, []).id

describe('branches', () => {
  it('a game that never turned back has none', () => {
    const journal = newJournal('bad-moon-rising')
    step(journal)
    step(journal)
    expect(branches(journal)).toEqual([])
  })

  it('what was undone is one, until it is redone', () => {
    const journal = newJournal('bad-moon-rising')
    const [first, , third] = [step(journal), step(journal), step(journal)]
    undo(journal)
    undo(journal)
    expect(branches(journal)).toEqual([{ from: first, end: third, steps: 2 }])
    redo(journal)
    redo(journal)
    expect(branches(journal)).toEqual([])
  })

  it('a way that was left stays, newest first, and going to it leaves the other', () => {
    const journal = newJournal('bad-moon-rising')
    const first = step(journal)
    const old = step(journal)
    undo(journal)
    const older = step(journal)
    goTo(journal, ROOT)
    const start = step(journal)
    expect(branches(journal)).toEqual([
      { from: ROOT, end: older, steps: 2 },
      { from: ROOT, end: old, steps: 2 },
    ])
    goTo(journal, old)
    expect(branches(journal)).toEqual([
      { from: ROOT, end: start, steps: 1 },
      { from: first, end: older, steps: 1 },
    ])
  })
})
