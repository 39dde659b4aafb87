import { describe, expect, it } from 'vitest'
import { town } from '../../town'

const square = 'sailor, gambler, fool, courtier, minstrel dead, assassin, po, judge good'

describe('a day', () => {
  it('DAY-1: the living nominate once a day, anybody is nominated once a day, oneself included', () =>
    town(square)
      .day(1)
      .nominate('gambler', 'gambler')
      .vote(0)
      .nominate('fool', 'gambler')
      .refused('already_nominated_someone_today')
      .nominate('gambler', 'sailor')
      .refused('already_nominated_today')
      .nominate('fool', 'minstrel')
      .refused('dead_cannot_nominate')
      .nominate('minstrel', 'sailor')
      .day(2)
      .nominate('gambler', 'gambler'))

  it('DAY-2: half of the living, rounded up, Travellers among them', () => {
    town(square).day(1).nominate('gambler', 'sailor').vote(3).aboutToDie(undefined)
    town(square).day(1).nominate('gambler', 'sailor').vote(4).aboutToDie('gambler')
  })

  it('DAY-3: strictly more than every other nominee; a tie puts nobody on the block', () =>
    town(square)
      .day(1)
      .nominate('gambler', 'sailor')
      .vote(4)
      .nominate('fool', 'courtier')
      .vote(4)
      .aboutToDie(undefined)
      .nominate('po', 'fool')
      .vote(5)
      .aboutToDie('po'))

  it('DAY-3: tallies below the threshold count for that too', () =>
    town('sailor, gambler, fool, courtier, tinker, assassin, po')
      .day(1)
      .nominate('gambler', 'sailor')
      .vote(3)
      .aboutToDie(undefined)
      .use('tinker')
      .nominate('fool', 'courtier')
      .vote(3)
      .aboutToDie(undefined)
      .nominate('po', 'fool')
      .vote(4)
      .aboutToDie('po'))

  it('DAY-4: the dead have one vote for the rest of the game, and taking the hand down returns it', () => {
    const hands = town(square)
      .day(1)
      .nominate('gambler', 'sailor')
      .vote(['minstrel'])
      .look((game) => expect(game.seats[4]?.ghostVote).toBe(false))
    hands
      .nominate('fool', 'courtier')
      .vote(['minstrel', 'sailor'])
      .dropped('no_ghost_vote_left')
      .look((game) => expect(game.day.nominations[1]?.votes).toHaveLength(1))
    town(square)
      .day(1)
      .nominate('gambler', 'sailor')
      .vote(['minstrel'])
      .vote([])
      .look((game) => expect(game.seats[4]?.ghostVote).toBe(true))
    town(square)
      .day(1)
      .nominate('gambler', 'sailor')
      .vote(['minstrel'])
      .send(() => ({ type: 'withdrawNomination', nomination: 0 }))
      .look((game) => {
        expect(game.seats[4]?.ghostVote).toBe(true)
        expect(game.day.nominations).toEqual([])
      })
  })

  it('DAY-5: closing executes whoever is about to die, and nobody if there is nobody', () => {
    town(square).day(1).nominate('gambler', 'sailor').vote(5).close().executed('died')
    town(square)
      .day(1)
      .nominate('gambler', 'sailor')
      .vote(1)
      .close()
      .executed(undefined)
      .look((game) => expect(game.day.closed).toBe(true))
  })

  it('DAY-3: a higher tally that is below its own threshold clears the block and does not take it', () =>
    town('sailor, gambler, fool, courtier, po')
      .day(1)
      .nominate('gambler', 'sailor')
      .vote(3)
      .aboutToDie('gambler')
      .send(() => ({ type: 'join', plan: { player: 'Mo', character: 'matron', alignment: 'good' } }))
      .send(() => ({ type: 'join', plan: { player: 'Vo', character: 'judge', alignment: 'good' } }))
      .send(() => ({ type: 'join', plan: { player: 'Bi', character: 'apprentice', alignment: 'good' } }))
      .send(() => ({ type: 'join', plan: { player: 'Wo', character: 'matron', alignment: 'good' } }))
      .nominate('fool', 'courtier')
      .vote(4)
      .aboutToDie(undefined)
      .nominate('po', 'fool')
      .vote(5)
      .aboutToDie('po'))

  it('DAY-9: after closing a nomination is refused; forced, it opens the day again', () =>
    town(square)
      .day(1)
      .close()
      .nominate('gambler', 'sailor')
      .refused('nominations_closed')
      .nominate('gambler', 'sailor', true)
      .look(({ day }) => expect(day.closed).toBe(false)))

  it('DAY-6: one execution a day, survived or not, and no nominations after it', () =>
    town(square)
      .day(1)
      .execute('sailor')
      .executed('alive')
      .execute('gambler')
      .refused('already_executed_today')
      .nominate('gambler', 'fool')
      .refused('already_executed_today')
      .day(2)
      .execute('gambler')
      .executed('died'))

  it('DAY-7: execution is not death: a corpse can be executed, and it is the day’s execution', () =>
    town(square)
      .day(1)
      .execute('minstrel')
      .executed('corpse')
      .announces('minstrel, already dead, is executed.')
      .execute('gambler')
      .refused('already_executed_today'))

  it('DAY-8: a refusal can be forced, and the journal remembers it', () =>
    town(square)
      .day(1)
      .nominate('judge', 'sailor')
      .refused('traveller_is_exiled_not_executed')
      .nominate('judge', 'sailor', true)
      .look((game) => expect(game.day.nominations).toHaveLength(1)))
})

