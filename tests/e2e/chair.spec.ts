import type { Page } from '@playwright/test'
import type { PlainCommand } from '@/core/journal/command'
import { seatId } from '@/core/model/ids'
import { expect, test } from './fixtures.ts'
import { shortNames } from '../circle.ts'
import { cutOff } from './cutOff.ts'
import { firstDay, firstNight, storyteller } from './dayTable.ts'
import { TEN } from './evening.ts'
import { openGame, played, table } from './games.ts'
import { hold } from './hold.ts'
import { nightTable } from './nightTable.ts'
import { prefer } from './prefer.ts'
import { pasteNames } from './setupTable.ts'
import { resize, standsStill } from './still.ts'
import { stroke } from './stroke.ts'
import { smallTargets } from './targets.ts'

/** Read from a chair, by keyboard, by ear: what a storyteller must be able to see and reach. */

const sizesOf = (page: Page, selector: string): Promise<readonly number[]> =>
  page.locator(selector).evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)))

for (const phase of ['night', 'day'] as const)
  for (const seats of [5, 12, 20])
    test(`${seats} seats by ${phase}: captions of reminders and second lines are read at arm’s length`, async ({ page }) => {
      await openGame(page, table(seats, { phase, busy: true }))
      for (const [width, height] of [
        [1180, 820],
        [820, 1180],
        [1366, 1024],
      ] as const) {
        await resize(page, width, height)
        const captions = await sizesOf(page, '.coin .caption')
        expect(captions.length).toBeGreaterThan(3)
        expect(Math.min(...captions)).toBeGreaterThanOrEqual(seats <= 12 ? 15 : 12)
        const lines = await sizesOf(page, '.row__text small')
        if (phase === 'night') expect(lines.length).toBeGreaterThan(2)
        for (const line of lines) expect(line).toBeGreaterThanOrEqual(15)
      }
    })

const words = async (page: Page) => ({ say: await sizesOf(page, '.step .say'), names: await sizesOf(page, '.ring .plate') })

test('words follow the text size of the browser', async ({ page }) => {
  await openGame(page, table(12, { busy: true }))
  expect((await words(page)).say[0]).toBe(19)
  await page.evaluate(() => (document.documentElement.style.fontSize = '20px'))
  expect((await words(page)).say[0]).toBe(23.75)
})

test('extra large is half as large again, in the panel and on the ring', async ({ page }) => {
  await page.goto('./#/')
  await prefer(page, { textSize: 'extra' })
  await page.reload()
  await openGame(page, table(12, { busy: true }))
  await standsStill(page)
  const { say, names } = await words(page)
  expect(say[0]).toBe(28.5)
  expect(Math.min(...names)).toBeGreaterThan(17)
})

test('extra large words stay in their buttons, and no reminder lies on those in the middle', async ({ page }) => {
  test.slow()
  const sizes = [
    [1180, 820],
    [820, 1180],
    [390, 844],
  ] as const
  const cut = async (...words: readonly RegExp[]) => {
    const found: string[] = []
    for (const [width, height] of sizes) {
      await resize(page, width, height)
      found.push(...(await cutOff(page)).filter((each) => words.some((one) => one.test(each))).map((each) => `${width}: ${each}`))
    }
    return found
  }
  await page.goto('./#/')
  await prefer(page, { textSize: 'extra' })
  await page.reload()
  await page.goto('./#/setup')
  await pasteNames(page, shortNames.slice(0, 11))
  expect(await cut(/: (Players|Characters|Deal|Bluffs & secrets)$/)).toEqual([])
  await openGame(page, table(12, { busy: true }))
  expect(await cut(/: Cover$/, /Night 2 ×|× Night 2/)).toEqual([])
  await page.locator('[data-act="timeline"]').first().tap()
  expect(await cut(/: Find a player$/)).toEqual([])
  await openGame(page, played([{ type: 'dawn' }, { type: 'dusk' }], firstNight(TEN)))
  const night = await nightTable(page)
  for (let now = await night.see(); !now.step?.startsWith('gambler'); now = await night.see()) await night.tap('[data-act=skip]')
  await night.seat('s2')
  await page.locator('[data-character]').first().waitFor()
  const names = await page
    .locator('[data-character]')
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector('span')?.textContent ?? ''))
  expect(names.length).toBeGreaterThan(20)
  const any = `(${names.join('|')})`
  expect(await cut(new RegExp(`(: |× )${any}$`))).toEqual([])
})

