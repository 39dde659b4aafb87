import { describe, it } from 'vitest'
import { town } from '../town'

const see = (side: string) => `sailor, gambler, fool, courtier, po, devilsadvocate, bishop ${side}, matron good`

describe('Bishop', () => {
  it('BISHOP-1: an opposed nominee is owed from dawn until the first one', () =>
    town(see('good'))
      .day(1)
      .token('bishop', 'bishop: Nominate evil')
      .nominate('gambler')
      .close()
      .refused('bishop_must_nominate_evil')
      .nominate('po')
      .noToken('bishop', 'bishop: Nominate evil')
      .close()
      .day(2)
      .token('bishop', 'bishop: Nominate evil'))

  it('BISHOP-1: good ones for an evil Bishop', () =>
    town(see('evil'))
      .day(1)
      .token('bishop', 'bishop: Nominate good')
      .close()
      .refused('bishop_must_nominate_good')
      .nominate('gambler')
      .close()
      .executed(undefined))

  it('BISHOP-2: only the storyteller nominates; exiles are called as usual', () =>
    town(see('good'))
      .day(1)
      .nominate('gambler', 'sailor')
      .refused('only_storyteller_nominates')
      .nominate('gambler')
      .callExile('matron', 4)
      .dead('matron'))

  it('BISHOP-3: off when dead or without an ability', () => {
    town(see('good')).day(1).exile('bishop').nominate('gambler', 'sailor').close().executed(undefined)
    town(see('good'))
      .night(1)
      .courtier('bishop', { anyway: true })
      .day(1)
      .noToken('bishop', 'bishop: Nominate evil')
      .nominate('gambler', 'sailor')
      .close()
      .executed(undefined)
  })
})