describe('exile', () => {
  it('EXILE-1: half of all players, living and dead, and no ghost vote is spent', () => {
    town(square).day(1).callExile('judge', 3).alive('judge')
    town(square)
      .day(1)
      .callExile('judge', ['minstrel', 'sailor', 'gambler', 'fool'])
      .dead('judge')
      .look((game) => expect(game.seats[4]?.ghostVote).toBe(true))
  })

  it('EXILE-2: neither nomination, vote nor execution: it happens at once, beside the day’s execution', () =>
    town(square).day(1).execute('gambler').callExile('judge', 8).dead('judge').announces('judge is exiled and dies.'))

  it('EXILE-2: who calls for one may still nominate', () =>
    town(square)
      .day(1)
      .send((at) => ({ type: 'callExile', nominee: at('judge'), by: at('sailor') }))
      .nominate('gambler', 'sailor')
      .look((game) => expect(game.day.nominations.map(({ kind }) => kind)).toEqual(['exile', 'execution'])))

  it('EXILE-3: Travellers are never executed, residents never exiled', () =>
    town(square)
      .day(1)
      .execute('judge')
      .refused('traveller_is_exiled_not_executed')
      .exile('gambler')
      .refused('only_travellers_are_exiled')
      .callExile('gambler', 3)
      .refused('only_travellers_are_exiled'))
})

describe('Travellers', () => {
  it('TRAVELLER-1: an evil one is shown the Demon on its first night, once', () =>
    town('sailor, gambler, fool, assassin, po, judge evil')
      .night(1)
      .step('travellers')
      .told('judge', 'demon')
      .night(2)
      .notDue('travellers'))

  it('TRAVELLER-2: they come and go at any time, and sit where they are put', () =>
    town('sailor, gambler, fool, assassin, po')
      .day(1)
      .send(() => ({ type: 'join', plan: { player: 'judge', character: 'judge', alignment: 'good' }, at: 2 }))
      .seats('sailor', 'gambler', 'judge', 'fool', 'assassin', 'po')
      .send((at) => ({ type: 'leave', seat: at('judge'), how: 'removed' }))
      .seats('sailor', 'gambler', 'fool', 'assassin', 'po'))

  it('TRAVELLER-3: a resident who leaves dies or takes the seat along: the storyteller decides', () =>
    town('sailor, gambler, fool, assassin, po')
      .day(1)
      .send((at) => ({ type: 'leave', seat: at('sailor'), how: 'dies' }))
      .dead('sailor'))

  it('TRAVELLER-4: a new Apprentice gains its ability on the night it comes', () =>
    town('sailor, gambler, fool, assassin, po')
      .day(2)
      .send(() => ({ type: 'join', plan: { player: 'apprentice', character: 'apprentice', alignment: 'good' } }))
      .night(3)
      .apprentice('innkeeper')
      .apprentice('gambler', 'fool', { drunk: 'fool' })
      .safe('gambler'))
})
