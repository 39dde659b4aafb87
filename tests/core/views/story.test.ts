import { describe, expect, it } from 'vitest'
import { ancestry } from '@/core/journal/journal'
import { storyView } from '@/core/views/story'
import { rules, town } from '../../town'

const lines = (scene: ReturnType<typeof town>) => storyView(rules, scene.journal).lines.map(({ text }) => text)

describe('the story', () => {
  it('a statement whose words nobody noted is told without them', () => {
    const told = lines(
      town('gossip, gambler, fool, courtier, po')
        .day(1)
        .send((at) => ({ type: 'useAbility', seat: at('gossip'), ability: 'gossip', text: '', truth: true })),
    )
    expect(told).toContain('gossip made a statement in public.')
    expect(told.join()).not.toContain('“”')
  })

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
          .send(() => ({ type: 'endGame', winner: 'good' })),
      ),
    ).toEqual([
      'Night 1',
      'sailor the Sailor chose gambler.',
      'gambler was made drunk by the Sailor.',
      'Day 1',
      'sailor nominated fool.',
      'Votes for fool: 3; 3 needed.',
      'fool was executed and lived.',
      'fool survives (Fool)',
      'Night 2',
      'po the Po chose gambler.',
      'gambler was killed by the Demon.',
      'Day 2',
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
      const way = ancestry(scene.journal, scene.journal.cursor)
      for (const id of way.slice(way.indexOf(before) + 1)) book = storyView(rules, { ...scene.journal, cursor: id }, book)
    }
    expect(book.lines).toBe(shared)
    expect(book.lines).toEqual(storyView(rules, scene.journal).lines)
    expect(storyView(rules, scene.journal, book)).toBe(book)
  })

  describe('knows whom each line speaks of', () => {
    const told = (scene: ReturnType<typeof town>, name: string) => {
      const id = scene.game.seats.find(({ player }) => player === name)!.id
      return storyView(rules, scene.journal)
        .lines.filter(({ seats }) => seats.includes(id))
        .map(({ text }) => text)
    }
    const renamed = (scene: ReturnType<typeof town>, names: Readonly<Record<string, string>>) =>
      Object.entries(names).reduce(
        (so, [character, player]) => so.send((at) => ({ type: 'renamePlayer', seat: at(character), player })),
        scene,
      )

    it('Bo is not Bob, by day and by night', () => {
      const scene = renamed(town('sailor, gambler, fool, courtier, po'), { sailor: 'Bob', gambler: 'Bo' })
        .night(1)
        .send((at) => ({ type: 'takeStep', step: `sailor:${at('Bob')}`, targets: [at('fool')], answers: { drunk: at('fool') } }))
        .day(1)
        .nominate('Bob', 'fool')
        .vote(3)
        .close()
      expect(told(scene, 'Bob')).toEqual([
        'Bob the Sailor chose fool.',
        'fool nominated Bob.',
        expect.stringContaining('Bob'),
        'Bob was executed and lived.',
        'Bob survives (Sailor)',
      ])
      expect(told(scene, 'Bo')).toEqual([])
    })

    it('nor is a namesake, nor Ana Maria in what was only noted', () => {
      const twins = renamed(town('sailor, gambler, fool, courtier, po'), { fool: 'Ana' }).day(1).execute('Ana')
      const [, , fool, courtier] = twins.game.seats
      twins.send(() => ({ type: 'renamePlayer', seat: courtier!.id, player: 'Ana' }))
      expect(storyView(rules, twins.journal).lines.filter(({ seats }) => seats.includes(courtier!.id))).toEqual([])
      expect(storyView(rules, twins.journal).lines.filter(({ seats }) => seats.includes(fool!.id))).not.toEqual([])

      const noted = renamed(town('sailor, gambler, fool, courtier, po'), { gambler: 'Ana', courtier: 'Ana Maria' })
        .night(2)
        .po('Ana')
        .correct('po', 'Ana Maria')
      expect(told(noted, 'Ana')).toContainEqual(expect.stringMatching(/^Ana (?!Maria)/))
      expect(told(noted, 'Ana')).not.toContainEqual(expect.stringMatching(/^Ana Maria/))
    })

    it('everybody a song makes drunk', () => {
      const scene = town('minstrel, fool, gambler, courtier, mastermind, po, judge evil').day(1).execute('mastermind')
      expect(['minstrel', 'fool', 'judge'].map((name) => told(scene, name).length)).toEqual([0, 1, 0])
    })
  })

  it('an execution, an exile and a feigned death are one line each', () => {
    const deaths = (scene: ReturnType<typeof town>) =>
      storyView(rules, scene.journal)
        .lines.filter(({ kind }) => kind === 'death')
        .map(({ text }) => text)
    expect(deaths(town('sailor, gambler, fool, courtier, po, judge evil').day(1).exile('judge').execute('gambler'))).toEqual([
      'judge was exiled and died.',
      'gambler was executed and died.',
    ])
    expect(deaths(town('sailor, gambler, fool, courtier, zombuul').day(1).execute('zombuul'))).toEqual([
      'zombuul was executed, seemed to die, and lived on.',
    ])
  })

  it('the Moonchild’s choice, made before the whole town, is told of both', () => {
    const scene = town('moonchild, sailor, gambler, courtier, minstrel, po')
      .day(1)
      .execute('moonchild')
      .use('moonchild', { targets: ['sailor'] })
    const [choice] = storyView(rules, scene.journal).lines.slice(-1)
    expect(choice).toMatchObject({
      kind: 'day',
      text: 'moonchild the Moonchild chose sailor in public.',
      seats: ['moonchild', 'sailor'].map((name) => scene.game.seats.find(({ player }) => player === name)?.id),
    })
  })

  it('an undo takes its lines away', () => {
    const scene = town('sailor, gambler, fool, courtier, po').day(1).execute('fool')
    const book = storyView(rules, scene.journal)
    expect(storyView(rules, scene.undo().journal, book).lines.map(({ text }) => text)).not.toContain('fool was executed and lived.')
  })

  it('VIEW-13: a correction tells the game as it went, and what changed', () => {
    const told = lines(town('sailor, gambler, fool, courtier, po').night(2).po('gambler').correct('po', 'courtier'))
    expect(told).toContain('courtier was killed by the Demon.')
    expect(told).not.toContain('gambler was killed by the Demon.')
    expect(told).toContain('gambler lives now.')
    const scene = town('sailor, gambler, fool, courtier, po').night(2).po('gambler').correct('po', 'courtier')
    expect(
      storyView(rules, scene.journal)
        .lines.filter(({ kind }) => kind === 'changed')
        .map(({ text }) => text),
    ).toContain('gambler lives now.')
  })

  it('remembers what was forced and what was set by hand', () => {
    const told = lines(
      town('sailor, gambler dead, fool, courtier, po').night(1).sailor('gambler', { anyway: true, drunk: 'gambler' }).life('fool', 'dead'),
    )
    expect(told).toEqual(expect.arrayContaining(['By the storyteller’s ruling, against the rules.', 'fool was set to dead by hand.']))
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
    expect(storyView(rules, scene.journal).lines.map(({ text }) => text)).toContain('gambler the Gambler chose sailor, guessing the Goon.')
    const drunk = town('sailor, gambler, minstrel, goon, mastermind, po').day(1).execute('mastermind')
    expect(storyView(rules, drunk.journal).lines.map(({ text }) => text)).toContain('Everybody else was made drunk by the Minstrel.')
  })

  it('VIEW-14: an execution comes before what follows from it, and the second death of one who looked dead is one', () => {
    expect(lines(town('minstrel, sailor, gambler, assassin, po').day(1).execute('assassin')).slice(-2)).toEqual([
      'assassin was executed and died.',
      'Everybody else was made drunk by the Minstrel.',
    ])
    expect(
      lines(town('sailor, gambler, fool, courtier, zombuul').day(1).execute('zombuul').night(2).day(2).execute('zombuul')).at(-1),
    ).toBe('zombuul, who only looked dead, was executed and died.')
  })
})
