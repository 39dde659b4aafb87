import { seatId } from '@/core/model/ids'
import { languageOf, offered } from '@/text/languages'
import { nineLetters, shortNames } from '../circle.ts'
import { expect, test } from './fixtures.ts'
import { openGame, played, table } from './games.ts'
import { resize } from './still.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const screens = [
  [390, 844],
  [360, 640],
  [844, 390],
  [1180, 820],
  [820, 1180],
  [1920, 1080],
] as const

/** In the page: lines of the middle whose letters cross the line around it. */
const crossing = (): readonly string[] => {
  const dial = document.querySelector('.dial')!.getBoundingClientRect()
  const [x, y] = [dial.left + dial.width / 2, dial.top + dial.height / 2]
  const walker = document.createTreeWalker(document.querySelector('.town__core')!, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 2) continue
      // A line is higher than its letters.
      const far = Math.max(...[top + height * 0.2, bottom - height * 0.2].map((each) => Math.abs(each - y))) / (dial.height / 2)
      const wide = Math.max(Math.abs(left - x), Math.abs(right - x)) / (dial.width / 2)
      if (Math.hypot(far, wide) > 1) found.push(`${walker.currentNode.textContent} (${Math.hypot(far, wide).toFixed(2)})`)
    }
  }
  return found
}

test('the words in the middle of the town never cross the line around them', async ({ page }) => {
  test.slow()
  for (const [seats, names] of [
    [5, nineLetters],
    [10, shortNames],
    [20, nineLetters],
  ] as const) {
    const day = table(seats, { names, phase: 'day' })
    for (const journal of [day, played([{ type: 'nominate', by: seatId('s1'), nominee: seatId('s2'), anyway: true }], day)]) {
      await page.goto(`./#/town/${await openGame(page, journal)}`)
      await page.locator('.town__core').waitFor()
      for (const [width, height] of screens) {
        await resize(page, width, height)
        expect(await page.evaluate(crossing), `${seats} seats, ${width}×${height}`).toEqual([])
      }
      await resize(page, 1180, 820)
    }
  }
})

test('nor do they in any other language, on a phone and on a TV', async ({ page }) => {
  test.slow()
  const games: string[] = []
  for (const seats of [5, 20]) {
    const day = table(seats, { names: nineLetters, phase: 'day' })
    const voting = played([{ type: 'nominate', by: seatId('s1'), nominee: seatId('s2'), anyway: true }], day)
    for (const journal of [table(seats, { names: nineLetters }), voting]) games.push(await openGame(page, journal))
  }
  for (const code of offered.filter((each) => each !== 'en')) {
    await page.evaluate((chosen) => localStorage.setItem('moonrise:townLanguage', JSON.stringify(chosen)), code)
    for (const game of games) {
      await page.goto(`./#/town/${game}`)
      await page.reload()
      await page.locator(`html[lang="${languageOf(code).tag}"] .town__core`).waitFor()
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [1920, 1080],
      ] as const) {
        await resize(page, width, height)
        expect(await page.evaluate(crossing), `${code}, ${width}×${height}`).toEqual([])
      }
    }
  }
})
