import type { Page } from '@playwright/test'
import { shortNames } from '../circle.ts'
import { axeFinds } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { button, characterNames, everyWord, finger, pasteNames, press, readyToDeal } from './setupTable.ts'
import { standsStill } from './still.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const fits = async (page: Page) => {
  await standsStill(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#app button:not(:disabled), #app input, #app textarea')]
      .filter((one) => one.offsetParent !== null)
      .map((one) => ({ what: one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '', box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ what, box }) => `${what} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`),
  )
  expect(small).toEqual([])
}
const clean = async (page: Page) => {
  expect(await axeFinds(page)).toEqual([])
}

test('eleven players, from the start page to the first night in fifteen taps and the names', async ({ page }) => {
  const hand = finger(page)
  await page.goto('./')
  await hand.tap(page.locator('[data-act="new-game"]'))
  await hand.tap(page.getByRole('textbox', { name: 'Names' }))
  await pasteNames(page, shortNames.slice(0, 11))
  await hand.tap(button(page, 'Choose characters'))
  await hand.tap(button(page, 'Draw 11').first())
  await hand.tap(page.getByRole('button', { name: 'Deal', exact: true }).last())
  await hand.tap(button(page, /^At random/))
  await hand.tap(page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).last())
  await hand.tap(button(page, 'Begin the first night'))
  await expect(page).toHaveURL(/#\/game\//)
  expect(hand.taps()).toBeLessThanOrEqual(15)
  await expect.poll(() => page.evaluate(() => document.body.innerText)).toMatch(/Night\s*1/i)
})

test('every number from five to fifteen has a legal bag in one tap, with the Capo Crimini and without', async ({ page }) => {
  test.slow()
  await page.goto('./#/setup')
  await button(page, '5 players').tap()
  for (let residents = 5; residents <= 15; residents++) {
    await button(page, 'Choose characters').tap()
    const capo = button(page, /^Capo Crimini, Minion/)
    const faults = page.locator('.fault')
    for (const want of [false, true]) {
      await capo.tap()
      if (!want) await button(page, 'Never').tap()
      const again = button(page, 'Draw again')
      await ((await again.isVisible()) ? again : button(page, 'Draw 5').first()).tap()
      await expect(capo).toHaveAttribute('aria-pressed', String(want))
      await expect(faults).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Deal', exact: true }).last()).toBeEnabled()
    }
    await button(page, 'Players').tap()
    if (residents < 15) await button(page, 'One player more').tap()
  }
})

test('an illegal bag is named, mended with one tap, and can be dealt all the same', async ({ page }) => {
  await readyToDeal(page, shortNames.slice(0, 9))
  await press(page, button(page, /^Capo Crimini, Minion/), button(page, 'Capo Crimini, Minion, never drawn'))
  await button(page, 'Draw again').tap()
  await page.locator('.is-townsfolk .is-picked .pick').first().tap()
  await expect(button(page, 'Draw the last one')).toBeVisible()
  await expect(page.locator('.fault'), 'a bag that is not full is nothing to warn of').toHaveCount(0)
  await page.locator('.is-outsider .cell:not(.is-picked) .pick').first().tap()
  await expect(page.locator('.fault')).toContainText('Outsiders: ')
  await expect(button(page, '1 problem above')).toBeDisabled()
  await button(page, /^Deal anyway/).tap()
  await expect(page.getByRole('dialog')).toContainText('Outsiders: ')
  await button(page, 'Back to the bag').tap()
  await page.locator('.mend').first().tap()
  await expect(page.locator('.fault')).toHaveCount(0)
  await button(page, /^Undo/).tap()
  await button(page, /^Undo/).tap()
  await button(page, 'Deal…').tap()
  await expect(page.getByRole('dialog')).toContainText('Townsfolk: ')
  await button(page, 'Deal it as it is').tap()
  await button(page, /^At random/).tap()
  await page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).first().tap()
  await expect(page.locator('.fault')).toContainText('1 player has no character yet')
  await button(page, /^Begin anyway/).tap()
  await button(page, 'Begin as it is').tap()
  await expect(page).toHaveURL(/#\/game\//)
})

