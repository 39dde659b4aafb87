import type { Page } from '@playwright/test'
import { hexOf, linkTextOf } from '@/live/bytes'
import { keysOf } from '@/live/keys'
import { seatId } from '@/core/model/ids'
import { firstDay, lift, storyteller } from './dayTable.ts'
import { expect } from './fixtures.ts'
import { heapOf } from './heapOf.ts'
import { BAG, PHONE, test } from './liveDevices.ts'
import { linksOf, rootOf, shareGame } from './liveTable.ts'

/** Everything that the address and its history hold. */
const addressOf = (page: Page) => page.evaluate(() => `${location.href} ${JSON.stringify(history.state)} ${document.referrer}`)

test('a link leaves the address before anything more is fetched, and its key stands nowhere in it', async ({ table }) => {
  const { links } = await table.sharing()
  for (const [door, link] of Object.entries({ watch: links.watch, join: links.join })) {
    const key = link.split(/[./]/).at(-1)!
    const { page } = await table.device(PHONE)
    let release = () => undefined as void
    const held = new Promise<void>((done) => (release = done))
    await page.route(/\/assets\/(together|watch)/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`./${link}`, { waitUntil: 'commit' })
    await expect.poll(() => new URL(page.url()).hash).toBe(`#/${door}`)
    await expect(page.locator('[data-seat]')).toHaveCount(0)
    release()
    await (door === 'join' ? lift(page) : page.locator('[data-seat]').first().waitFor())
    expect(await addressOf(page)).not.toContain(key)
  }

  // Into an app that is open already.
  const { page } = await table.device(PHONE)
  await page.goto('./#/help')
  await page.locator('h1').first().waitFor()
  await page.evaluate((link) => (location.hash = link), links.watch)
  await page.locator('[data-seat]').first().waitFor()
  expect(await addressOf(page)).not.toContain(links.watch.split('.')[1])
})

test('whoever follows the town has nothing that leads to the game: not in its memory, on its disk or on its line', async ({ table }) => {
  test.slow()
  const SECRET = 'xylophone-under-the-floorboards'
  const tablet = await table.device()
  const game = await storyteller(tablet.page, BAG).open(firstDay(BAG, [{ type: 'writeNote', seat: seatId('s1'), note: SECRET }]))
  await shareGame(tablet.page)
  const links = await linksOf(tablet.page, game)
  const root = await rootOf(tablet.page, game)
  const { journal, town } = keysOf(root)
  const secrets = { root: linkTextOf(root), room: journal.room, token: journal.token!, key: hexOf(journal.key), write: town.token!, SECRET }

  const phone = await table.device(PHONE)
  const line: string[] = []
  phone.page.on('websocket', (socket) => {
    const hear = ({ payload }: { payload: string | Buffer }) =>
      void line.push(typeof payload === 'string' ? payload : payload.toString('latin1'))
    socket.on('framesent', hear)
    socket.on('framereceived', hear)
  })
  await phone.page.goto(`./${links.watch}`)
  await expect(phone.page.locator('[data-seat]')).toHaveCount(10)
  const disk = await phone.page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, names])
  })
  const heap = await heapOf(phone.page)
  expect(disk).toContain(town.room)
  expect(line.join()).toContain(town.room)
  for (const [what, secret] of Object.entries(secrets)) {
    expect(line.join(), what).not.toContain(secret)
    expect(disk, what).not.toContain(secret)
    expect(heap.includes(secret), what).toBe(false)
  }
  const own = await heapOf(tablet.page)
  for (const secret of [secrets.root, journal.room, SECRET]) expect(own.includes(secret)).toBe(true)
})
