import { expect, it } from 'vitest'
import { nightSheetView } from '@/core/views/nightSheet'
import { rules, town } from '../../town'

it('knows which row a player would wake for, so that a list can give that row’s reason', () => {
  const scene = town('lunatic believes zombuul, grandmother, fool, sailor, gambler, mastermind, zombuul')
    .day(1)
    .execute('fool', { anyway: true })
    .night(2)
  const rows = nightSheetView(rules, scene.game).steps
  const main = (character: string) => rows.filter(({ character: ref, main: is }) => ref?.id === character && is).map(({ row }) => row)
  expect(main('lunatic')).toEqual(['lunatic.act'])
  expect(main('grandmother')).toEqual([])
  expect(main('sailor')).toEqual(['sailor'])
})
