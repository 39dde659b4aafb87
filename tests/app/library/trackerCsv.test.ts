import { describe, expect, it } from 'vitest'
import { trackerCsv } from '@/app/library/trackerCsv'

const seats = [...Array.from({ length: 9 }, () => ({ traveller: false })), { traveller: true }]
const HEADER =
  'Date,Script,"Storyteller (say ""me"" if it was you)",Online/In Person,Location (if in person),Community,Player count,Traveler count,Game Result (win/loss),Starting Role,Starting Related Role,Starting Alignment (if not default),Ending Role (if different),Ending Related Role,Ending Alignment (if not default),Notes'

describe('the row for ClockTracker', () => {
  it('has its header to the letter, and no role for a storyteller', () => {
    const [header, row] = trackerCsv({ date: new Date(2026, 2, 5), script: 'Bad Moon Rising', seats, winner: 'good', notes: '' }).split(
      '\n',
    )
    expect(header).toBe(HEADER)
    expect(row).toBe('2026-03-05,Bad Moon Rising,me,In Person,,,9,1,win,,,,,,,')
  })

  it('says loss when evil won, nothing while it runs, and quotes what needs it', () => {
    const of = (winner: 'evil' | undefined, notes: string) =>
      trackerCsv({ date: new Date(2026, 11, 31), script: 'Bad Moon Rising', seats, winner, notes })
        .split('\n')
        .slice(1)
        .join('\n')
    expect(of('evil', 'Ana, "the loud one"')).toBe('2026-12-31,Bad Moon Rising,me,In Person,,,9,1,loss,,,,,,,"Ana, ""the loud one"""\n')
    expect(of(undefined, '')).toBe('2026-12-31,Bad Moon Rising,me,In Person,,,9,1,,,,,,,,\n')
  })
})
