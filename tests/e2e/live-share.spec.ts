import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { lift, storyteller } from './dayTable.ts'
import { expect } from './fixtures.ts'
import { BAG, PHONE, test } from './liveDevices.ts'
import { journalOf, shareGame } from './liveTable.ts'

/** How many colours are seen where the circle is: one, if nothing of it is. */
const coloursOfCircle = async (page: Page) => {
  const picture = await page.screenshot({ clip: { x: 40, y: 0, width: 600, height: 780 } })
  return page.evaluate(async (png) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    canvas.drawImage(image, 0, 0)
    return new Set(new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer)).size
  }, picture.toString('base64'))
}

test('while players scan their code the grimoire is hidden; it is back when the code is', async ({ table }) => {
  const { tablet } = await table.sharing()
  const code = tablet.page.locator('[data-act="show-town-code"]')
  await expect(code).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => coloursOfCircle(tablet.page)).toBe(1)
  await code.tap()
  await expect(code).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => coloursOfCircle(tablet.page)).toBeGreaterThan(100)
  // The other code is for a storyteller.
  await tablet.page.locator('[data-act="show-join-code"]').tap()
  await expect.poll(() => coloursOfCircle(tablet.page)).toBeGreaterThan(100)
})

test('a device that follows ends nothing for the others: it can only let go of itself', async ({ table }) => {
  const { tablet, st, game, links } = await table.sharing()
  const [phone, other] = [await table.device(PHONE), await table.device()]
  await phone.page.goto(`./${links.watch}`)
  await other.page.goto(`./${links.join}`)
  await lift(other.page)
  await expect(tablet.page.locator('[data-act="give-game"]')).toBeVisible()

  await shareGame(other.page)
  const sheet = other.page.getByRole('dialog')
  await expect(sheet.getByRole('status').first()).toHaveText('Another device is running this game; this one follows.')
  await expect(sheet.locator('[data-act="new-keys"], [data-act="stop-sharing"]')).toHaveCount(0)
  expect(await axeFinds(other.page)).toEqual([])
  await sheet.locator('[data-act="stop-following"]').tap()
  await expect(other.page.getByText('Another device is running this game')).toHaveCount(0)
  await expect(tablet.page.locator('[data-act="give-game"]')).toHaveCount(0)

  // Each goes on alone, and the town with the one that shares.
  await tablet.page.getByRole('button', { name: 'Close' }).tap()
  const before = await journalOf(other.page, game)
  await st.nominate('sailor', 'goon')
  await expect(phone.page.getByText('Ana nominates Gus')).toBeVisible()
  await storyteller(other.page, BAG).nominate('fool', 'gambler')
  await expect.poll(async () => (await journalOf(other.page, game)).ids.length).toBe(before.ids.length + 1)
  await expect(phone.page.getByText('Ana nominates Gus')).toBeVisible()
})

test('a storyteller who goes Home and comes back shares on: the phones say that nobody was there, and catch up', async ({ table }) => {
  const { tablet, st, game, links } = await table.sharing()
  const phone = await table.device(PHONE)
  await phone.page.goto(`./${links.watch}`)
  await expect(phone.page.locator('[data-seat]')).toHaveCount(10)
  await tablet.page.getByRole('button', { name: 'Close' }).tap()
  await tablet.page.goto('./#/')
  await tablet.page.locator('[data-act="new-game"]').waitFor()
  await expect(phone.page.getByRole('status')).toContainText('The storyteller’s device is not connected')
  await tablet.page.goto(`./#/game/${game}`)
  await lift(tablet.page)
  await st.nominate('sailor', 'goon')
  await expect(phone.page.getByText('Ana nominates Gus')).toBeVisible()
  await expect(phone.page.getByRole('status')).toHaveCount(0)
})
