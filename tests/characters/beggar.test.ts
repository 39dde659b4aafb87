import { describe, it } from 'vitest'
import { town } from '../town'

describe('Beggar', () => {
  it('BEGGAR-1: a vote costs a token; the dead hand over theirs, and the Beggar hears their side', () => {
    town('beggar good, imp, chef dead, monk, baron, virgin')
      .day(1)
      .nominate('imp', 'monk')
      .vote(['beggar', 'monk'])
      .dropped('beggar_has_no_vote_token')
      .use('beggar', { targets: ['monk'] })
      .refused('only_the_dead_give_votes')
      .use('beggar', { targets: ['chef'] })
      .told('beggar', 'side', { alignment: 'good' })
      .nominate('baron', 'virgin')
      .vote(['beggar', 'monk'])
      .dropped()
      .look((game) => {
        if (game.seats[0]?.voteTokens !== 0) throw new Error('not paid')
      })
  })

  it('BEGGAR-2: is always sober and healthy', () => {
    town('beggar good, imp, chef, poisoner, monk, virgin').night(1).poisoner('beggar').sober('beggar')
  })

  it('BEGGAR-3: a hand without a token, by the storyteller’s word, costs nothing, and lowered it gives none back', () => {
    const vote = (votes: readonly string[]) => (at: (player: string) => string) =>
      ({ type: 'vote', nomination: 0, votes: votes.map(at), counted: false, anyway: true }) as never
    town('beggar good, imp, chef dead, monk, baron, virgin')
      .day(1)
      .nominate('imp', 'monk')
      .send(vote(['beggar', 'monk']))
      .send(vote(['monk']))
      .look((game) => {
        if (game.seats[0]?.voteTokens) throw new Error('a token from nowhere')
      })
  })
})
