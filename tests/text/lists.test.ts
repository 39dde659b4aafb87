import { expect, it } from 'vitest'
import { listOf } from '@/text/en/listOf'
import { dawnText } from '@/text/en/dawn'

it('lists names as one says them', () =>
  expect([[], ['Ana'], ['Ana', 'Bo'], ['Ana', 'Bo', 'Cy']].map(listOf)).toEqual(['', 'Ana', 'Ana and Bo', 'Ana, Bo and Cy']))

it('counts the players, not the words in their names', () => {
  const { shroud, thenChooses, looksDead, liveAgain } = dawnText
  const said = (names: readonly string[]) => [shroud(names), thenChooses(names), looksDead(names), liveAgain(names)]
  expect(said(['Tom and Jo'])).toEqual([
    'Tom and Jo gets the shroud',
    'then Tom and Jo chooses',
    'Tom and Jo only looks dead.',
    'Tom and Jo lives again.',
  ])
  expect(said(['Ana', 'Bo'])).toEqual([
    'Ana and Bo get the shroud',
    'then Ana and Bo choose',
    'Ana and Bo only look dead.',
    'Ana and Bo live again.',
  ])
})
