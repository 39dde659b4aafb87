import { expect, test } from './fixtures.ts'
import { eveningFiles, readEvening, tableOf } from '../evenings/evening.ts'
import { countEvening } from './eveningTaps.ts'
import { gameFile, importGame } from './nightFile.ts'

// Whole games in half the time; other specs look at the same screens while they move.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const MOST_TAPS = 72
const MOST_FOR_VOTES = 55

/** A night and a day at each, in turn; `npm run evenings` plays the whole evening at each. */
const SIZES = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

for (const file of eveningFiles()) {
  const evening = readEvening(file)
  const most = evening.taps ?? MOST_TAPS
  const sizes = evening.sizes && process.env.EVERY_SIZE ? ' @sizes' : ''
  test(`${evening.title}: at most ${most} taps, and ${MOST_FOR_VOTES} for the votes${sizes}`, async ({ page }) => {
    test.setTimeout(420_000)
    page.setDefaultTimeout(15_000)
    await importGame(page, gameFile(evening.title, tableOf(evening), evening.script))
    // What a test's browser is told of private windows is no part of an evening.
    await page.addLocatorHandler(page.locator('.shelf__notice .tool').first(), (close) => close.click())
    await page.locator('[data-act=begin]').tap()
    await page.locator('[data-step]').waitFor()
    const turned = (night: number) => page.setViewportSize(SIZES[night % SIZES.length]!)
    const { nights, days, votes } = await countEvening(page, evening, evening.sizes && !sizes ? turned : undefined)
    const taps = [...nights, ...days].reduce((sum, one) => sum + one, 0)
    console.log(`${evening.title}: ${taps} taps (nights ${nights.join(' + ')}, days ${days.join(' + ')}), ${votes} for the votes`)
    expect(taps).toBeLessThanOrEqual(most)
    expect(votes).toBeLessThanOrEqual(MOST_FOR_VOTES)
  })
}
