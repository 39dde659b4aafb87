import { describe, expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import { storyView } from '@/core/views/story'
import { rules, town } from '../../town'

describe('death', () => {
  it('DEATH-1: cannot die comes first, then the shield, then the pardon, then the own escape', () =>
    town('tealady, fool, pacifist, devilsadvocate, po, sailor, gambler')
      .night(1)
      .devilsadvocate('fool')
      .day(1)
      .execute('fool', { pacifist_saves: false })
      .executed('alive')
      .unspent('fool')
      .notAsked('pacifist_saves'))

  it('DEATH-2: a list of kills is carried out one by one', () =>
    town('tealady, gambler, po, assassin, sailor, courtier')
      .night(2)
      .po()
      .night(3)
      .po('tealady', 'gambler', 'courtier')
      .onlyDead('tealady', 'gambler', 'courtier'))

  it('DEATH-3: a source without an ability kills nobody', () =>
    town('sailor, gambler, fool, courtier, po').night(2).courtier('po').po('gambler').onlyDead())

  it('DEATH-4: who is dead already does not die again, and nothing is announced', () =>
    town('sailor, gambler dead, fool, courtier, po').night(2).po('gambler').dawn().news([]))

  it('DEATH-4: by day the town is told who falls, and nothing of who does not', () => {
    const killed = (scene: ReturnType<typeof town>, who: string, cause: 'demon' | 'storyteller' = 'storyteller') =>
      scene.send((at) => ({ type: 'kill', seat: at(who), cause }))
    const day = () => town('sailor, gambler, fool, courtier, po').day(1)
    killed(day(), 'gambler').dead('gambler').announces('gambler dies.')
    killed(day(), 'fool').alive('fool').announces(undefined)
    const linked = town('grandmother, gambler, fool, courtier, po')
      .night(1)
      .grandmother({ grandparent_learns_grandchild: 'gambler' })
      .day(1)
    killed(linked, 'gambler', 'demon').onlyDead('grandmother', 'gambler').announces('grandmother and gambler die.')
    killed(town('sailor, gambler, fool, courtier, po').night(2), 'gambler').dead('gambler').announces(undefined)
  })

  it('DEATH-5: what the dead kept up ends', () =>
    town('innkeeper, gambler, fool, courtier, assassin, po')
      .night(2)
      .innkeeper('gambler', 'fool', { drunk: 'fool' })
      .assassin('innkeeper')
      .onlySafe()
      .onlyDrunk())

  it('DEATH-6: deaths of a night are told together at dawn, without a cause, then who lives again', () =>
    town('professor, gambler dead, fool, courtier, assassin, po')
      .night(2)
      .po('courtier')
      .professor('gambler')
      .dawn()
      .news(['courtier'], ['gambler']))

  const swallowedTwice = () =>
    town('sailor, gambler, fool, courtier, shabaloth')
      .night(2)
      .shabaloth('gambler', 'courtier')
      .night(3)
      .shabaloth('gambler', 'fool', { regurgitate: 'gambler' })
      .dead('gambler')

  it('DEATH-10: brought back and killed in one night, the town hears nothing if nothing is said', () =>
    swallowedTwice().dawn().asked('dawn_says').news([]))

  it('DEATH-10: killed, brought back and killed again is dead, and nothing is asked', () =>
    town('gossip, gambler, professor, courtier, po, sailor')
      .day(1)
      .use('gossip', { text: 'rain', truth: true })
      .night(2)
      .po('gambler')
      .professor('gambler')
      .gossip({ kill: 'gambler' })
      .dead('gambler')
      .dawn()
      .notAsked('dawn_says')
      .news(['gambler']))

  it('DEATH-10: or it hears both', () => {
    const scene = swallowedTwice().send(() => ({ type: 'dawn', answers: { dawn_says: 'both' } }))
    scene.news(['gambler'], ['gambler'])
    expect(storyView(rules, scene.journal).lines.map(({ text }) => text)).toContain(
      'At dawn the town heard of gambler: died, and alive again in the same night.',
    )
  })

  it('DEATH-10: killed and brought back too; whoever only died is announced as ever', () => {
    const healed = () => town('sailor, gambler, professor, courtier, po').night(2).po('gambler').professor('gambler').alive('gambler')
    healed().dawn().asked('dawn_says').news([])
    healed()
      .send(() => ({ type: 'dawn', answers: { dawn_says: 'both' } }))
      .news(['gambler'], ['gambler'])
    town('sailor, gambler, professor, courtier, po').night(2).po('gambler').dawn().notAsked('dawn_says').news(['gambler'])
  })

  it('DEATH-8: what would happen is answered with its reason, and nothing changes by asking', () => {
    const { game } = town('sailor, gambler, fool, courtier, po').night(2)
    const decision = decide(rules, game, { type: 'kill', seat: game.seats[0]!.id, cause: 'demon' })
    if (decision.kind !== 'done') throw new Error('it is answered')
    expect(decision.events).toEqual([])
    expect(decision.consequences).toMatchObject([{ kind: 'survives', text: 'sailor survives (Sailor)', because: 'Sailor (sailor)' }])
  })

  it('DEATH-9: every consequence can be overruled in place', () => {
    town('sailor, gambler, fool, courtier, po')
      .night(2)
      .po('sailor', { overrides: { 'die:sailor': true } })
      .dead('sailor')
    town('sailor, gambler, fool, courtier, po')
      .night(2)
      .po('gambler', { overrides: { 'die:gambler': false } })
      .onlyDead()
    town('sailor, gambler, fool, courtier, po')
      .night(1)
      .courtier('po', { overrides: { 'place:drunk:po': false } })
      .onlyDrunk()
  })
})

describe('coming back', () => {
  it('RETURN-1: everything is fresh, also what was used up', () =>
    town('courtier, professor, gambler, fool, assassin, po')
      .night(1)
      .courtier('zombuul')
      .spent('courtier')
      .night(2)
      .assassin('courtier')
      .professor('courtier')
      .unspent('courtier')
      .night(3)
      .due('courtier'))

  it('RETURN-2: acts tonight only if the step is still ahead', () => {
    town('gambler, sailor, fool, chambermaid dead, shabaloth, professor').night(2).professor('chambermaid').due('chambermaid')
    town('gambler dead, sailor, fool, chambermaid, shabaloth, professor').night(2).professor('gambler').notDue('gambler', 'because.tooLate')
  })

  it('RETURN-3: dying again, a new ghost vote unless the storyteller says no', () => {
    const used = () =>
      town('gambler dead, sailor, fool, courtier, po, professor')
        .send((at) => ({ type: 'correctGhostVote', seat: at('gambler'), ghostVote: false }))
        .night(2)
        .professor('gambler')
        .day(2)
    used()
      .execute('gambler')
      .asked('ghost_vote_after_return')
      .look((game) => expect(game.seats[0]?.ghostVote).toBe(true))
    used()
      .execute('gambler', { ghost_vote_after_return: false })
      .look((game) => expect(game.seats[0]?.ghostVote).toBe(false))
  })
})
