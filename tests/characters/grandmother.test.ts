import { describe, it } from 'vitest'
import { town } from '../town'

const family = (seats: string) =>
  town(seats).send((at) => ({ type: 'setSecret', seat: at('grandmother'), ability: 'grandmother', key: 'grandchild', seats: [at('fool')] }))

describe('Grandparent', () => {
  it('GRANDPARENT-1: dies with the grandchild when the Demon kills it', () =>
    family('grandmother, fool, courtier, gambler, po')
      .night(2)
      .po('fool')
      .alive('fool')
      .spent('fool')
      .night(3)
      .po('fool')
      .onlyDead('fool', 'grandmother'))

  it('GRANDPARENT-1: not when anything else does', () =>
    family('grandmother, fool, assassin, gambler, po').night(2).assassin('fool').onlyDead('fool'))

  it('GRANDPARENT-1: nor by execution', () =>
    family('grandmother, fool, sailor, gambler, po')
      .send((at) => ({ type: 'correctSpent', seat: at('fool'), ability: 'fool', spent: true }))
      .day(1)
      .execute('fool')
      .onlyDead('fool'))

  it('GRANDPARENT-1: the linked death can be prevented like any other', () =>
    family('grandmother, fool dead, innkeeper, gambler, po')
      .life('fool', 'alive')
      .send((at) => ({ type: 'correctSpent', seat: at('fool'), ability: 'fool', spent: true }))
      .night(2)
      .innkeeper('grandmother', 'gambler', { drunk: 'gambler' })
      .po('fool')
      .onlyDead('fool'))

  it('GRANDPARENT-2: learns player and character on the first night', () =>
    family('grandmother, fool, courtier, gambler, po')
      .night(1)
      .grandmother()
      .told('grandmother', 'grandchild', { characters: ['fool'], mayBeFalse: false })
      .token('fool', 'grandmother: Grandchild')
      .night(2)
      .notDue('grandmother', 'because.onlyFirst'))

  it('GRANDPARENT-2: without a mark from setup the storyteller is asked', () =>
    town('grandmother, fool, courtier, gambler, po')
      .night(1)
      .grandmother()
      .needs('grandparent_learns_grandchild')
      .grandmother({ grandparent_learns_grandchild: 'courtier' })
      .token('courtier', 'grandmother: Grandchild'))

  it('GRANDPARENT-3: without an ability it may be shown anybody and does not die along', () =>
    family('sailor, grandmother, fool, gambler, pukka')
      .night(1)
      .sailor('grandmother', { drunk: 'grandmother' })
      .grandmother({ grandparent_learns_grandchild: 'gambler' })
      .told('grandmother', 'grandchild', { characters: ['gambler'], mayBeFalse: true })
      .token('fool', 'grandmother: Grandchild')
      .noToken('gambler', 'grandmother: Grandchild'))

  it('GRANDPARENT-3: drunk when the grandchild dies', () =>
    family('sailor, grandmother, fool, gambler, pukka')
      .night(1)
      .pukka('fool')
      .night(2)
      .sailor('grandmother', { drunk: 'grandmother' })
      .pukka('gambler')
      .onlyDead('fool'))

  it('GRANDPARENT-4: the Pukka’s delayed kill is the Demon’s', () =>
    family('grandmother, fool, courtier, gambler, pukka').night(1).pukka('fool').night(2).pukka('gambler').onlyDead('fool', 'grandmother'))

  it('GRANDPARENT-4: so is the kill of a Zombuul that looks dead', () =>
    family('grandmother, fool, courtier, gambler, zombuul looks dead')
      .send((at) => ({ type: 'correctSpent', seat: at('fool'), ability: 'fool', spent: true }))
      .night(2)
      .zombuul('fool')
      .onlyDead('fool', 'grandmother'))

  it('GRANDPARENT-5: marking the Goon is the storyteller’s act, so the Goon does not answer', () =>
    town('grandmother, goon, courtier, gambler, po').night(1).grandmother({ grandparent_learns_grandchild: 'goon' }).sober('grandmother'))

  it('GRANDPARENT-7: a Townsfolk or an Outsider; anybody else is refused and can be forced', () => {
    const kin = 'grandmother, fool, tinker, assassin, po, judge good'
    const set = (child: string, anyway = false) =>
      town(kin).send((at) => ({
        type: 'setSecret',
        seat: at('grandmother'),
        ability: 'grandmother',
        key: 'grandchild',
        seats: [at(child)],
        ...(anyway ? { anyway } : {}),
      }))
    set('tinker').token('tinker', 'grandmother: Grandchild')
    for (const other of ['assassin', 'po', 'judge']) set(other).refused('grandchild_must_be_townsfolk_or_outsider')
    set('judge', true).token('judge', 'grandmother: Grandchild')
    town(kin)
      .night(1)
      .grandmother({ grandparent_learns_grandchild: 'judge' })
      .refused('grandchild_must_be_townsfolk_or_outsider')
      .grandmother({ grandparent_learns_grandchild: 'judge', anyway: true })
      .token('judge', 'grandmother: Grandchild')
  })

  const returned = (answers: object) =>
    family('grandmother, fool, gambler, courtier, sailor, shabaloth')
      .send((at) => ({ type: 'correctSpent', seat: at('fool'), ability: 'fool', spent: true }))
      .night(2)
      .shabaloth('grandmother', 'courtier')
      .onlyDead('grandmother', 'courtier')
      .night(3)
      .shabaloth('fool', 'gambler', { regurgitate: 'grandmother', ...answers })

  it('GRANDPARENT-8: the return ends the old link (RETURN-4), also within the step that eats the old grandchild', () =>
    returned({}).onlyDead('courtier', 'fool', 'gambler').noToken('fool', 'grandmother: Grandchild').due('grandmother'))

  it('GRANDPARENT-8: the new link is made before the attack', () =>
    returned({ grandparent_learns_grandchild: 'gambler' }).onlyDead('courtier', 'fool', 'gambler', 'grandmother'))

  it('GRANDPARENT-6: who comes back learns a grandchild at once', () =>
    town('grandmother dead, fool, professor, gambler, po')
      .night(2)
      .professor('grandmother')
      .alive('grandmother')
      .asked('grandparent_learns_grandchild')
      .due('grandmother')
      .grandmother({ grandparent_learns_grandchild: 'fool' })
      .token('fool', 'grandmother: Grandchild')
      .woken('grandmother', 'ability'))
})