test('a sheet comes from the side and leaves the whole circle in sight', async ({ page }) => {
  await openGame(page, table(12))
  const covered = () =>
    page.evaluate(() => {
      const sheet = document.querySelector('dialog.sheet')?.getBoundingClientRect()
      if (!sheet) return ['no sheet']
      return [...document.querySelectorAll('.ring [data-seat]')]
        .filter((seat) => {
          const { left, right, top, bottom } = seat.getBoundingClientRect()
          return (
            (left + right) / 2 > sheet.left &&
            (left + right) / 2 < sheet.right &&
            (top + bottom) / 2 > sheet.top &&
            (top + bottom) / 2 < sheet.bottom
          )
        })
        .map((seat) => seat.getAttribute('data-seat'))
    })
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [1366, 1024],
  ] as const) {
    await resize(page, width, height)
    await page.locator('[data-act="menu"]').tap()
    await page.locator('dialog.sheet').waitFor()
    expect(await covered(), `${width}×${height}`).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('dialog.sheet').waitFor({ state: 'detached' })
  }
})

test('the ring stays where it is when “evil” appears on a plate', async ({ page }) => {
  const places = (at: Page) =>
    at.locator('.ring [data-seat]').evaluateAll((seats) => seats.map((seat) => (seat as HTMLElement).style.transform))
  const before = table(12)
  await openGame(page, before)
  await standsStill(page)
  const still = await places(page)
  const turned = ['s1', 's2', 's5', 's8'].map((seat): PlainCommand => ({ type: 'correctAlignment', seat: seatId(seat), alignment: 'evil' }))
  await openGame(page, played(turned, table(12)))
  await standsStill(page)
  expect(await page.locator('.ring .plate .tag').count()).toBeGreaterThan(2)
  expect(await places(page)).toEqual(still)
})

test('by day there is a sun in the middle, by night a moon', async ({ page }) => {
  await openGame(page, table(8, { phase: 'day' }))
  await expect(page.locator('.core use').first()).toHaveAttribute('href', '#o-sun')
  await expect(page.locator('#o-sun')).toHaveCount(1)
  await openGame(page, table(8))
  await expect(page.locator('.core use').first()).toHaveAttribute('href', '#o-moon')
})

test('keys: a number goes to a seat, D presses what the moment waits for, and Tab goes on where the work is', async ({ page }) => {
  await openGame(page, table(12))
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(page.locator('[data-seat]:focus')).toHaveAttribute('aria-label', /^Seat 12,/)
  await page.waitForTimeout(800)
  await page.keyboard.press('3')
  await expect(page.locator('[data-seat]:focus')).toHaveAttribute('aria-label', /^Seat 3,/)
  const undo = page.locator('[data-act="undo"]')
  const before = await undo.getAttribute('aria-label')
  await page.keyboard.press('d')
  await expect(undo).not.toHaveAttribute('aria-label', before ?? '')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.panel, .ring') !== null)).toBe(true)
})

test('somebody is on the block: D ends the day', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await st.vote('sailor', 'zombuul', 'sailor', 'innkeeper', 'gambler', 'gossip', 'exorcist', 'fool')
  await expect(page.getByRole('heading', { name: /on the block/ })).toBeVisible()
  await page.keyboard.press('d')
  await expect(st.act('do-it')).toBeVisible()
})

test('where the device paints the colours, icons are painted with the words beside them, and pictures keep their own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openGame(page, table(12, { busy: true }))
  await standsStill(page)
  const odd = await page.locator('.tool .icon, .btn .icon, .row .icon').evaluateAll((icons) =>
    icons
      .filter((icon) => {
        const shape = icon.querySelector('path') ?? icon
        return (
          icon.parentElement &&
          getComputedStyle(shape).fill !== getComputedStyle(icon.parentElement).color &&
          getComputedStyle(shape).fill !== 'none'
        )
      })
      .map((icon) => icon.parentElement?.textContent),
  )
  expect(odd).toEqual([])
  const coin = await page
    .locator('.coin:not(.is-more) .icon path')
    .first()
    .evaluate((path) => getComputedStyle(path).fill)
  expect(coin).toBe('rgb(25, 21, 16)')
})