test('the tablet goes round seven players: nobody meets another’s character, not by reload, back or a glance away', async ({ page }) => {
  test.slow()
  const hand = finger(page)
  const names = shortNames.slice(0, 7)
  await page.goto('./')
  await page.locator('[data-act="new-game"]').tap()
  await pasteNames(page, names)
  await button(page, 'Choose characters').tap()
  await button(page, 'Draw 7').first().tap()
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  await button(page, /^Pass the tablet/).tap()
  await button(page, 'Pass the tablet').tap()

  const seen: string[] = []
  const ids = await page.evaluate(() => [...document.querySelectorAll('symbol[id^="i-"]')].map((one) => one.id))
  const noCharacter = async () => {
    const words = await everyWord(page)
    expect(characterNames.filter((name) => new RegExp(`\\b${name}\\b`).test(words))).toEqual([])
    expect(ids.filter((id) => !['i-moon', 'i-cover', 'i-eye', 'i-check', 'i-undo'].includes(id) && words.includes(`#${id}\n`))).toEqual([])
  }
  for (const [turn, name] of names.entries()) {
    await noCharacter()
    await button(page, `I’m ${name}`).tap()
    await noCharacter()
    await button(page, /^Face-down token/)
      .first()
      .tap()
    const card = page.locator('[data-card]')
    const mine = await card.getByRole('heading', { level: 2 }).innerText()
    const others = characterNames.filter((one) => !mine.startsWith(one) && !/^(Demon|Minion)/.test(one))
    const heading = await card.innerText()
    expect(others.filter((one) => new RegExp(`^${one}$`, 'm').test(heading))).toEqual([])
    seen.push(mine)
    if (turn === 2) {
      await page.evaluate(() => window.dispatchEvent(new Event('blur')))
      await expect(card).toHaveCount(0)
      await noCharacter()
      await page.reload()
      await expect(page.getByText(`${name} has drawn`)).toBeVisible()
      await noCharacter()
      await hand.hold(button(page, `${name}: hold to look again`))
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(mine)
    }
    await button(page, 'Hide').tap()
    await expect(card, 'one tap hides it').toHaveCount(0)
    if (turn === 1) {
      await hand.hold(button(page, `${name}: hold to look again`))
      await expect(card.getByRole('heading', { level: 2 }), 'and the finger that lifts hides nothing').toHaveText(mine)
      await button(page, 'Hide').tap()
    }
    if (turn === 3) {
      await page.goBack()
      await standsStill(page)
      await noCharacter()
      await expect(button(page, `I’m ${names[4]}`)).toBeVisible()
    }
  }
  await noCharacter()
  await button(page, 'Seen. Pass it on').tap()
  await expect(page.getByText('Everybody has drawn')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Everybody has drawn')).toBeVisible()
  await noCharacter()
  await hand.hold(button(page, 'Storyteller: hold'))
  await noCharacter()
  await hand.hold(button(page, 'Hold to see who drew what'))
  for (const [turn, name] of names.entries())
    await expect(page.getByRole('img', { name: new RegExp(`^Seat ${turn + 1}, ${name}, `) })).toBeVisible()
  expect(new Set(seen).size).toBeGreaterThanOrEqual(6)
})

test('one character is exchanged after everybody has drawn: the others keep theirs, and it says who should see what', async ({ page }) => {
  await readyToDeal(page, shortNames.slice(0, 5))
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  await button(page, /^From a real bag/).tap()
  for (const token of await page.getByRole('checkbox').all()) await token.tap()
  for (let n = 0; n < 5; n++) {
    await page.locator('.tray button').first().tap()
    await page.locator('.ring .seat').nth(n).tap()
  }
  const labels = () => page.locator('.ring .seat').evaluateAll((seats) => seats.map((seat) => seat.getAttribute('aria-label')))
  const before = await labels()
  await button(page, 'Characters').tap()
  const out = page.locator('.is-townsfolk .is-picked .pick').first()
  const saw = await out.locator('b').innerText()
  await out.tap()
  const into = page.locator('.is-townsfolk .cell:not(.is-picked) .pick').last()
  const now = await into.locator('b').innerText()
  await into.tap()
  await expect(page.locator('.fault')).toContainText(`was shown the ${saw} and should see the ${now} now.`)
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  expect(await labels()).toEqual(before.map((label) => label?.replace(saw, now)))
})

test('a real bag: what goes in, then who drew what', async ({ page }) => {
  await readyToDeal(page, shortNames.slice(0, 5))
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  await button(page, /^From a real bag/).tap()
  for (const token of await page.getByRole('checkbox').all()) await token.tap()
  for (let n = 0; n < 5; n++) {
    await page.locator('.tray button').first().tap()
    await page.locator('.ring .seat').nth(n).tap()
  }
  await page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).last().tap()
  await expect(button(page, 'Begin the first night')).toBeEnabled()
})

