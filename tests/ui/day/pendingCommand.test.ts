import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchDay } from '@/app/day/dayNow'
import SeatDies from '@/ui/grimoire/seat/SeatDies.vue'
import { useTown } from '@/app/game/town'
import { clearTable, dayTable } from '../fixtures/table'

afterEach(clearTable)

const TEN = 'sailor innkeeper gambler courtier fool pacifist goon assassin devilsadvocate zombuul'
type Table = Awaited<ReturnType<typeof dayTable>>

const onTheBlock = ({ nominate, hands, flow }: Table, nominee: string, by = 'innkeeper') => {
  nominate(by, nominee)
  hands('sailor', 'innkeeper', 'gambler', 'courtier', 'fool')
  flow.count()
}

describe('an execution', () => {
  it('shows who survives and why before it happens, and what to say', async () => {
    const table = await dayTable(TEN)
    onTheBlock(table, 'fool')
    const { flow, seatView, game } = table
    flow.pending.open({ type: 'closeNominations' })
    expect(seatView('fool').life).toBe('alive')
    expect(flow.pending.questions.map(({ code }) => code)).toContain('pacifist_saves')
    expect(flow.pending.consequences[0]).toMatchObject({ kind: 'survives', seat: seatView('fool').id })
    expect(flow.pending.announce).toBeTruthy()
    flow.act()
    expect([seatView('fool').life, game.day.closed, game.day.executed[0]?.outcome]).toEqual(['alive', true, 'alive'])
  })

  it('lets the storyteller overrule it in place, and take that back', async () => {
    const table = await dayTable(TEN)
    onTheBlock(table, 'fool')
    const { flow, seatView } = table
    flow.pending.open({ type: 'closeNominations' })
    flow.pending.override(flow.pending.consequences[0]!)
    expect(flow.pending.consequences[0]?.kind).toBe('dies')
    flow.pending.override(flow.pending.consequences[0]!)
    expect(flow.pending.consequences[0]?.kind).toBe('survives')
    flow.pending.override(flow.pending.consequences[0]!)
    flow.act()
    expect(seatView('fool').life).toBe('dead')
  })

  it('asks for the Pacifist and follows the answer', async () => {
    const table = await dayTable(TEN)
    onTheBlock(table, 'gambler')
    const { flow, seatView } = table
    flow.pending.open({ type: 'closeNominations' })
    const [question] = flow.pending.questions
    expect(flow.pending.consequences[0]?.kind).toBe('dies')
    flow.pending.answer(question!.key, true)
    expect(flow.pending.consequences[0]?.kind).toBe('survives')
    flow.act()
    expect(seatView('gambler').life).toBe('alive')
  })

  it('of a Zombuul leaves it looking dead, and the day can be opened again', async () => {
    const table = await dayTable(TEN)
    onTheBlock(table, 'zombuul')
    const { flow, seatView, game } = table
    flow.pending.open({ type: 'closeNominations' })
    flow.act()
    expect([seatView('zombuul').life, game.grimoire.ending]).toEqual(['looks-dead', undefined])
    flow.run({ type: 'reopenDay' })
    expect(game.day.closed).toBe(false)
  })

  it('that the Bishop still forbids can be forced', async () => {
    const { flow, game } = await dayTable(`${TEN} bishop`)
    flow.pending.open({ type: 'closeNominations' })
    expect(flow.pending.refused?.reasons).toHaveLength(1)
    expect(flow.act()).toBeUndefined()
    expect(game.day.closed).toBe(false)
    flow.pending.refused?.insist()
    flow.act()
    expect(game.day.closed).toBe(true)
  })
})

describe('abilities by day', () => {
  const ability = ({ game, seat }: Table, character: string) => game.day.abilities.find((each) => each.seat === seat(character))!

  it('the Judge lets a vote pass at once', async () => {
    const table = await dayTable(`${TEN} judge`)
    const { flow, nominate, seat, seatView, game } = table
    nominate('innkeeper', 'assassin')
    flow.use(ability(table, 'judge'), { verdict: 'pass', on: seat('assassin') })
    expect(seatView('assassin').life).toBe('alive')
    flow.act()
    expect([seatView('assassin').life, game.day.closed]).toEqual(['dead', true])
  })

  it('the Matron swaps up to three pairs in one go', async () => {
    const table = await dayTable(`${TEN} matron`)
    const { flow, seat, seatView } = table
    flow.begin(ability(table, 'matron'))
    expect(flow.mode).toBe('swap')
    for (const each of ['sailor', 'zombuul', 'fool', 'goon', 'gambler']) flow.tapSeat(seat(each))
    expect([flow.seal(seat('sailor')), flow.seal(seat('goon')), flow.seal(seat('gambler')), flow.seatState(seat('gambler'))]).toEqual([
      1,
      2,
      3,
      'chosen',
    ])
    if (flow.doing.kind === 'swap') flow.use(flow.doing.ability, { swaps: flow.doing.pairs })
    flow.act()
    expect([seatView('sailor').number, seatView('zombuul').number]).toEqual([10, 1])
  })

  it('the Tinker dies when the storyteller wishes, and a sober Moonchild owes a choice', async () => {
    const table = await dayTable(`${TEN} tinker moonchild`)
    const { flow, seat, seatView, game } = table
    flow.use(ability(table, 'tinker'), {})
    expect(flow.pending.consequences[0]).toMatchObject({ kind: 'dies' })
    flow.act()
    expect(seatView('tinker').life).toBe('dead')
    game.dispatch({ type: 'kill', seat: seat('moonchild'), cause: 'storyteller' })
    expect(game.day.forgotten).toHaveLength(1)
    flow.choose(ability(table, 'moonchild'))
    flow.tapSeat(seat('fool'))
    flow.act()
    expect(game.day.forgotten).toEqual([])
  })

  it('what Gossip says is kept, judged now or at night', async () => {
    const { flow, seat, game } = await dayTable(`${TEN} gossip`)
    flow.run({ type: 'useAbility', seat: seat('gossip'), ability: 'gossip', text: 'The Goon is evil' })
    expect([game.day.statements[0]?.truth, game.day.forgotten.length]).toEqual([undefined, 1])
    flow.run({ type: 'useAbility', seat: seat('gossip'), ability: 'gossip', text: 'The Goon is evil', truth: false })
    expect(game.day.forgotten).toHaveLength(0)
  })
})