test('the ear hears no state twice', async ({ page }) => {
  await openGame(page, table(12, { busy: true }))
  const labels = await page.locator('.ring [data-seat]').evaluateAll((seats) => seats.map((seat) => seat.getAttribute('aria-label') ?? ''))
  const drunk = labels.filter((label) => /\bdrunk\b/.test(label))
  expect(drunk.length).toBeGreaterThan(8)
  for (const label of drunk) expect(label.match(/drunk/gi), label).toHaveLength(1)
})

test('the demo teaches to choose, to undo and to hold', async ({ page }) => {
  await page.goto('./#/')
  await page.locator('[data-act="demo"]').tap()
  await expect(page.locator('[data-lesson="choose"]')).toBeVisible()
  const covered = () =>
    page.evaluate(() => {
      const mark = document.querySelector('[data-lesson]')?.getBoundingClientRect()
      return [...document.querySelectorAll('.ring .figure')].filter((seat) => {
        const { left, right, top, bottom } = seat.getBoundingClientRect()
        return mark && left < mark.right && mark.left < right && top < mark.bottom && mark.top < bottom
      }).length
    })
  expect(await covered()).toBe(0)
  for (const [width, height] of [
    [820, 1180],
    [390, 844],
  ] as const) {
    await resize(page, width, height)
    await expect.poll(covered, `turned to ${width}×${height}`).toBe(0)
    expect((await smallTargets(page)).filter((each) => each.startsWith('Got it'))).toEqual([])
  }
  await page.locator('[data-act="got-it"]').tap()
  await expect(page.locator('[data-lesson="undo"]')).toBeVisible()
  await page.locator('[data-act="got-it"]').tap()
  await expect(page.locator('[data-lesson]')).toHaveCount(0)
  // Any card teaches the way back.
  await page.evaluate(() => sessionStorage.setItem('moonrise.cards', JSON.stringify([{ title: 'You are', names: [], tokens: [] }])))
  await page.reload()
  await expect(page.locator('[data-lesson="hold"]')).toBeVisible()
  await hold(page, page.locator('[data-card] .hold'))
  await expect(page.locator('[data-lesson]')).toHaveCount(0)
})

test('the demo is played through its night and its day, and ends by offering a game of their own', async ({ page }) => {
  test.slow()
  await page.goto('./#/')
  await page.locator('[data-act="demo"]').tap()
  const night = await nightTable(page)
  const seat = (number: number) => page.locator(`.ring [data-seat="s${number}"]`)
  const pointed: Readonly<Record<string, readonly string[]>> = {
    devilsadvocate: ['s2'],
    pukka: ['s5'],
    godfather: ['s10'],
    chambermaid: ['s1', 's3'],
  }
  for (let now = await night.see(); !now.dawn; now = await night.see()) {
    if (now.card !== undefined) await expect(page.locator('[data-lesson="hold"]')).toBeVisible()
    if ((await night.showCards()).length) continue
    const step = now.step ?? ''
    for (const one of pointed[step.split(/[.:]/)[0] ?? ''] ?? []) await night.seat(one)
    await expect(page.locator(`[data-step="${step}"]`)).toHaveCount(0)
  }
  await night.tap('[data-act=begin-day]')
  await stroke(page, seat(1), seat(4))
  await stroke(page, ...[5, 6, 7, 8, 9, 10].map(seat))
  await page.locator('[data-act="count"]').tap()
  await page.locator('[data-act="end-day"]').tap()
  await page.locator('[data-act="do-it"]').tap()
  // First the end of this game, then the next one: never two main buttons at once.
  await expect(page.locator('[data-act="end-game"]')).toBeVisible()
  await expect(page.locator('[data-lesson]')).toHaveCount(0)
  await page.locator('[data-act="end-game"]').tap()
  await expect(page.locator('[data-lesson="own"]')).toBeVisible()
  await page.locator('[data-act="own-game"]').tap()
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
})
