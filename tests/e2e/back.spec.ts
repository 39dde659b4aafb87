import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { bringIn, firstNight, lift } from './dayTable.ts'

const bag = 'sailor innkeeper gambler professor exorcist devilsadvocate pukka'
const back = async (page: Page) => {
  await page.evaluate(
    () =>
      new Promise<void>((heard) => {
        addEventListener('popstate', () => setTimeout(heard, 400), { once: true })
        history.back()
      }),
  )
}
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`)
const board = (page: Page) => page.locator('[data-seat]').first()
/** By the app's own link, because the router cannot take back a typed address. */
const goOn = async (page: Page) => {
  await bringIn(page, firstNight(bag))
  await page.goto('./#/')
  await act(page, 'continue').tap()
  await lift(page)
}
const cover = (page: Page) => page.getByRole('button', { name: 'Hold to lift' })

test('no way back leads past the cover', async ({ page }) => {
  const id = await bringIn(page, firstNight(bag))
  await act(page, 'menu').tap()
  await act(page, 'story').tap()
  await act(page, 'leave-story').tap()
  await board(page).waitFor()
  await act(page, 'cover').tap()
  await cover(page).waitFor()
  await back(page)
  await expect(page.locator('.story')).toHaveCount(0)
  // Nor does an address, nor the way forward.
  await page.goto(`./#/story/${id}`)
  await expect(cover(page)).toBeVisible()
  await page.reload()
  await expect(cover(page)).toBeVisible()
  await expect(page.locator('.story')).toHaveCount(0)
  await lift(page)
  await page.goto(`./#/story/${id}`)
  await expect(page.locator('.story')).toBeVisible()
  // Opened by its address, it goes to the game, which is where it was left.
  await act(page, 'leave-story').tap()
  await board(page).waitFor()
})

test('with a sheet open, Back closes the sheet and the game stays', async ({ page }) => {
  await goOn(page)
  const game = page.url()
  const sheet = page.locator('dialog[open]')
  await act(page, 'menu').tap()
  await sheet.waitFor()
  await back(page)
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(game)
  // A page further in goes first, and typed words are kept.
  await board(page).focus()
  await page.keyboard.press('Enter')
  await sheet.waitFor()
  await sheet.locator('[data-act="seat-note"]').tap()
  await sheet.locator('textarea').fill('Lied')
  await back(page)
  await expect(sheet.locator('textarea')).toHaveCount(0)
  await expect(sheet).toContainText('Lied')
  await back(page)
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(game)
  await act(page, 'menu').tap()
  await act(page, 'settings').tap()
  await expect(page).toHaveURL(/settings/)
  await back(page)
  await expect(board(page)).toBeVisible()
  await back(page)
  await expect(board(page)).toHaveCount(0)
})

test('with a card up, Back leaves the game behind it where it is', async ({ page }) => {
  await goOn(page)
  const game = page.url()
  await page.evaluate(() => {
    sessionStorage.setItem('moonrise.cards', JSON.stringify([{ title: 'This is the Demon' }]))
  })
  await page.reload()
  await page.locator('[data-card]').waitFor()
  await back(page)
  await expect(page.locator('[data-card]')).toBeVisible()
  await expect(page).toHaveURL(game)
})
