import { expect, it } from 'vitest'
import { ringFields, tapped } from '@/app/game/ringFields'
import type { HandAct } from '@/core/journal/handCommand'
import { seatId } from '@/core/model/ids'

const [imp, chef, saint] = ['s1', 's2', 's3'].map((id) => seatId(id)) as [ReturnType<typeof seatId>, ...ReturnType<typeof seatId>[]]
const byHand = (act: HandAct) => ({ type: 'doByHand', seat: imp, ability: 'imp', act }) as const
const tappedAct = (act: HandAct, seat = saint!) => {
  const [field] = ringFields(byHand(act), 0, undefined)
  return field && tapped(field, seat)
}

it('CORRECT-13: a tap on the circle says about whom an ability run by hand was', () => {
  expect(tappedAct({ do: 'dies', seat: chef! })).toEqual(byHand({ do: 'dies', seat: saint! }))
  expect(tappedAct({ do: 'lays', seat: chef!, token: 'Red' })).toEqual(byHand({ do: 'lays', seat: saint!, token: 'Red' }))
  expect(tappedAct({ do: 'dies', seat: chef! }, chef!)).toEqual(byHand({ do: 'dies', seat: chef! }))
})

it('CORRECT-13: and whom it chose, one or several', () => {
  expect(tappedAct({ do: 'chooses', seats: [chef!], character: 'po' })).toEqual(byHand({ do: 'chooses', seats: [saint!], character: 'po' }))
  const two: HandAct = { do: 'chooses', seats: [chef!, imp] }
  expect(tappedAct(two)).toBeUndefined()
  expect(tappedAct(two, imp)).toEqual(byHand({ do: 'chooses', seats: [chef!] }))
})

it('what was only noted is about nobody', () => expect(ringFields(byHand({ do: 'notes', text: 'x' }), 0, undefined)).toEqual([]))
