import { expect, test } from './fixtures.ts'
import { firstDay, storyteller } from './dayTable.ts'
import { stroke } from './stroke.ts'
import { tapped } from './tapped.ts'

const TWELVE = 'sailor innkeeper gambler courtier fool pacifist professor exorcist goon assassin devilsadvocate zombuul'
const BAG = TWELVE.split(' ')

/** Nominator, nominee and the five whose hands go up, by seat, in no order that would suit a finger. */
const NOMINATIONS: readonly (readonly [number, number, readonly number[]])[] = [
  [1, 7, [8, 9, 12, 2, 5]],
  [2, 9, [10, 11, 1, 4, 6]],
  [3, 12, [1, 2, 3, 7, 10]],
  [4, 5, [6, 8, 9, 12, 3]],
  [5, 1, [2, 4, 5, 6, 11]],
  [6, 10, [11, 12, 1, 2, 3]],
  [7, 4, [5, 7, 9, 10, 2]],
  [8, 11, [12, 1, 4, 5, 8]],
  [9, 2, [3, 4, 8, 10, 11]],
  [10, 3, [4, 5, 6, 9, 1]],
]

/** Neighbours are swept together, as a storyteller would who follows the raised hands around the circle. */
const runs = (hands: readonly number[]): readonly (readonly number[])[] => {
  const found: number[][] = []
  for (const hand of hands) {
    const last = found.at(-1)
    if (last && (last.at(-1)! % BAG.length) + 1 === hand) last.push(hand)
    else found.push([hand])
  }
  return found
}

test('ten nominations with five hands each take at most 55 gestures', async ({ page }) => {
  test.slow()
  const st = storyteller(page, TWELVE)
  await st.open(firstDay(TWELVE))
  await page.locator('[data-part="main"]').waitFor()
  const seat = (number: number) => st.seat(BAG[number - 1]!)
  let gestures = 0
  for (const [by, nominee, hands] of NOMINATIONS) {
    await stroke(page, seat(by), seat(nominee))
    gestures++
    await expect(page.locator('[data-part="hands"]')).toHaveText('0')
    for (const run of runs(hands)) {
      if (run.length === 1) await tapped(seat(run[0]!))
      else await stroke(page, ...run.map(seat))
      gestures++
    }
    await expect(page.locator('[data-part="hands"]')).toHaveText('5')
    await st.tap('count')
    gestures++
    await expect(st.row(BAG[nominee - 1]!)).toContainText('5')
    await expect(page.locator('[data-part="hands"]')).toHaveCount(0)
  }
  expect(gestures).toBeLessThanOrEqual(55)
})

test('one sweep raises any hands: the finger goes around a seat to leave it out', async ({ page }) => {
  const st = storyteller(page, TWELVE)
  await st.open(firstDay(TWELVE))
  const seat = (number: number) => st.seat(BAG[number - 1]!)
  const hands = page.locator('[data-part="hands"]')
  const middle = page.locator('.ring .centre > *').first()
  await stroke(page, seat(1), seat(12))
  await expect(hands).toHaveText('0')
  await stroke(page, seat(1), seat(2), middle, seat(5), middle, seat(9), seat(10))
  await expect(hands).toHaveText('5')
  for (const [index, number] of [1, 2, 5, 9, 10].entries()) {
    await tapped(seat(number))
    await expect(hands).toHaveText(String(4 - index))
  }
})

test('the main button stands in one place whatever the day is doing @sizes', async ({ page }) => {
  const bag = `${TWELVE} gossip`
  const st = storyteller(page, bag)
  await st.open(firstDay(bag))
  const main = page.locator('[data-part="main"]')
  const place = async () => {
    await expect(main).toBeInViewport({ ratio: 1 })
    const { x, y, height } = (await main.boundingBox())!
    return { x, bottom: Math.round(y + height) }
  }
  const idle = await place()
  await tapped(st.seat('sailor'))
  expect(await place(), 'nominating').toEqual(idle)
  await tapped(st.seat('goon'))
  await st.act('count').waitFor()
  expect(await place(), 'voting').toEqual(idle)
  await stroke(page, st.seat('assassin'), st.seat('devilsadvocate'), st.seat('zombuul'))
  expect(await place(), 'hands are up').toEqual(idle)
  await expect(main).toHaveText('Count the votes')
  await st.tap('count')
  await st.act('end-day').waitFor()
  expect(await place(), 'idle again').toEqual(idle)
  await st.tap('end-day')
  await st.act('dusk').waitFor()
  expect(await place(), 'before dusk').toEqual(idle)
})

test('the buttons that ask for a hand stay where they are, however many go up', async ({ page }) => {
  const st = storyteller(page, TWELVE)
  await st.open(firstDay(TWELVE))
  await st.nominate('sailor', 'goon')
  const tops: number[] = []
  for (let hand = 0; hand < 11; hand++) {
    tops.push(Math.round((await st.act('hand-up').boundingBox())!.y))
    await st.tap('hand-up')
    await expect(page.locator('[data-part="hands"]')).toHaveText(String(hand + 1))
  }
  expect(new Set(tops).size, tops.join()).toBe(1)
})

test('a Gossip’s statement is true or false with one tap on its row, and reads without quotes', async ({ page }) => {
  const bag = `${TWELVE} gossip`
  const st = storyteller(page, bag)
  await st.open(firstDay(bag))
  await page.locator('[data-statement="true"]').tap()
  await expect(page.getByText(`${st.name('gossip')} made a statement`)).toBeVisible()
  await expect(page.getByText('true: somebody dies tonight')).toBeVisible()
  await expect(page.locator('[data-statement="true"]')).toHaveAttribute('aria-pressed', 'true')
  await st.tap('end-day')
  await expect(page.locator('[data-game-phase="night"]')).toBeVisible()
})
