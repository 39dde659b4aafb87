import { afterEach, describe, expect, it } from 'vitest'
import { clearTable, dayTable } from '../fixtures/table'

afterEach(clearTable)

const TEN = 'sailor innkeeper gambler courtier fool pacifist goon assassin devilsadvocate zombuul'

describe('nominating', () => {
  it('lights who may, takes the nominator and then the nominee, and opens the vote', async () => {
    const { flow, seat } = await dayTable(TEN, { dead: ['gambler'] })
    expect(flow.tapSeat(seat('sailor'))).toBe(false)
    flow.startNominating()
    expect([flow.seatState(seat('sailor')), flow.seatState(seat('gambler'))]).toEqual(['lit', 'dim'])
    flow.tapSeat(seat('sailor'))
    expect([flow.seatState(seat('sailor')), flow.seatState(seat('gambler'))]).toEqual(['chosen', 'lit'])
    flow.tapSeat(seat('goon'))
    expect(flow.mode).toBe('vote')
    expect(flow.seatState(seat('goon'))).toBe('nominated')
  })

  it('says why not, and goes past it when the storyteller insists', async () => {
    const { flow, seat, game } = await dayTable(TEN, { dead: ['gambler'] })
    flow.startNominating()
    flow.tapSeat(seat('gambler'))
    expect(flow.refused?.reasons.join()).toBeTruthy()
    expect(flow.nominator).toBeUndefined()
    flow.refused?.insist()
    flow.tapSeat(seat('goon'))
    expect(game.day.open?.by).toBe(seat('gambler'))
  })

  it('lets a player nominate themselves', async () => {
    const { nominate, game, seat } = await dayTable(TEN)
    nominate('fool', 'fool')
    expect(game.day.open).toMatchObject({ by: seat('fool'), nominee: seat('fool') })
  })

  it('is the storyteller’s alone while a Bishop lives', async () => {
    const { flow, game, seat } = await dayTable(`${TEN} bishop`)
    flow.startNominating()
    expect(flow.nominator).toBe('storyteller')
    flow.tapSeat(seat('goon'))
    expect(game.day.open?.by).toBe('storyteller')
  })
})

describe('the vote', () => {
  it('asks clockwise from the nominee’s left and ends with the nominee', async () => {
    const { flow, nominate, seat } = await dayTable(TEN)
    nominate('sailor', 'goon')
    expect(flow.votes.ask).toBe(seat('assassin'))
    flow.votes.raise(seat('assassin'))
    flow.votes.lower(seat('devilsadvocate'))
    expect(flow.votes.ask).toBe(seat('zombuul'))
    expect([flow.vote(seat('assassin')), flow.vote(seat('devilsadvocate')), flow.vote(seat('zombuul')), flow.vote(seat('goon'))]).toEqual([
      'up',
      'no',
      'ask',
      'wait',
    ])
  })

  it('moves on past everybody before a hand that is tapped, and back when that is undone', async () => {
    const { flow, nominate, hands, seat, game } = await dayTable(TEN)
    nominate('sailor', 'goon')
    hands('innkeeper')
    expect(flow.votes.ask).toBe(seat('gambler'))
    game.undo()
    expect(flow.votes.ask).toBe(seat('assassin'))
  })

  it('draws a finger over hands as one entry', async () => {
    const { flow, nominate, seat, game } = await dayTable(TEN)
    nominate('sailor', 'goon')
    const before = game.entry
    for (const each of ['assassin', 'devilsadvocate', 'zombuul', 'devilsadvocate']) flow.sweepOver(seat(each))
    expect(game.entry).toBe(before)
    expect(flow.vote(seat('zombuul'))).toBe('up')
    flow.sweepEnd()
    expect(game.day.open?.votes).toHaveLength(3)
    game.undo()
    expect(game.day.open?.votes).toHaveLength(0)
  })

  it('spends a ghost vote with the hand and gives it back with it', async () => {
    const { flow, nominate, hands, seat, seatView } = await dayTable(TEN, { dead: ['gambler'] })
    nominate('sailor', 'goon')
    hands('gambler')
    expect([flow.vote(seat('gambler')), seatView('gambler').ghostVote]).toEqual(['ghost', 'spent'])
    hands('gambler')
    expect(seatView('gambler').ghostVote).toBe('unspent')
    hands('gambler')
    flow.count()
    expect(seatView('gambler').ghostVote).toBe('spent')
  })

  it('refuses a second ghost vote and takes it when insisted, also with the next hand', async () => {
    const { flow, nominate, hands, seat, game } = await dayTable(TEN, { dead: ['gambler'] })
    game.dispatch({ type: 'correctGhostVote', seat: seat('gambler'), ghostVote: false })
    nominate('sailor', 'goon')
    hands('gambler')
    expect(game.day.open?.votes).toEqual([])
    flow.refused?.insist()
    hands('sailor')
    expect(game.day.open?.votes).toEqual([seat('gambler'), seat('sailor')])
  })

  it('puts the highest on the block, nobody at a tie, and a later higher one instead', async () => {
    const { flow, nominate, hands, seat, game } = await dayTable(TEN)
    const five = ['sailor', 'innkeeper', 'gambler', 'courtier', 'fool'] as const
    nominate('sailor', 'goon')
    hands(...five)
    flow.count()
    expect(game.day.aboutToDie).toBe(seat('goon'))
    nominate('innkeeper', 'zombuul')
    hands(...five)
    flow.count()
    expect([game.day.aboutToDie, game.day.tied]).toEqual([undefined, true])
    nominate('gambler', 'assassin')
    hands(...five, 'pacifist')
    flow.count()
    expect(game.day.aboutToDie).toBe(seat('assassin'))
  })

  it('can be put right afterwards, and withdrawn', async () => {
    const { flow, nominate, hands, seat, game } = await dayTable(TEN)
    nominate('sailor', 'goon')
    hands('sailor', 'innkeeper', 'gambler', 'courtier', 'fool')
    flow.count()
    flow.votes.edit(0)
    expect(flow.mode).toBe('vote')
    hands('fool')
    expect(game.day.nominations[0]?.count).toBe(5)
    flow.count()
    expect([flow.mode, game.day.nominations[0]?.count, game.day.aboutToDie]).toEqual(['idle', 4, undefined])
    flow.run({ type: 'withdrawNomination', nomination: 0 })
    expect(game.day.nominations).toEqual([])
    expect(flow.seatState(seat('goon'))).toBeUndefined()
  })

  it('with a Voudon only the dead and the Voudon are asked, and no ghost vote is spent', async () => {
    const { flow, nominate, hands, seat, seatView, game } = await dayTable(`${TEN} voudon`, { dead: ['gambler', 'courtier'] })
    nominate('sailor', 'goon')
    const asked = [flow.votes.ask]
    for (let n = 0; n < 3 && flow.votes.ask; n++) {
      flow.votes.lower(flow.votes.ask)
      asked.push(flow.votes.ask)
    }
    expect(asked).toEqual([seat('voudon'), seat('gambler'), seat('courtier'), undefined])
    hands('sailor')
    expect(flow.refused).toBeTruthy()
    hands('gambler')
    flow.count()
    expect([seatView('gambler').ghostVote, game.day.aboutToDie]).toEqual(['unspent', seat('goon')])
  })
})

