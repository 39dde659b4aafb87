import { describe, expect, it } from 'vitest'
import { trackerCsv, trackerScript } from '@/app/library/trackerCsv'
import { coreWords } from '@/text/en/core'
import { speak } from '@/text/language'
import { languageOf, offered } from '@/text/languages'

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

  it.each(offered)('%s: names our scripts in English, as ClockTracker does, and others as they are called', async (code) => {
    const { load } = languageOf(code)
    if (load) speak({ first: (await load()).language.first })
    const named = (id: string) => trackerScript({ id, name: coreWords[`script.${id}` as keyof typeof coreWords] ?? 'Uns’re' })
    expect(['bad-moon-rising', 'trouble-brewing', 'own-1'].map(named)).toEqual(['Bad Moon Rising', 'Trouble Brewing', 'Uns’re'])
  })
})
