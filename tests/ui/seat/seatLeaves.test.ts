import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import SeatLeaves from '@/ui/grimoire/seat/SeatLeaves.vue'
import { clearTable, dayTable } from '../fixtures/table'

const TEN = 'sailor innkeeper gambler courtier fool pacifist goon assassin devilsadvocate pukka'

afterEach(clearTable)

const leaving = async (character: string) => {
  const table = await dayTable(TEN)
  const page = mount(SeatLeaves, { props: { seat: table.seatView(character) } })
  const follows = (how: string) => page.findAll(`[data-leaves=${how}] [data-follows]`).map((each) => each.attributes('data-follows'))
  return { ...table, page, follows }
}

describe('a player who leaves', () => {
  it('END-1: the Demon: both ways say that the game would end by it, and the end is then proposed', async () => {
    const { game, page, follows } = await leaving('pukka')
    expect([follows('removed'), follows('dies')]).toEqual([['memo'], ['dies', 'memo']])
    expect(page.get('[data-leaves=removed]').text()).toMatch(/good wins/i)
    expect(game.grimoire.ending).toBeUndefined()
    await page.get('[data-act=leave-removed]').trigger('click')
    expect(game.grimoire.ending?.winner).toBe('good')
    expect(page.emitted('done')).toHaveLength(1)
  })

  it('anybody else: nothing is said of a seat that goes, a death can be overruled', async () => {
    const { game, page, follows, seatView } = await leaving('gambler')
    expect([follows('removed'), follows('dies')]).toEqual([[], ['dies']])
    await page.get('[data-leaves=dies] [data-act=override]').trigger('click')
    expect(follows('dies')).toEqual(['survives'])
    await page.get('[data-leaves=dies] [data-act=override]').trigger('click')
    await page.get('[data-act=leave-dies]').trigger('click')
    expect([seatView('gambler').life, game.grimoire.ending]).toEqual(['dead', undefined])
  })

  it('three plain ways: somebody takes over, the seat stays and dies, the seat goes with its new counts', async () => {
    const { game, page, seatView } = await leaving('gambler')
    expect(page.findAll('[data-leaves]').map((one) => one.attributes('data-leaves'))).toEqual(['takeOver', 'dies', 'removed'])
    expect(page.get('[data-leaves=removed]').text()).toContain('9 players, 9 alive')
    await page.get('[data-leaves=takeOver] input').setValue('Zoë')
    await page.get('[data-act=keep-name]').trigger('submit')
    expect([seatView('gambler').player, game.grimoire.seats]).toEqual(['Zoë', expect.objectContaining({ length: 10 })])
    expect(page.emitted('done')).toHaveLength(1)
  })
})
