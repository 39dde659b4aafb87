import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { ancestry, append } from '@/core/journal/journal'
import { storyView } from '@/core/views/story'
import { talesOf, taleText } from '@/core/views/tales'
import { rules, town } from '../../town'
import { rulesWith } from '../../town/stage'

const lines = (scene: ReturnType<typeof town>) => storyView(rules, scene.journal).lines.map(({ text }) => text)

describe('the story', () => {
  it('a statement whose words nobody noted is told without them', () => {
    const told = lines(
      town('gossip, gambler, fool, courtier, po')
        .day(1)
        .send((at) => ({ type: 'useAbility', seat: at('gossip'), ability: 'gossip', text: '', truth: true })),
    )
    expect(told).toContain('gossip made a statement in public. It was true.')
    expect(told.join()).not.toContain('“”')
  })

  it('DEATH-10: that nothing was said at dawn has its line, as has that both was said', () => {
    const dawn = (says: string) =>
      lines(
        town('gambler, sailor, professor, courtier, shabaloth')
          .night(2)
          .shabaloth('gambler', 'sailor')
          .professor('gambler')
          .send(() => ({ type: 'dawn', answers: { dawn_says: says } })),
      )
    expect(dawn('nothing')).toContain('At dawn the town heard nothing of gambler, who died and came back in one night.')
    expect(dawn('both')).toContain('At dawn the town heard of gambler: died, and alive again in the same night.')
  })

  it('a win by an ability and the vote tokens of a Beggar are told', () => {
    const saint = town('saint, imp, chef, baron, monk, virgin').day(1).execute('saint')
    expect(storyView(rulesWith(['saint']), saint.journal).lines.map(({ text }) => text)).toContain('Evil won by the Saint.')
    const begging = lines(
      town('beggar good, imp, chef dead, monk, baron, virgin')
        .day(1)
        .use('beggar', { targets: ['chef'] })
        .nominate('baron', 'virgin')
        .vote(['beggar', 'monk']),
    )
    expect(begging.filter((line) => line.includes('ote tokens'))).toEqual(['Vote tokens of beggar: 1.', 'Vote tokens of beggar: 0.'])
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
      'fool lived, being the Fool.',
      'Night 2',
      'po the Po chose gambler.',
      'gambler was killed by the Demon.',
      'Day 2',
      'po was executed and died.',
      'Good won. No Demon is alive.',
    ]))

  it('VIEW-12: a new entry touches only its own chapters, and an undo too; the words are the same as writing it all again', () => {
    const scene = town('sailor, gambler, fool, courtier, po').night(1).sailor('gambler', { drunk: 'gambler' }).day(1).night(2)
    let book = storyView(rules, scene.journal)
    const [, night, day] = book.chapters
    const { journal } = scene
    scene.po('gambler').dawn().execute('fool')
    const way = ancestry(journal, journal.cursor)
    for (const id of way.slice(way.indexOf(book.entry) + 1)) book = storyView(rules, { ...journal, cursor: id }, book)
    expect(book.chapters[1]).toBe(night)
    expect(book.chapters[2]).toBe(day)
    expect(book.chapters.map(({ title }) => title)).toEqual(['Before the game', 'Night 1', 'Day 1', 'Night 2', 'Day 2'])
    expect(book.lines).toEqual(storyView(rules, journal).lines)
    expect(storyView(rules, journal, book)).toBe(book)

    for (const id of way.slice(-5, -1).reverse()) {
      book = storyView(rules, { ...journal, cursor: id }, book)
      expect(book.chapters[1]).toBe(night)
      expect(book.lines).toEqual(storyView(rules, { ...journal, cursor: id }).lines)
      expect(book.chapters.map(({ died }) => died)).toEqual(storyView(rules, { ...journal, cursor: id }).chapters.map(({ died }) => died))
    }
  })

  it('a chapter says who died in it and who everybody was as it began, before a line of it is written', () => {
    const scene = town('sailor, gambler, fool, courtier, po').night(2).po('gambler').dawn().execute('courtier')
    const [night, day] = storyView(rules, scene.journal).chapters.slice(-2)
    const at = (name: string) => scene.game.seats.find(({ player }) => player === name)!.id
    expect([night?.died, day?.died]).toEqual([[at('gambler')], [at('courtier')]])
    expect(day?.circle().map(({ player, life }) => `${player} ${life}`)).toEqual([
      'sailor alive',
      'gambler dead',
      'fool alive',
      'courtier alive',
      'po alive',
    ])
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
        .send((at) => ({ type: 'takeStep', step: stepId(`sailor:${at('Bob')}`), targets: [at('fool')], answers: { drunk: at('fool') } }))
        .day(1)
        .nominate('Bob', 'fool')
        .vote(3)
        .close()
      expect(told(scene, 'Bob')).toEqual([
        'Bob the Sailor chose fool.',
        'fool nominated Bob.',
        expect.stringContaining('Bob'),
        'Bob was executed and lived.',
        'Bob lived, being the Sailor.',
      ])
      expect(told(scene, 'Bo')).toEqual([])
    })

    it('nor is a namesake, nor Ana Maria in what was only noted', () => {
      const twins = renamed(town('sailor, gambler, fool, courtier, po'), { fool: 'Ana' }).day(1).execute('Ana')
      const [, , fool, courtier] = twins.game.seats
      twins.send(() => ({ type: 'renamePlayer', seat: courtier!.id, player: 'Ana' }))
      expect(
        storyView(rules, twins.journal)
          .lines.filter(({ seats }) => seats.includes(courtier!.id))
          .map(({ text }) => text),
      ).toEqual(['Ana took over from courtier.'])
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
    expect(storyView(rules, scene.journal).lines.map(({ text }) => text)).toContain(
      'gambler the Gambler chose sailor, wrongly guessing the Goon.',
    )
    const drunk = town('sailor, gambler, minstrel, goon, mastermind, po').day(1).execute('mastermind')
    expect(storyView(rules, drunk.journal).lines.map(({ text }) => text)).toContain('Everybody else was made drunk by the Minstrel.')
  })

  describe('shows with each line', () => {
    const line = (scene: ReturnType<typeof town>, tells: string) => storyView(rules, scene.journal).lines.find((one) => one.tells === tells)

    it('the token of whoever acted, as they were then', () => {
      const scene = town('goon, sailor, gambler, courtier, pukka')
        .night(2)
        .pukka('sailor')
        .dawn()
        .send((at) => ({ type: 'correctAlignment', seat: at('pukka'), alignment: 'good' }))
      expect(line(scene, 'chose')?.token).toMatchObject({
        player: 'pukka',
        character: { id: 'pukka', team: 'demon' },
        evil: true,
        life: 'alive',
      })
      expect(line(town('sailor, gambler, fool, courtier, po').night(2).po('gambler'), 'died')?.token).toMatchObject({
        player: 'gambler',
        life: 'dead',
      })
    })

    it('who was drunk or poisoned at that moment, and which of the two', () => {
      const scene = town('sailor, gambler, innkeeper, courtier, pukka')
        .night(2)
        .sailor('gambler', { drunk: 'gambler' })
        .gambler('pukka', { guess: 'pukka' })
      expect(line(scene, 'choseImpaired')?.token?.impaired).toBe('drunk')
      expect(line(scene, 'chose')?.token?.impaired).toBeUndefined()
      const poisoned = town('sailor, gambler, innkeeper, courtier, pukka').night(1).pukka('gambler').day(1).nominate('sailor', 'gambler')
      expect(line(poisoned, 'nominated')?.token).toMatchObject({ player: 'gambler', impaired: 'poisoned' })
      const other = town('sailor, gambler, innkeeper, courtier, pukka').night(1).pukka('gambler').day(1).nominate('gambler', 'sailor')
      expect(line(other, 'nominated')?.impaired).toMatchObject([{ player: 'gambler', impaired: 'poisoned' }])
    })

    it('the hands of a vote, clockwise from the nominee, those of the dead as such', () => {
      const scene = town('sailor, gambler dead, innkeeper, courtier, po')
        .day(1)
        .nominate('innkeeper', 'sailor')
        .send((at) => ({ type: 'vote', nomination: 0, votes: [at('sailor'), at('gambler'), at('courtier')], counted: true }))
      expect(line(scene, 'voted')?.hands).toMatchObject([
        { player: 'courtier', ghost: false },
        { player: 'sailor', ghost: false },
        { player: 'gambler', ghost: true },
      ])
    })

    it('VOUDON-1: the hands of the dead as any others where they cost nothing: under a Voudon, and for an exile', () => {
      const free = town('sailor, gambler dead, innkeeper, courtier, po, voudon good')
        .day(1)
        .nominate('innkeeper', 'sailor')
        .send((at) => ({ type: 'vote', nomination: 0, votes: [at('gambler'), at('voudon')], counted: true }))
      expect(line(free, 'voted')?.hands).toMatchObject([
        { player: 'voudon', ghost: false },
        { player: 'gambler', ghost: false },
      ])
      const exile = town('sailor, gambler dead, innkeeper, courtier, po, judge good')
        .day(1)
        .send((at) => ({ type: 'callExile', nominee: at('judge') }))
        .send((at) => ({ type: 'vote', nomination: 0, votes: [at('gambler')], counted: true }))
      expect(line(exile, 'voted')?.hands).toMatchObject([{ player: 'gambler', ghost: false }])
    })
  })

  describe('leaves a trace of', () => {
    it('a card shown, to somebody or held up, and a wake that was added', () => {
      const told = lines(
        town('sailor, gambler, fool, courtier, po')
          .night(1)
          .send((at) => ({
            type: 'showCard',
            seat: at('fool'),
            text: 'Not in play',
            card: { kind: 'notInPlay', characters: ['goon', 'tinker'] },
          }))
          .send(() => ({ type: 'showCard', text: 'Use your ability?' }))
          .send((at) => ({ type: 'addStep', seat: at('fool'), text: 'a second look' }))
          .send((at) => ({ type: 'addStep', seat: at('sailor'), text: '' })),
      )
      expect(told.slice(1)).toEqual([
        'fool was shown a card: Goon and Tinker, “Not in play”.',
        'A card was shown: “Use your ability?”.',
        'fool was woken once more: a second look',
        'sailor was woken once more.',
      ])
    })

    it('what evil learned, and what somebody was made to believe', () => {
      const told = lines(
        town('sailor, gambler, fool, courtier, innkeeper, lunatic believes po, minstrel, assassin, zombuul')
          .night(1)
          .send(() => ({ type: 'takeStep', step: stepId('minion-info') }))
          .send(() => ({ type: 'takeStep', step: stepId('demon-info') })),
      )
      expect(told).toContain('assassin learned who the Demon is: zombuul.')
      expect(told).toContain('zombuul learned who the Minions are: assassin.')
    })

    it('what the storyteller ruled when asked', () => {
      const told = lines(
        town('lunatic believes zombuul, sailor, gambler, courtier, zombuul')
          .night(2)
          .life('lunatic', 'dead')
          .send((at) => ({ type: 'answer', question: `dead_lunatic_keeps_waking:${at('lunatic')}`, answer: true })),
      )
      expect(told.at(-1)).toMatch(/^lunatic is dead but believes .*\? Yes\.$/)
    })

    it('what somebody was taken for', () => {
      const { journal, game } = town('sailor, gambler, fool, courtier, po').night(1)
      const [sailor, gambler] = game.seats
      append(journal, 1, { type: 'carryOver' }, [
        {
          type: 'told',
          told: {
            seat: sailor!.id,
            what: 'pair',
            ability: 'sailor',
            answer: { number: 1 },
            truth: { number: 1 },
            registrations: [{ seat: gambler!.id, team: 'minion' }],
            why: 'able',
          },
        },
      ])
      expect(storyView(rules, journal).lines.at(-1)?.text).toBe('sailor the Sailor learned: 1, gambler counting as a Minion.')
    })

    it('a false number and its truth, and a claim and its truth', () => {
      expect(
        lines(
          town('gossip, gambler, fool, courtier, po')
            .day(1)
            .send((at) => ({ type: 'useAbility', seat: at('gossip'), ability: 'gossip', text: 'Bo is evil', truth: false })),
        ),
      ).toContain('gossip said in public: “Bo is evil” It was not true.')
    })
  })

  describe('tells one event in one sentence', () => {
    const evening = (scene: ReturnType<typeof town>) =>
      talesOf(storyView(rules, scene.journal).lines, true).map((tale) => taleText(rules.words, tale))

    it('a choice with what came of it, and why somebody lived', () => {
      expect(
        evening(town('sailor, gambler, fool, courtier, po').night(1).sailor('gambler', { drunk: 'gambler' }).day(1).execute('fool')),
      ).toEqual(['Night 1', 'sailor the Sailor chose gambler: gambler was drunk.', 'Day 1', 'fool was executed and lived, being the Fool.'])
      expect(
        evening(
          town('sailor, gambler, innkeeper, courtier, po').night(2).innkeeper('gambler', 'courtier', { drunk: 'courtier' }).po('gambler'),
        ),
      ).toContain('po the Po chose gambler: gambler lived, thanks to innkeeper the Innkeeper.')
    })

    it('a nomination with its vote', () =>
      expect(evening(town('sailor, gambler, fool, courtier, po').day(1).nominate('fool', 'sailor').vote(3))).toContain(
        'sailor nominated fool: 3 for it, 3 needed.',
      ))

    it('in the timeline the vote stays a line of its own', () =>
      expect(
        talesOf(storyView(rules, town('sailor, gambler, fool, courtier, po').day(1).nominate('fool', 'sailor').vote(3).journal).lines).map(
          ({ head }) => head.tells,
        ),
      ).toEqual(['chapter', 'chapter', 'nominated', 'voted']))
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
