import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gameAt } from '@/core/journal/journal'
import { grimoireView } from '@/core/views/grimoire'
import { nightSheetView } from '@/core/views/nightSheet'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { coreWords } from '@/text/en/core'
import { firstWords } from '@/text/en/coreFirst'
import { play } from '../../fuzz/play'
import { wholeTape } from '../../fuzz/tape'

const whole = rulesFor(coreWords)
const first = rulesFor(firstWords)

it('the first screen of a night says nothing that is worded later, but for questions and endings', () => {
  const nights = fc.sample(wholeTape, { numRuns: 6, seed: 8 }).flatMap((tape) => {
    const { journal } = play(tape)
    return [...journal.entries.keys()].flatMap((entry) => gameAt(journal, entry) ?? []).filter(({ phase }) => phase.kind === 'night')
  })
  expect(nights.length).toBeGreaterThan(100)
  for (const game of nights) {
    const { questions: _asked, ending: _end, ...seen } = grimoireView(first, game)
    const { questions: _meant, ending: _over, ...meant } = grimoireView(whole, game)
    expect(seen).toEqual(meant)
    expect(nightSheetView(first, game)).toEqual(nightSheetView(whole, game))
  }
})
