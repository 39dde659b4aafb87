import { describe, it } from 'vitest'
import { town } from '../town'

const ward = 'sailor, gambler, fool, courtier, po, matron good'

describe('Matron', () => {
  it('MATRON-1: up to three swaps, one after the other, the same player twice if need be', () =>
    town(ward)
      .day(1)
      .use('matron', {
        swaps: [
          ['sailor', 'gambler'],
          ['sailor', 'fool'],
        ],
      })
      .seats('gambler', 'fool', 'sailor', 'courtier', 'po', 'matron'))

  it('MATRON-1: not four, and once a day', () =>
    town(ward)
      .day(1)
      .use('matron', {
        swaps: [
          ['sailor', 'gambler'],
          ['fool', 'courtier'],
          ['po', 'sailor'],
          ['po', 'fool'],
        ],
      })
      .refused('matron_max_three_swaps')
      .use('matron', { swaps: [['sailor', 'gambler']] })
      .use('matron', { swaps: [['sailor', 'gambler']] })
      .refused('matron_already_swapped_today')
      .day(2)
      .use('matron', { swaps: [['sailor', 'gambler']] })
      .seats('sailor', 'gambler', 'fool', 'courtier', 'po', 'matron'))

  it('MATRON-2: everything travels with the player', () =>
    town(ward)
      .night(1)
      .sailor('gambler', { drunk: 'gambler' })
      .day(1)
      .use('matron', { swaps: [['gambler', 'po']] })
      .drunk('gambler')
      .token('gambler', 'sailor: Drunk'))

  it('MATRON-2: and the Herbalist’s cover follows at once', () =>
    town('tealady, gambler, fool, po, courtier, matron good')
      .day(1)
      .onlySafe('gambler', 'matron')
      .use('matron', { swaps: [['gambler', 'po']] })
      .onlySafe())

  it('MATRON-4: by day only, unless it is forced', () =>
    town(ward)
      .night(2)
      .use('matron', { swaps: [['sailor', 'gambler']] })
      .refused('matron_only_by_day')
      .use('matron', { swaps: [['sailor', 'gambler']], anyway: true })
      .seats('gambler', 'sailor', 'fool', 'courtier', 'po', 'matron'))

  it('MATRON-3: without an ability nothing moves', () =>
    town('courtier, gambler, fool, sailor, po, matron good')
      .night(1)
      .courtier('matron', { anyway: true })
      .day(1)
      .use('matron', { swaps: [['gambler', 'po']] })
      .seats('courtier', 'gambler', 'fool', 'sailor', 'po', 'matron'))
})
