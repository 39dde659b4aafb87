import { expect, it } from 'vitest'
import { fullDate } from '@/text/en/dates'
import { homeText } from '@/text/en/home'
import { libraryText } from '@/text/en/library'

const now = new Date(2026, 2, 12, 21, 40)

it('writes days the same way in the title of a game, in the list of games and in the story', () => {
  const { when } = homeText.list
  expect([
    when(now.getTime(), now.getTime()),
    when(new Date(2026, 2, 11, 9, 5).getTime(), now.getTime()),
    when(new Date(2024, 4, 3).getTime(), now.getTime()),
  ]).toEqual(['today, 21:40', 'yesterday, 09:05', '3 May 2024'])
  expect(when(new Date(2026, 0, 1).getTime(), now.getTime())).toMatch(/^Thu,? 1 January$/)
  expect(libraryText.newTitle(now)).toMatch(/^Thursday,? 12 March$/)
  expect(fullDate(now)).toBe('12 March 2026')
})
