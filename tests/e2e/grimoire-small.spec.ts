import type { Page } from '@playwright/test'
import type { PlainCommand } from '@/core/journal/command'
import { seatId } from '@/core/model/ids'
import { ownClock, stopTime } from './clock.ts'
import { expect, test } from './fixtures.ts'
import { shortNames } from '../circle.ts'
import { openGame, played, table } from './games.ts'
import { standsStill } from './still.ts'

const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
      return { left, top, right, bottom, width, height }
    })

for (const [width, height, seats] of [
  [360, 640, 20],
  [640, 360, 15],
  [590, 410, 12],
] as const)
  test(`${seats} seats on ${width}×${height} are all there, and the board and the panel share the whole screen`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openGame(page, table(seats))
    await standsStill(page)
    await expect(page.locator('[data-seat]')).toHaveCount(seats)
    const board = await box(page, '.board'),
      panel = await box(page, '.panel')
    expect([Math.max(board.right, panel.right), Math.max(board.bottom, panel.bottom)]).toEqual([width, height])
    expect(Math.min(board.width, panel.width)).toBeGreaterThan(width * 0.4)
    expect(Math.min(board.height, panel.height)).toBeGreaterThan(height * 0.4)
  })

test('on a narrow phone the title leaves Undo alone, and what is not saved keeps its mark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await page.goto('./')
  await page.locator('[data-act="demo"]').tap()
  await page.locator('[data-seat]').first().waitFor()
  expect((await box(page, '.bar .saving .icon')).width).toBeGreaterThan(16)
  const words = await page.locator('.bar h1').evaluate((title) => {
    const range = document.createRange()
    range.selectNodeContents(title)
    return range.getBoundingClientRect().right
  })
  expect(words).toBeLessThanOrEqual((await box(page, '.bar [data-act="undo"]')).left)
})

test('two quick taps on Done open no card that nobody is awake for, and on Skip skip one', async ({ page }) => {
  await ownClock(page)
  const cast = ['sailor', 'courtier', 'grandmother', 'chambermaid', 'goon', 'godfather', 'pukka']
  await openGame(
    page,
    played([
      ...cast.map((character, at): PlainCommand => ({ type: 'addSeat', plan: { player: `Player ${at + 1}`, character } })),
      { type: 'setSecret', seat: seatId('s3'), ability: 'grandmother', key: 'grandchild', seats: [seatId('s1')] },
      { type: 'begin' },
    ]),
  )
  const twice = async (act: string) => {
    await stopTime(page)
    const { left, top, width, height } = await box(page, `[data-act="${act}"]`)
    for (let taps = 0; taps < 2; taps++) await page.touchscreen.tap(left + width / 2, top + height / 2)
    await page.clock.resume()
  }
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', 'dusk')
  await twice('done')
  await expect(page.locator('[data-card]')).toHaveCount(0)
  await expect(page.locator('[data-row][data-status="done"]')).toHaveCount(1)
  await twice('skip')
  await expect(page.locator('[data-row][data-status="skipped"]')).toHaveCount(1)
})

test('colours the device forces leave the current row its mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openGame(page, table(12))
  await expect(page.locator('.row[aria-current]')).toHaveCSS('outline-style', 'solid')
})

/** The second night of nine, the last of them dead, with some who are drunk. */
const openDrunk = (page: Page, cast: readonly string[], drunk: readonly string[]) =>
  openGame(
    page,
    played([
      ...cast.map((character, at): PlainCommand => ({ type: 'addSeat', plan: { player: shortNames[at] ?? '', character } })),
      { type: 'begin' },
      { type: 'dawn' },
      { type: 'correctLife', seat: seatId('s9'), life: 'dead' },
      { type: 'dusk' },
      ...drunk.map((on): PlainCommand => ({
        type: 'placeMark',
        on: seatId(on),
        kind: 'drunk',
        character: 'sailor',
        token: 'Drunk',
        ends: { at: 'dusk', dusks: 1 },
      })),
    ]),
  )