test('upright, everything that is decided before the first night is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await readyToDeal(page, shortNames.slice(0, 11))
  await press(page, button(page, /^Lunatic, Outsider/), button(page, 'Lunatic, Outsider, never drawn'))
  await button(page, 'In').tap()
  await button(page, 'Draw again').tap()
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  await button(page, /^At random/).tap()
  await page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).last().tap()
  await button(page, 'Change: Bluffs shown to the Lunatic').waitFor()
  await standsStill(page)
  const foot = await button(page, 'Begin the first night').boundingBox()
  for (const change of await page.getByRole('button', { name: /^Change: / }).all()) {
    const box = await change.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), await change.innerText()).toBeLessThan(foot?.y ?? 0)
  }
})

test('a setup survives a reload, groups and lately seen names come back', async ({ page }) => {
  await page.goto('./#/setup')
  await pasteNames(page, shortNames.slice(0, 8))
  await button(page, 'Remember this circle').tap()
  await page.getByLabel('Name of the group').fill('Thursday')
  await button(page, 'Remember').tap()
  await expect(page.getByLabel('Name of the group')).toBeHidden()
  await page.reload()
  await expect(page.locator('[data-player]')).toHaveCount(8)
  await button(page, 'Start over…').tap()
  await button(page, 'Empty the table').tap()
  await button(page, /^Seat the group Thursday/).tap()
  await expect(page.locator('[data-player]')).toHaveCount(8)
  await expect(page.locator('[data-player] input').first()).toHaveValue('Ana')
})

test('seats are moved by drag and by buttons', async ({ page }) => {
  await page.goto('./#/setup')
  await pasteNames(page, shortNames.slice(0, 5))
  const grip = page.getByRole('button', { name: /^Drag Ana/ })
  const from = await grip.boundingBox()
  const to = await page.getByRole('button', { name: /^Drag Cy/ }).boundingBox()
  if (!from || !to) throw new Error('no grips')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 })
  await page.mouse.up()
  const order = () => page.locator('[data-player] input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  expect(await order()).toEqual(['Bo', 'Cy', 'Ana', 'Dov', 'Eli'])
  await button(page, 'Move, swap, insert or remove: Ana').tap()
  await button(page, 'Earlier').tap()
  expect(await order()).toEqual(['Bo', 'Ana', 'Cy', 'Dov', 'Eli'])
  await button(page, /^Undo/).tap()
  await button(page, /^Undo/).tap()
  expect(await order()).toEqual(['Ana', 'Bo', 'Cy', 'Dov', 'Eli'])
  await button(page, 'Swap with…').tap()
  await button(page, 'Swap Ana and Dov').tap()
  expect(await order()).toEqual(['Dov', 'Bo', 'Cy', 'Ana', 'Eli'])
  await page.locator('.ring .seat').nth(1).tap()
  await button(page, 'Move there').tap()
  await page.locator('.ring .seat').nth(4).tap()
  expect(await order()).toEqual(['Dov', 'Cy', 'Ana', 'Eli', 'Bo'])
})

test('every step fits, has large targets and is clean for screen readers @sizes', async ({ page }) => {
  test.slow()
  await page.goto('./#/setup')
  await page.getByRole('heading', { name: 'New game' }).waitFor()
  await fits(page)
  await clean(page)
  await pasteNames(page, shortNames)
  await fits(page)
  await clean(page)
  await button(page, 'Choose characters').tap()
  await button(page, /^Lunatic,/).tap()
  await button(page, 'Draw the other 14').tap()
  await fits(page)
  await clean(page)
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  await button(page, /^At random/).tap()
  await fits(page)
  await clean(page)
  await page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).last().tap()
  await fits(page)
  await clean(page)
})
