import { afterEach, describe, expect, it } from 'vitest'
import { revealOrder } from '@/ui/end/revealOrder'
import { clearTable, dayTable } from '../fixtures/table'

afterEach(clearTable)

describe('the order of the reveal', () => {
  it('goes round the table, or good first, evil Travellers, Minions and the Demon last', async () => {
    const { game } = await dayTable('zombuul sailor assassin matron fool', { evil: ['matron'] })
    const named = (order: 'clockwise' | 'drama') =>
      revealOrder(game.grimoire.seats, order).map((id) => game.grimoire.seats.find((seat) => seat.id === id)?.character?.id)
    expect(named('clockwise')).toEqual(['zombuul', 'sailor', 'assassin', 'matron', 'fool'])
    expect(named('drama')).toEqual(['sailor', 'fool', 'matron', 'assassin', 'zombuul'])
  })
})
