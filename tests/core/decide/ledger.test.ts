import { describe, expect, it } from 'vitest'
import { town } from '../../town'

const wrong = (scene: ReturnType<typeof town>) =>
  scene.game.malfunctions.map(({ seat, kind, by }) =>
    [seat, by].map((id) => scene.game.seats.find((one) => one.id === id)?.player).concat(kind),
  )

describe('abilities that went wrong are on record', () => {
  it('a choice that would have changed something', () => {
    const scene = town('sailor, courtier, fool, gambler, po').night(2).sailor('po', { drunk: 'po' }).po('gambler')
    expect(wrong(scene)).toEqual([['po', 'sailor', 'acted']])
  })

  it('not one that would have changed nothing', () => {
    const scene = town('sailor, professor, fool, tinker dead, po').night(2).sailor('professor', { drunk: 'professor' }).professor('tinker')
    expect(wrong(scene)).toEqual([])
  })

  it('news that were false, and none that happened to be true', () => {
    const scene = town('sailor, chambermaid, fool, pukka, gambler').night(1).sailor('chambermaid', { drunk: 'chambermaid' })
    expect(wrong(scene.chambermaid('fool', 'gambler', { housekeeper_shows: 0 }))).toEqual([])
    expect(
      wrong(scene.night(2).sailor('chambermaid', { drunk: 'chambermaid' }).chambermaid('fool', 'pukka', { housekeeper_shows: 0 })),
    ).toEqual([['chambermaid', 'sailor', 'told']])
  })

  it('an escape that did not come', () => {
    const scene = town('sailor, fool, courtier, gambler, po').night(2).sailor('fool', { drunk: 'fool' }).po('fool').dead('fool')
    expect(wrong(scene)).toEqual([['fool', 'sailor', 'triggered']])
    expect(wrong(scene.dawn())).toEqual([])
  })

  it('a shelter that was not there, for those whom it would have sheltered', () => {
    const drunk = () => town('sailor, courtier, tealady, gambler, exorcist, po').night(2).sailor('tealady', { drunk: 'tealady' })
    expect(wrong(drunk().po('gambler').dead('gambler'))).toEqual([['tealady', 'sailor', 'triggered']])
    expect(wrong(drunk().po('exorcist').dead('exorcist'))).toEqual([])
  })

  it('a shelter against one kind of death only where it was that one', () => {
    const poisoned = () => town('soldier, poisoner, imp, chef, empath, mayor').night(1).poisoner('soldier').night(2).poisoner('soldier')
    expect(wrong(poisoned().imp('soldier').dead('soldier'))).toEqual([['soldier', 'poisoner', 'triggered']])
    expect(wrong(poisoned().day(2).execute('soldier').dead('soldier'))).toEqual([])
  })

  it('an answer to the death of somebody else, and none that would have changed nothing', () => {
    const drunk = () => town('sailor, minstrel, assassin, gambler, fool, po').night(1).sailor('minstrel', { drunk: 'minstrel' }).day(1)
    expect(wrong(drunk().execute('assassin').dead('assassin'))).toEqual([['minstrel', 'sailor', 'triggered']])
    expect(wrong(drunk().execute('gambler').dead('gambler'))).toEqual([])
  })

  it('an answer to one’s own death', () => {
    const poisoned = town('saint, poisoner, imp, chef, empath, mayor').night(1).poisoner('saint').day(1).execute('saint').dead('saint')
    expect(wrong(poisoned)).toEqual([['saint', 'poisoner', 'triggered']])
    expect(wrong(town('saint, poisoner, imp, chef, empath, mayor').night(1).poisoner('chef').day(1).execute('saint'))).toEqual([])
  })
})

describe('facts of the day', () => {
  it('keep who everybody was then', () => {
    const scene = town('goon, fool, courtier, gambler, po').day(1).nominate('fool', 'goon').vote(['courtier'])
    scene.send((at) => ({ type: 'correctAlignment', seat: at('goon'), alignment: 'evil' }))
    const [nomination] = scene.game.day.nominations
    expect(nomination?.were.map(({ character, alignment }) => `${character} ${alignment}`)).toEqual(['goon good', 'fool good'])
    expect(nomination?.voters.map(({ character }) => character)).toEqual(['courtier'])
  })

  it('an execution says by what it came, and whether it killed', () => {
    expect(town('fool, goon, courtier, gambler, po').day(1).execute('fool').game.day.executions).toMatchObject([
      { character: 'fool', alignment: 'good', by: 'storyteller', outcome: 'alive', died: false },
    ])
  })
})

describe('RETURN-1: back to life an ability is a new one', () => {
  it('with a serial of its own, and what was chosen before says nothing about it', () => {
    const scene = town('professor, exorcist, fool, gambler, po').night(2).exorcist('fool').po('exorcist').dawn()
    const before = scene.game.seats.find(({ player }) => player === 'exorcist')?.abilities[0]
    scene.night(3).professor('exorcist')
    const after = scene.game.seats.find(({ player }) => player === 'exorcist')?.abilities[0]
    expect(after?.serial).toBeGreaterThan(before?.serial ?? Infinity)
    expect(after).toMatchObject({ character: 'exorcist', since: 3, spent: false })
  })
})
