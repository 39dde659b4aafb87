import { describe, expect, it } from 'vitest'
import { seatBadges } from '@/ui/parts/seatBadges'
import type { SeatFigureModel } from '@/ui/parts/seatFigure'
import { tokenLabel } from '@/ui/parts/tokenShape'

const seat = (more: Partial<SeatFigureModel>): SeatFigureModel => ({ number: 1, player: 'Ana', life: 'alive', ...more })
const worn = (more: Partial<SeatFigureModel>, token = 96) =>
  Object.fromEntries(seatBadges(seat(more), token).map(({ kind, place }) => [kind, place]))

describe('badges of a seat', () => {
  it('stand in their own places when nobody else wants them', () => {
    expect(worn({ order: { n: 2, state: 'later' } })).toEqual({ order: 'left-top' })
    expect(worn({ drunk: true })).toEqual({ drunk: 'left-low' })
    expect(worn({ poisoned: true })).toEqual({ poison: 'left-low' })
    expect(worn({ safe: true })).toEqual({ safe: 'right-top' })
    expect(worn({ life: 'dead', ghostVote: 'unspent' })).toEqual({ ghost: 'right-low' })
    expect(worn({ turned: 'evil' })).toEqual({ turned: 'right-low' })
    expect(worn({ onBlock: true })).toEqual({ block: 'left-top' })
  })

  it('move to the waist when two want the same place', () => {
    expect(worn({ life: 'dead', ghostVote: 'spent', turned: 'evil' })).toEqual({ ghost: 'right-low', turned: 'right-waist' })
    expect(worn({ drunk: true, poisoned: true })).toEqual({ poison: 'left-low', drunk: 'left-waist' })
    expect(worn({ onBlock: true, order: { n: 3, state: 'later' } })).toEqual({ block: 'left-top', order: 'left-waist' })
    expect(worn({ believes: { id: 'po', name: 'Po' }, safe: true })).toEqual({ safe: 'left-waist' })
  })

  it('never share a place, whatever comes together', () => {
    for (let bits = 0; bits < 256; bits++) {
      const has = (bit: number) => (bits & (1 << bit)) > 0
      const all = seat({
        onBlock: has(0),
        drunk: has(1),
        poisoned: has(2),
        safe: has(3),
        shielded: has(4),
        ...(has(5) && { turned: 'evil' as const }),
        ...(has(6) && { ghostVote: 'spent' as const }),
        ...(has(7) && { believes: { id: 'po', name: 'Po' } }),
        order: { n: 1, state: 'later' },
      })
      for (const token of [44, 66, 110]) {
        const places = seatBadges(all, token).map(({ place }) => place)
        expect(new Set(places).size).toBe(places.length)
      }
    }
  })

  it('keep what is urgent on a small token', () => {
    expect(worn({ drunk: true, poisoned: true }, 50)).toEqual({ poison: 'left-low' }) // leaning says drunk
    expect(worn({ order: { n: 4, state: 'done' } }, 50)).toEqual({})
    expect(worn({ order: { n: 4, state: 'now' }, safe: true, ghostVote: 'unspent' }, 50)).toEqual({
      order: 'left-top',
      safe: 'right-top',
      ghost: 'right-low',
    })
  })
})

describe('the name on a token', () => {
  it('is never set under 11.5 px', () => {
    for (const name of ['Po', 'Sailor', 'Grandparent', 'Capo Crimini', 'Devil’s Advocate']) {
      for (let size = 40; size <= 420; size += 4) {
        const label = tokenLabel(name, size)
        if (label) expect((label.fontSize * size) / 106, `${name} at ${size}`).toBeGreaterThanOrEqual(11.4)
      }
    }
  })

  it('is left out where it could not be read', () => {
    expect(tokenLabel('Sailor', 66)).toBeUndefined()
    expect(tokenLabel('Devil’s Advocate', 72)).toBeUndefined()
    expect(tokenLabel('Devil’s Advocate', 100)).toBeDefined()
    // Of sixteen letters too, but wide ones.
    expect(tokenLabel('Femme de chambre', 92)).toBeUndefined()
  })
})