describe('what was answered with no hand', () => {
  const begun = async () => {
    const table = await dayTable(TEN)
    table.nominate('sailor', 'goon')
    table.flow.votes.raise(table.seat('assassin'))
    table.flow.votes.lower(table.seat('devilsadvocate'))
    return table
  }

  it('is taken back by one Undo, answer by answer, and comes again with Redo', async () => {
    const { flow, seat, game } = await begun()
    game.undo()
    expect([flow.votes.ask, flow.vote(seat('assassin'))]).toEqual([seat('devilsadvocate'), 'up'])
    game.undo()
    expect([flow.votes.ask, flow.vote(seat('devilsadvocate')), flow.votes.hands]).toEqual([seat('assassin'), 'wait', []])
    game.redo()
    game.redo()
    expect([flow.votes.ask, flow.vote(seat('devilsadvocate'))]).toEqual([seat('zombuul'), 'no'])
  })

  it('does not outlive an Undo after which another answer was given', async () => {
    const { flow, seat, game } = await begun()
    game.undo()
    game.undo()
    flow.votes.raise(seat('assassin'))
    expect([flow.votes.ask, flow.vote(seat('devilsadvocate'))]).toEqual([seat('devilsadvocate'), 'ask'])
  })

  it('is forgotten with a nomination that is withdrawn, unless that is undone', async () => {
    const { flow, nominate, seat, game } = await begun()
    flow.votes.withdraw()
    nominate('sailor', 'goon')
    expect([flow.votes.ask, flow.vote(seat('devilsadvocate'))]).toEqual([seat('assassin'), 'wait'])
    game.undo()
    game.undo()
    expect([flow.votes.ask, flow.vote(seat('devilsadvocate')), flow.votes.hands]).toEqual([seat('zombuul'), 'no', [seat('assassin')]])
  })
})

describe('exile', () => {
  it('may be called while hands go up; then the vote goes on where it was', async () => {
    const { flow, nominate, hands, game, seat } = await dayTable(`${TEN} matron`)
    nominate('sailor', 'goon')
    hands('assassin')
    flow.votes.lower(seat('devilsadvocate'))
    flow.callExile(seat('matron'))
    expect(flow.mode).toBe('exile')
    flow.votes.lower(seat('fool'))
    flow.count()
    expect([flow.mode, game.day.open?.nominee, game.day.open?.votes]).toEqual(['vote', seat('goon'), [seat('assassin')]])
    expect(flow.votes.ask).toBe(seat('zombuul'))
  })

  it('asks everybody anew on another day', async () => {
    const { flow, nominate, game, seat } = await dayTable(TEN)
    nominate('sailor', 'goon')
    flow.votes.lower(seat('assassin'))
    game.dispatch({ type: 'dusk' })
    game.dispatch({ type: 'dawn' })
    nominate('sailor', 'goon')
    expect(flow.votes.ask).toBe(seat('assassin'))
  })

  it('takes every hand, spends nothing, and is looked at before it happens', async () => {
    const { flow, hands, seatView, game, seat } = await dayTable(`${TEN} matron`, { dead: ['gambler'] })
    flow.callExile(seat('matron'))
    expect(flow.mode).toBe('exile')
    hands('gambler', 'sailor', 'fool', 'goon', 'pacifist')
    flow.count()
    expect(game.day.exiled).toEqual([])
    flow.callExile(seat('matron'))
    hands('gambler', 'sailor', 'fool', 'goon', 'pacifist', 'assassin')
    flow.count()
    expect(flow.deed.command?.type).toBe('vote')
    expect(flow.deed.consequences.map(({ kind }) => kind)).toContain('dies')
    flow.act()
    expect([game.day.exiled, seatView('gambler').ghostVote]).toEqual([[seat('matron')], 'unspent'])
    expect(flow.said).toBeTruthy()
  })
})
