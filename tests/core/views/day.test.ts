import { describe, expect, it } from 'vitest'
import { dayView } from '@/core/views/day'
import { storyView } from '@/core/views/story'
import { townView } from '@/core/views/town'
import { rules, town } from '../../town'

const seats = 'sailor, gossip, moonchild, courtier dead, po, judge good, bishop good'
const view = (scene: ReturnType<typeof town>) => dayView(rules, scene.game)

describe('the day', () => {
  it('VIEW-8: says who may nominate, be nominated and vote, and why not', () => {
    const scene = town('sailor, gossip, moonchild, courtier dead, po, judge good').day(1).nominate('gossip', 'sailor')
    const { mayNominate, mayBeNominated, mayVote, voteOrder } = view(scene)
    const at = (name: string) => scene.game.seats.find(({ player }) => player === name)!.id
    expect(mayNominate[at('sailor')]).toBe('This player has already nominated today.')
    expect(mayNominate[at('courtier')]).toBe('The dead may not nominate.')
    expect(mayNominate[at('po')]).toBeUndefined()
    expect(mayBeNominated[at('gossip')]).toBe('gossip has already been nominated today.')
    expect(mayBeNominated[at('judge')]).toBe('judge is a Traveller, and Travellers are exiled, not executed.')
    expect(mayVote[at('courtier')]).toBeUndefined()
    expect(voteOrder.at(-1)).toBe(at('gossip'))
  })

  it('counts hands, the tally to beat and who is about to die', () => {
    const open = view(town('sailor, gossip, moonchild, courtier dead, po').day(1).nominate('gossip', 'sailor'))
    expect(open).toMatchObject({
      alive: 4,
      votesNeeded: 2,
      exileNeeded: 3,
      open: { index: 0, count: 0, counted: false },
      aboutToDie: undefined,
    })
    const counted = town('sailor, gossip, moonchild, courtier dead, po').day(1).nominate('gossip', 'sailor').vote(3)
    expect(view(counted)).toMatchObject({ open: undefined, highest: 3, tied: false, nominations: [{ passed: true, needed: 2 }] })
    expect(view(counted).forgotten).toEqual(['gossip is about to die and hasn’t been executed.'])
  })

  it('shows what a vote needed when it was counted or judged, whoever died of it', () => {
    const seats = 'sailor, gossip, moonchild, courtier, po, judge good, matron good, tealady, gambler'
    const passed = town(seats)
      .day(1)
      .nominate('gossip', 'sailor')
      .send((at) => ({ type: 'vote', nomination: 0, votes: [at('sailor'), at('po')], counted: false }))
      .use('judge', { verdict: 'pass' })
      .dead('gossip')
    expect(view(passed)).toMatchObject({ votesNeeded: 4, nominations: [{ needed: 5, count: 2, judged: 'pass' }] })
    expect(townView(rules, passed.game).nominations).toMatchObject([{ needed: 5 }])
    expect(storyView(rules, passed.journal).lines.map(({ text }) => text)).toContain('The Judge had gossip executed. Votes: 2; 5 needed.')
    const counted = town(seats).day(1).nominate('gossip', 'sailor').vote(5).close().dead('gossip').vote(6)
    expect(view(counted)).toMatchObject({ votesNeeded: 4, nominations: [{ needed: 5, count: 6 }] })
  })

  it('offers the abilities of the day', () => {
    expect(view(town(seats).day(1)).abilities.map(({ ability, asks }) => [ability.id, asks])).toEqual([
      ['gossip', 'statement'],
      ['judge', 'verdict'],
    ])
    expect(view(town(seats).day(1).execute('moonchild')).abilities.map(({ ability }) => ability.id)).toContain('moonchild')
  })

  it('VIEW-9: says what dusk would find forgotten', () => {
    const scene = town(seats).day(1).use('gossip', { text: 'x' }).execute('moonchild')
    expect(view(scene).forgotten).toEqual([
      'moonchild died and hasn’t chosen anybody yet (Moonchild).',
      'Whether gossip’s statement was true is still open.',
      'The Bishop is owed an evil nominee.',
    ])
  })

  it('tells the deaths of a night in the order of the seats', () => {
    const scene = town('sailor, gossip, moonchild, courtier, fool, tinker, shabaloth').night(2).shabaloth('tinker', 'gossip').dawn()
    expect(view(scene).dawn.died.map((id) => scene.game.seats.find((seat) => seat.id === id)?.player)).toEqual(['gossip', 'tinker'])
    expect(view(scene).dawn.privately).toEqual(['tinker was killed by the Demon.', 'gossip was killed by the Demon.'])
  })

  it('tells the causes of the night to the storyteller only', () => {
    const { dawn } = view(town('sailor, gossip, moonchild, courtier, po').night(2).po('gossip').dawn())
    expect(dawn.died).toHaveLength(1)
    expect(dawn.privately).toEqual(['gossip was killed by the Demon.'])
  })

  it('DEATH-10: the storyteller reads of a death and of the return from it; a death by day outside an execution is told', () => {
    const scene = town('professor, sailor, gambler, tinker, po, fool').night(2).po('gambler').professor('gambler').dawn()
    expect(view(scene).dawn).toMatchObject({
      died: [],
      aliveAgain: [],
      privately: ['gambler was killed by the Demon.', 'gambler came back to life.'],
    })
    expect(view(scene.use('tinker').execute('fool')).died).toMatchObject([{ text: 'tinker was killed by the Tinker’s ability.' }])
  })
})