test('who has no ability: what is to be pressed still stands above Done @sizes', async ({ page }) => {
  await openDrunk(page, ['professor', 'gambler', 'sailor', 'innkeeper', 'goon', 'fool', 'assassin', 'pukka', 'tinker'], ['s1', 's2', 's7'])
  const step = page.locator('[data-step]')
  for (let guard = 0; guard < 12; guard++) {
    const now = (await step.getAttribute('data-step')) ?? ''
    if (/^(professor|gambler|assassin)/.test(now)) {
      await expect(page.locator('.step .banner')).toBeVisible()
      await standsStill(page)
      const foot = await box(page, '.night__foot')
      expect((await box(page, '.step .slots')).bottom, now).toBeLessThanOrEqual(foot.top + 1)
    }
    if (now.startsWith('professor')) return
    await page.locator('[data-act="skip"]').tap()
    await expect(step).not.toHaveAttribute('data-step', now)
  }
  throw new Error('the Professor was never woken')
})

test('on a phone the list begins with what was settled last, and the characters come into sight when one is to be named', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openDrunk(page, ['professor', 'gambler', 'sailor', 'courtier', 'goon', 'fool', 'assassin', 'pukka', 'tinker'], ['s1', 's7'])
  const step = page.locator('[data-step]')
  const inSight = async (selector: string) => {
    await standsStill(page)
    const { top } = await box(page, selector)
    const panel = await box(page, '.panel')
    return top >= panel.top && top < panel.top + panel.height / 2
  }
  await page.locator('[data-act="done"]').tap()
  await page.locator('[data-act="skip"]').tap()
  await expect(step).toHaveAttribute('data-step', 'courtier:s4')
  await standsStill(page)
  expect((await box(page, '.is-grid')).top).toBeLessThan((await box(page, '.night__foot')).top - 24)
  await page.locator('[data-act="skip"]').tap()
  await expect(step).toHaveAttribute('data-step', 'gambler:s2')
  await expect.poll(() => inSight('.step h2')).toBe(true)
  const rows = await page
    .locator('[data-row]')
    .evaluateAll((all) => all.map((row) => ({ id: (row as HTMLElement).dataset['row'], top: row.getBoundingClientRect().top })))
  const places = rows.toSorted((a, b) => a.top - b.top).map(({ id }) => id)
  // The Tab key goes the way the eye goes.
  expect(rows.map(({ id }) => id)).toEqual(places)
  expect(places.slice(0, 2)).toEqual(['courtier:s4', 'gambler:s2'])
  expect(places.slice(-2)).toEqual(['dusk', 'sailor:s3'])
  await page.locator('[data-seat="s6"]').tap()
  await expect.poll(() => inSight('.is-grid')).toBe(true)
})

test('a head-shake stands in the place of Done @sizes', async ({ page }) => {
  await openDrunk(page, ['professor', 'gambler', 'sailor', 'courtier', 'goon', 'fool', 'assassin', 'pukka', 'tinker'], [])
  const step = page.locator('[data-step]')
  const place = async (act: string) => {
    await standsStill(page)
    const { left, top, bottom } = await box(page, `[data-act="${act}"]`)
    return { left, top, bottom }
  }
  const done = await place('done')
  await page.locator('[data-act="done"]').tap()
  for (const each of ['courtier:s4', 'assassin:s7', 'professor:s1']) {
    while ((await step.getAttribute('data-step')) !== each) {
      const now = (await step.getAttribute('data-step')) ?? ''
      await page.locator('[data-act="skip"]').tap()
      await expect(step).not.toHaveAttribute('data-step', now)
    }
    expect(await place('pass'), each).toEqual(done)
    await page.locator('[data-act="pass"]').tap()
    await expect(page.locator(`[data-step="${each}"]`)).toHaveCount(0)
  }
})
