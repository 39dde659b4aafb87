import type { Locator } from '@playwright/test'
import { seatId } from '@/core/model/ids'
import { firstDay, skipToDawn, storyteller } from './dayTable.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

const TEN = 'sailor innkeeper gambler courtier fool pacifist goon assassin devilsadvocate zombuul'

/** Whole on the screen, and above everything else there. */
const seen = async (what: Locator) => {
  await expect(what).toBeInViewport({ ratio: 1 })
  const onTop = (each: Element) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  // For a moment after a tap what it has brought cannot be pressed.
  await expect.poll(() => what.evaluate(onTop)).toBe(true)
}

test('a hand that may not go up says why beside its seat, and goes up anyway from there', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(
    firstDay(TEN, [
      { type: 'correctLife', seat: seatId('s3'), life: 'dead' },
      { type: 'correctGhostVote', seat: seatId('s3'), ghostVote: false },
    ]),
  )
  await st.nominate('sailor', 'goon')
  await st.seat('gambler').tap()
  const refusal = page.locator('[data-part="refusal"]')
  await seen(refusal)
  await expect(refusal).toContainText('Cy')
  await seen(st.act('choose-anyway'))
  await st.seat('innkeeper').tap()
  await expect(refusal).toHaveCount(0)
  await st.seat('gambler').tap()
  await st.tap('choose-anyway')
  await expect(refusal).toHaveCount(0)
  await expect(page.locator('[data-part="hands"]')).toHaveText('2')
})

test('so does a living player while a Voudon is there, and who may not nominate', async ({ page }) => {
  const bag = `${TEN} voudon`
  const st = storyteller(page, bag)
  await st.open(firstDay(bag, [{ type: 'correctLife', seat: seatId('s3'), life: 'dead' }]))
  await st.tap('nominate')
  await st.seat('gambler').tap()
  await seen(st.act('choose-anyway'))
  await st.tap('dismiss-reason')
  await st.seat('sailor').tap()
  await st.seat('goon').tap()
  await st.seat('innkeeper').tap()
  await seen(page.locator('[data-part="refusal"]'))
  await st.tap('count')
  await expect(page.locator('[data-part="refusal"]')).toHaveCount(0)
})

test('what was begun at the end of the panel is seen at its top', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await page.getByRole('button', { name: 'Somebody is executed' }).tap()
  await seen(page.getByRole('heading', { name: 'Who is executed?' }))
})

test('in the town on this screen the answer lies over the town', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(
    firstDay(TEN, [
      { type: 'correctLife', seat: seatId('s3'), life: 'dead' },
      { type: 'correctGhostVote', seat: seatId('s3'), ghostVote: false },
    ]),
  )
  await page.getByRole('button', { name: 'Show the town' }).first().tap()
  await st.tap('town-here')
  await page.locator('.town-mode [data-act="nominate"]').tap()
  for (const seat of ['s1', 's7']) await page.locator(`.town-mode [data-seat="${seat}"]`).tap()
  await page.locator('.town-mode [data-seat="s3"]').tap()
  await seen(page.locator('[data-part="refusal"]'))
  await st.tap('choose-anyway')
  await expect(page.locator('[data-part="refusal"]')).toHaveCount(0)
})

test('the Mastermind’s extra night and day are plain at a glance, with what ends them', async ({ page }) => {
  const bag = 'sailor innkeeper gambler courtier fool pacifist goon mastermind pukka'
  const st = storyteller(page, bag)
  await st.open(firstDay(bag, [{ type: 'execute', seat: seatId('s9') }]))
  await expect(page.getByText('extra night and day follow')).toBeVisible()
  await st.tap('dusk')
  for (const [size, phase] of [
    [{ width: 390, height: 844 }, 'night'],
    [{ width: 820, height: 1180 }, 'night'],
    [{ width: 1180, height: 820 }, 'night'],
    [{ width: 1180, height: 820 }, 'day'],
    [{ width: 820, height: 1180 }, 'day'],
    [{ width: 390, height: 844 }, 'day'],
  ] as const) {
    await page.setViewportSize(size)
    if (phase === 'day' && (await page.locator('[data-game-phase="night"]').count())) {
      await skipToDawn(page)
      // The town's eyes are open: it is one tap away.
      await expect(page.locator('[data-part="overtime"]')).toBeHidden()
      await page.locator('.dawn__keep summary').tap()
      await expect(page.locator('[data-part="overtime"]')).toBeVisible()
      await st.tap('begin-day')
    }
    const panel = page.locator('.panel [data-part="overtime"]')
    await seen(panel)
    await expect(panel).toContainText(phase === 'night' ? 'Extra night' : 'nobody, good wins')
    await expect(page.locator('.ring .core').getByText(`extra ${phase}`)).toBeInViewport({ ratio: 1 })
  }
})

test('an evil Traveller who comes by day is shown the Demon there and then', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await st.tap('menu')
  await st.tap('join')
  await page.locator('[data-field="join-name"]').fill('Zoë')
  await page.getByRole('button', { name: 'Evil', exact: true }).tap()
  await st.tap('join-now')
  await seen(page.getByRole('dialog').locator('[data-act="tell-now"]'))
  await st.tap('tell-later')
  const untold = page.locator('[data-part="untold"]')
  await seen(untold)
  await expect(page.locator('.shelf')).toHaveCount(0)
  await expect(st.act('tell-now')).toHaveAttribute('data-part', 'main')
  await st.tap('tell-now')
  await expect(page.getByText('This is the Demon')).toBeVisible()
  await expect(page.locator('[data-seat]')).toHaveCount(0)
})

test('a double tap on the last voter’s answer withdraws nothing', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await st.nominate('sailor', 'goon')
  await st.seat('fool').tap()
  // From the Fool to the Goon, the last.
  await st.tap('no-hand')
  const answer = (await st.act('no-hand').boundingBox())!
  for (let tap = 1; tap <= 2; tap++) await page.touchscreen.tap(answer.x + answer.width / 2, answer.y + answer.height / 2)
  await expect(page.getByText('Everybody has been asked.')).toBeVisible()
  await expect(page.locator('[data-part="hands"]')).toHaveText('1')
  await st.tap('withdraw')
  await expect(st.act('nominate')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).first().tap()
  await expect(page.locator('[data-part="hands"]')).toHaveText('1')
})

test('the main button is in full sight, whatever has just been announced', async ({ page }) => {
  const bag = `${TEN} matron`
  const st = storyteller(page, bag)
  const six = ['sailor', 'innkeeper', 'gambler', 'courtier', 'fool', 'pacifist']
  await page.setViewportSize({ width: 360, height: 640 })
  await st.open(firstDay(bag))
  await st.vote('sailor', 'goon', ...six)
  await seen(st.act('end-day'))
  await st.tap('exile')
  await st.hands(...six)
  await st.tap('count')
  await st.tap('do-it')
  await seen(page.locator('[data-part="say-aloud"]'))
  await seen(st.act('end-day'))
})
