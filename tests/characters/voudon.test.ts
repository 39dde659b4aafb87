import { describe, it } from 'vitest'
import { town } from '../town'

const rite = 'sailor, gambler dead, fool dead, courtier, zombuul looks dead, devilsadvocate, voudon good, matron good'

describe('Voudon', () => {
  it('VOUDON-1: only the Voudon and the dead vote, a Zombuul that looks dead among them, and no ghost vote is spent', () =>
    town(rite)
      .day(1)
      .nominate('courtier', 'sailor')
      .vote(['sailor', 'gambler', 'zombuul', 'voudon'])
      .dropped('living_cannot_vote')
      .aboutToDie('courtier')
      .look(({ day, seats }, at) => {
        if (day.nominations[0]?.votes.length !== 3 || seats.find(({ id }) => id === at('gambler'))?.ghostVote !== true)
          throw new Error('counted wrongly')
      }))

  it('VOUDON-6: no half of the living is needed, but at least one vote', () => {
    town(rite).day(1).nominate('courtier', 'sailor').vote(['gambler']).aboutToDie('courtier')
    town(rite).day(1).nominate('courtier', 'sailor').vote([]).aboutToDie(undefined)
  })

  it('VOUDON-6: an equal tally changes nothing, a higher one does', () =>
    town(rite)
      .day(1)
      .nominate('courtier', 'sailor')
      .vote(['gambler'])
      .nominate('sailor', 'courtier')
      .vote(['fool'])
      .aboutToDie('courtier')
      .nominate('devilsadvocate', 'devilsadvocate')
      .vote(['fool', 'gambler'])
      .aboutToDie('devilsadvocate'))

  it('VOUDON-4: once it is dead, an equal tally clears the block', () =>
    town('sailor, gambler dead, fool dead, courtier, po, voudon good')
      .day(1)
      .nominate('courtier', 'sailor')
      .vote(['gambler', 'fool'])
      .exile('voudon')
      .nominate('po', 'courtier')
      .vote(['sailor', 'courtier'])
      .aboutToDie(undefined))

  it('VOUDON-3: exiles are as usual', () =>
    town(rite).day(1).callExile('matron', ['sailor', 'courtier', 'devilsadvocate', 'voudon']).dead('matron'))

  it('VOUDON-4: dying in mid-day, the block stands and later votes are normal', () =>
    town(rite)
      .day(1)
      .nominate('courtier', 'sailor')
      .vote(['gambler'])
      .exile('voudon')
      .aboutToDie('courtier')
      .nominate('devilsadvocate', 'courtier')
      .vote(['sailor', 'courtier'])
      .aboutToDie('devilsadvocate'))

  it('VOUDON-5: off while it has no ability', () =>
    town(rite)
      .night(1)
      .courtier('voudon', { anyway: true })
      .day(1)
      .nominate('courtier', 'sailor')
      .vote(['sailor', 'courtier', 'devilsadvocate'])
      .aboutToDie('courtier'))
})
