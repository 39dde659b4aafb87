import { describe, expect, it } from 'vitest'
import { storyView } from '@/core/views/story'
import { rules, town } from '../../town'

const lines = (scene: ReturnType<typeof town>) => storyView(rules, scene.journal).lines.map(({ text }) => text)

describe('the story', () => {
  it('VIEW-11: the whole game as readable lines, night by night', () =>
    expect(
      lines(
        town('sailor, gambler, fool, courtier, po')
          .night(1)
          .sailor('gambler', { drunk: 'gambler' })
          .day(1)
          .nominate('fool', 'sailor')
          .vote(3)
          .close()
          .night(2)
          .po('gambler')
          .dawn()
          .execute('po')
          .send(() => ({ type: 'endGame', winner: 'good', because: 'No Demon is alive.' })),
      ),
    ).toEqual([
      'Night 1',
      'sailor the Sailor chose gambler.',
      'gambler was drunk: Sailor.',
      'Day 1',
      'sailor nominated fool.',
      '3 voted on fool; 3 were needed.',
      'fool was executed and lived.',
      'Night 2',
      'po the Po chose gambler.',
      'gambler died: the Demon.',
      'Day 2',
      'po died: executed.',
      'po was executed and died.',
      'Good won. No Demon is alive.',
    ]))

  it('VIEW-12: a new entry only adds its own lines, and the same ones as writing it all again', () => {
    const scene = town('sailor, gambler, fool, courtier, po').night(1)
    let book = storyView(rules, scene.journal)
    const shared = book.lines
    for (const play of [() => scene.sailor('gambler', { drunk: 'gambler' }), () => scene.day(1), () => scene.execute('fool')]) {
      const before = scene.journal.cursor
      play()
      for (let id = before + 1; id <= scene.journal.cursor; id++) book = storyView(rules, { ...scene.journal, cursor: id }, book)
    }
    expect(book.lines).toBe(shared)
    expect(book.lines).toEqual(storyView(rules, scene.journal).lines)
    expect(storyView(rules, scene.journal, book)).toBe(book)
  })

  it('an undo takes its lines away', () => {
    const scene = town('sailor, gambler, fool, courtier, po').day(1).execute('fool')
    const book = storyView(rules, scene.journal)
    expect(storyView(rules, scene.undo().journal, book).lines.map(({ text }) => text)).not.toContain('fool was executed and lived.')
  })

  it('VIEW-13: a correction tells the game as it went, and what changed', () => {
    const told = lines(town('sailor, gambler, fool, courtier, po').night(2).po('gambler').correct('po', 'courtier'))
    expect(told).toContain('courtier died: the Demon.')
    expect(told).not.toContain('gambler died: the Demon.')
    expect(told).toContain('gambler lives now.')
  })

  it('remembers what was forced and what was set by hand', () => {
    const told = lines(
      town('sailor, gambler dead, fool, courtier, po').night(1).sailor('gambler', { anyway: true, drunk: 'gambler' }).life('fool', 'dead'),
    )
    expect(told).toEqual(expect.arrayContaining(['By the storyteller’s word, against the rules.', 'fool was set dead by hand.']))
  })

  it('leaves no word unfilled', () =>
    expect(
      lines(
        town('goon, sailor, lunatic believes po, gossip, judge evil, minstrel, assassin, zombuul, chambermaid')
          .night(1)
          .sailor('goon')
          .day(1)
          .use('gossip', { text: 'rain', truth: true })
          .execute('assassin')
          .night(2)
          .lunatic('goon')
          .chambermaid('sailor', 'goon')
          .dawn()
          .exile('judge')
          .execute('zombuul'),
      ).join(),
    ).not.toMatch(/[{}]|story\.|undefined/))

  it('tells a guess as a guess, and a sentence begins with a capital', () => {
    const scene = town('sailor, gambler, minstrel, goon, mastermind, po').night(2).gambler('sailor', { guess: 'goon' })
    expect(storyView(rules, scene.journal).lines.map(({ text }) => text)).toContain('gambler the Gambler chose sailor, taken for the Goon.')
    const drunk = town('sailor, gambler, minstrel, goon, mastermind, po').day(1).execute('mastermind')
    expect(storyView(rules, drunk.journal).lines.map(({ text }) => text)).toContain('Everybody else was drunk: Minstrel.')
  })
})
