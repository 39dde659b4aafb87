import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDayFlow } from '@/app/day/dayFlow'
import { useStory } from '@/app/game/story'
import { useTown } from '@/app/game/town'
import { forgetSessions } from '@/app/session/sessions'
import { clearTable, dayTable } from '../fixtures/table'

afterEach(clearTable)

const TEN = 'sailor innkeeper gambler courtier fool pacifist goon assassin devilsadvocate zombuul'

describe('nominating', () => {
  it('lights who may, takes the nominator and then the nominee, and opens the vote', async () => {
    const { flow, seat } = await dayTable(TEN, { dead: ['gambler'] })
    flow.startNominating()
    expect([flow.seatState(seat('sailor')), flow.seatState(seat('gambler'))]).toEqual(['lit', 'dim'])
    flow.tapSeat(seat('sailor'))
    expect([flow.seatState(seat('sailor')), flow.seatState(seat('gambler'))]).toEqual(['chosen', 'lit'])
    flow.tapSeat(seat('goon'))
    expect(flow.mode).toBe('vote')
    expect(flow.seatState(seat('goon'))).toBe('nominated')
  })

  it('takes two taps with no button before; a seat that may not nominate opens instead, and so does one tapped twice', async () => {
    const { flow, seat, game } = await dayTable(TEN, { dead: ['gambler'] })
    expect(flow.tapSeat(seat('gambler'))).toBe(false)
    expect(flow.tapSeat(seat('sailor'))).toBe(true)
    expect(flow.tapSeat(seat('sailor'))).toBe(false)
    expect(flow.mode).toBe('idle')
    flow.tapSeat(seat('sailor'))
    flow.tapSeat(seat('goon'))
    expect(game.day.open).toMatchObject({ by: seat('sailor'), nominee: seat('goon') })
  })

  it('takes one drag; what is not allowed is said and may be insisted on', async () => {
    const { flow, seat, game } = await dayTable(TEN, { dead: ['gambler'] })
    flow.dragOver(seat('sailor'), seat('fool'))
    expect([flow.seatState(seat('sailor')), flow.seatState(seat('fool'))]).toEqual(['chosen', 'nominated'])
    flow.drop(seat('sailor'), undefined)
    expect([flow.mode, game.day.nominations.length]).toEqual(['idle', 0])
    flow.drop(seat('gambler'), seat('goon'))
    expect([flow.refused?.seat, game.day.nominations.length]).toEqual([seat('gambler'), 0])
    flow.refused?.insist()
    expect(game.day.open).toMatchObject({ by: seat('gambler'), nominee: seat('goon') })
  })

  it('is over once somebody was executed: then a tap opens the seat', async () => {
    const { flow, seat, game } = await dayTable(TEN)
    game.dispatch({ type: 'execute', seat: seat('goon') })
    expect(flow.tapSeat(seat('sailor'))).toBe(false)
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

  it('raises with every sweep, also one that starts on a raised hand; a tap takes one out', async () => {
    const { flow, nominate, seat, game } = await dayTable(TEN)
    nominate('sailor', 'goon')
    for (const each of ['assassin', 'devilsadvocate', 'zombuul']) flow.sweepOver(seat(each))
    expect(flow.votes.passed, 'the town has seen what the finger has passed').toEqual([seat('assassin'), seat('devilsadvocate')])
    flow.sweepEnd()
    for (const each of ['zombuul', 'sailor']) flow.sweepOver(seat(each))
    flow.sweepEnd()
    flow.tapSeat(seat('devilsadvocate'))
    expect(game.day.open?.votes).toEqual([seat('assassin'), seat('zombuul'), seat('sailor')])
    expect(useTown().view.nominations[0]?.votes, 'the next seat is not reached yet').toEqual([seat('assassin'), seat('zombuul')])
    flow.votes.lower(seat('innkeeper'))
    expect(useTown().view.nominations[0]?.votes).toHaveLength(3)
    flow.count()
    expect(useTown().view.nominations[0]?.count).toBe(3)
  })

  it('is undone as a whole in one step, counted or not, while nothing else has happened', async () => {
    const { flow, nominate, hands, game, seat } = await dayTable(TEN)
    nominate('sailor', 'goon')
    expect(flow.votes.mayUndoVote).toBe(false)
    hands('sailor', 'innkeeper', 'gambler', 'courtier', 'fool')
    flow.count()
    flow.votes.edit(0)
    flow.votes.undoVote()
    expect([flow.mode, flow.votes.hands, game.day.open?.nominee]).toEqual(['vote', [], seat('goon')])
    hands('sailor')
    flow.count()
    nominate('innkeeper', 'zombuul')
    flow.votes.edit(0)
    expect(flow.votes.mayUndoVote).toBe(false)
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

describe('ending the day', () => {
  it('takes one tap if nothing is to be said or decided, and one undo', async () => {
    const { flow, game } = await dayTable(TEN)
    flow.endDay()
    expect([game.grimoire.phase, flow.pending.command]).toEqual([{ kind: 'night', number: 2 }, undefined])
    expect(
      useStory()
        .chapters.flatMap(({ lines }) => lines())
        .map(({ text }) => text),
    ).toContain('Nobody was executed.')
    game.undo()
    expect([game.grimoire.phase.kind, game.day.closed]).toEqual(['day', false])
  })

  it('shows the words first if somebody is on the block', async () => {
    const { flow, nominate, hands, game } = await dayTable(TEN)
    nominate('sailor', 'goon')
    hands('sailor', 'innkeeper', 'gambler', 'courtier', 'fool')
    flow.count()
    flow.endDay()
    expect([game.grimoire.phase.kind, flow.pending.command?.type]).toEqual(['day', 'closeNominations'])
  })

  it('stops before dusk for a Gossip of whom nothing was noted', async () => {
    const { flow, game, seat } = await dayTable(TEN.replace('pacifist', 'gossip'))
    flow.endDay()
    expect([game.grimoire.phase.kind, game.day.closed, flow.silent.length]).toEqual(['day', true, 1])
    flow.state(flow.silent[0]!, true)
    expect(game.day.statements).toMatchObject([{ seat: seat('gossip'), text: '', truth: true }])
    expect(flow.silent).toEqual([])
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

  it('is there after a reload', async () => {
    const { seat, game } = await begun()
    const [id, goon, advocate] = [game.id, seat('goon'), seat('devilsadvocate')]
    await vi.waitFor(() => expect(game.saving).toBe('saved'), { timeout: 20_000, interval: 5 })
    game.close()
    forgetSessions()
    expect(await game.open(id)).toBe('open')
    const { votes, vote } = createDayFlow(game)
    expect([votes.ask, vote(advocate), vote(goon)]).toEqual([seat('zombuul'), 'no', 'wait'])
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
  it('is called by a drag or two taps that end at a Traveller, whose seat is lit: nobody executes one', async () => {
    const { flow, game, seat } = await dayTable(`${TEN} matron judge`)
    flow.tapSeat(seat('sailor'))
    expect(flow.seatState(seat('matron'))).toBe('lit')
    flow.tapSeat(seat('matron'))
    expect([flow.mode, game.day.open?.nominee, flow.refused]).toEqual(['exile', seat('matron'), undefined])
    flow.count()
    flow.drop(seat('goon'), seat('judge'))
    expect([flow.mode, game.day.open?.nominee]).toEqual(['exile', seat('judge')])
  })

  it('is not called where a nomination was asked for: a Traveller is refused, and can be nominated all the same', async () => {
    const { flow, game, seat } = await dayTable(`${TEN} matron`)
    flow.startNominating()
    flow.tapSeat(seat('sailor'))
    expect(flow.seatState(seat('matron'))).toBe('dim')
    flow.tapSeat(seat('matron'))
    expect([game.day.open, flow.refused?.seat]).toEqual([undefined, seat('matron')])
    flow.refused?.insist()
    expect([flow.mode, game.day.open?.kind, game.day.open?.nominee]).toEqual(['vote', 'execution', seat('matron')])
  })

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
    expect(flow.pending.command?.type).toBe('vote')
    expect(flow.pending.consequences.map(({ kind }) => kind)).toContain('dies')
    flow.act()
    expect([game.day.exiled, seatView('gambler').ghostVote]).toEqual([[seat('matron')], 'unspent'])
    expect(flow.said).toBeTruthy()
  })
})