describe('what a command means is said before it happens', () => {
  const ability = ({ game, seat }: Table, character: string) => game.day.abilities.find((each) => each.seat === seat(character))!
  const lines = ({ flow }: Table) => flow.pending.consequences.map(({ text }) => text)

  it('whom the Moonchild chose, and what it may mean tonight', async () => {
    const table = await dayTable(`${TEN} moonchild`)
    table.game.dispatch({ type: 'kill', seat: table.seat('moonchild'), cause: 'storyteller' })
    table.flow.choose(ability(table, 'moonchild'))
    table.flow.tapSeat(table.seat('fool'))
    expect(lines(table)).toEqual(['MOONCHILD chose FOOL, who is good and dies tonight if MOONCHILD has an ability then'])
    table.flow.act()
    expect(table.game.day.choices).toMatchObject([{ seat: table.seat('moonchild'), whom: table.seat('fool') }])
  })

  it('what becomes of the count when the Judge says no', async () => {
    const table = await dayTable(`${TEN} judge`)
    onTheBlock(table, 'assassin')
    table.flow.use(ability(table, 'judge'), { verdict: 'fail', on: table.seat('assassin') })
    expect(lines(table)).toEqual(['The count on ASSASSIN becomes 0 instead of 5'])
  })

  it('who sits where after the Matron, and whom the neighbours now cover', async () => {
    const table = await dayTable('sailor tealady fool assassin goon zombuul matron')
    table.flow.use(ability(table, 'matron'), { swaps: [[table.seat('sailor'), table.seat('assassin')]] })
    expect(lines(table)).toEqual(['SAILOR moves to seat\u00a04', 'ASSASSIN moves to seat\u00a01', 'FOOL can die now.'])
  })

  it('who wins by it on the Mastermind’s day', async () => {
    const table = await dayTable('sailor fool gambler courtier mastermind po')
    table.game.dispatch({ type: 'execute', seat: table.seat('po') })
    table.game.dispatch({ type: 'dusk' })
    table.game.dispatch({ type: 'dawn' })
    const wins = (command: Parameters<typeof table.flow.pending.open>[0]) => {
      table.flow.pending.open(command)
      return table.flow.pending.consequences.filter(({ id }) => id === 'ending').map(({ text }) => text)
    }
    expect(wins({ type: 'closeNominations' })).toEqual(['Then good wins'])
    expect(wins({ type: 'execute', seat: table.seat('gambler') })).toEqual(['Then evil wins'])
    expect(wins({ type: 'execute', seat: table.seat('mastermind') })).toEqual(['Then good wins'])
  })
})

describe('what is said aloud', () => {
  it('leaves with the entry it came from, and comes back with it', async () => {
    const table = await dayTable(TEN)
    onTheBlock(table, 'assassin')
    const { flow, game, seat } = table
    flow.pending.open({ type: 'closeNominations' })
    flow.act()
    expect(flow.said).toBe('ASSASSIN is executed and dies.')
    game.undo()
    expect(flow.said).toBeUndefined()
    game.redo()
    expect(flow.said).toBe('ASSASSIN is executed and dies.')
    game.undo()
    game.dispatch({ type: 'writeNote', seat: seat('sailor'), note: 'another way' })
    expect(flow.said).toBeUndefined()
  })
})

describe('what belongs to a day', () => {
  it('is forgotten when the phase changes', async () => {
    const { flow, seat, game } = await dayTable(TEN)
    flow.startNominating()
    flow.tapSeat(seat('sailor'))
    flow.pending.open({ type: 'closeNominations' })
    game.dispatch({ type: 'dusk' })
    expect([flow.mode, flow.pending.command, flow.said]).toEqual(['idle', undefined, undefined])
  })
})

describe('a death by day that nobody executed', () => {
  it('has words to say aloud, in the panel as well, and the town sees it', async () => {
    const table = await dayTable(TEN)
    const day = await fetchDay()
    const page = mount(SeatDies, { props: { seat: table.seatView('gambler') } })
    await page.get('[data-act=do-it]').trigger('click')
    expect(table.seatView('gambler').life).toBe('dead')
    expect(day.said).toBe('GAMBLER dies.')
    expect(useTown().view.seats.find(({ id }) => id === table.seat('gambler'))?.alive).toBe(false)
  })

  it('of somebody who looked dead, or at night, is not announced', async () => {
    const table = await dayTable(TEN)
    table.game.dispatch({ type: 'correctLife', seat: table.seat('zombuul'), life: 'looks-dead' })
    const again = table.game.dispatch({ type: 'kill', seat: table.seat('zombuul'), cause: 'storyteller' })
    expect(again.kind === 'done' && again.announce).toBeUndefined()
    table.game.dispatch({ type: 'dusk' })
    const atNight = table.game.dispatch({ type: 'kill', seat: table.seat('gambler'), cause: 'demon' })
    expect(atNight.kind === 'done' && atNight.announce).toBeUndefined()
  })
})
