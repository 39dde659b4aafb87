import type { Page } from '@playwright/test'
import { liveText as germanLive } from '@/text/de/live'
import { sharingText as germanSharing } from '@/text/de/sharing'
import { liveText as englishLive } from '@/text/en/live'
import { sharingText as englishSharing } from '@/text/en/sharing'
import { townText as frenchTown } from '@/text/fr/town'
import { languageNames } from '@/text/languageNames'
import { axeFinds } from './axe.ts'
import { firstDay, lift, skipToDawn, storyteller } from './dayTable.ts'
import { expect } from './fixtures.ts'
import { BAG, equalJournals, PHONE, test, TV } from './liveDevices.ts'
import { journalOf, linksOf, townOf } from './liveTable.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const isClean = async (...pages: readonly Page[]) => {
  for (const page of pages) expect(await axeFinds(page)).toEqual([])
}
const closeSheet = (page: Page) => page.getByRole('button', { name: 'Close' }).tap()

test('a phone follows the town, reads the script, says how old its picture is, and its address holds no key', async ({ table }) => {
  const { tablet, st, links } = await table.sharing()
  const phone = await table.device(PHONE)
  await phone.page.goto(`./${links.watch}`)
  await expect(phone.page.locator('[data-seat]')).toHaveCount(10)
  expect(phone.page.url()).toBe(`${phone.wire.url}#/watch`)
  await expect(tablet.page.locator('[data-watching]')).toHaveText('1 device is watching')
  await isClean(tablet.page, phone.page)
  await closeSheet(tablet.page)
  await st.nominate('sailor', 'goon')
  await expect(phone.page.getByText('Ana nominates Gus')).toBeVisible()
  // A language of its own, and the same town after a reload, without the link.
  await phone.page.locator('select').selectOption('fr')
  await expect(phone.page.locator('html[lang="fr"]')).toContainText(frenchTown.nominates('Ana', 'Gus'))
  await isClean(phone.page)
  await phone.page.reload()
  await expect(phone.page.locator('html[lang="fr"]')).toContainText(frenchTown.nominates('Ana', 'Gus'))
  await expect(tablet.page.locator('html')).toHaveAttribute('lang', 'en')
  await phone.page.locator('select').selectOption('en')
  await expect(phone.page.getByText('Ana nominates Gus')).toBeVisible()

  await phone.page.locator('[data-act="sheet"]').tap()
  await expect(phone.page.getByRole('dialog')).toContainText('Sailor')
  await isClean(phone.page)
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()

  phone.wire.cut()
  await expect(phone.page.getByRole('status')).toContainText('Not connected')
  phone.wire.mend()
  await expect(phone.page.getByRole('status')).toHaveCount(0)
  // Nobody runs the game: the phone hears of it from the server.
  await tablet.page.close()
  await expect(phone.page.getByRole('status')).toContainText('The storyteller’s device is not connected')
  await isClean(phone.page)
})

test('the town’s room never changes when the town does not: nobody can count the taps of a night', async ({ table }) => {
  const { tablet, st, links } = await table.sharing()
  await closeSheet(tablet.page)
  const phone = await table.device(PHONE)
  const heard: number[] = []
  phone.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(payload.length)))
  await phone.page.goto(`./${links.watch}`)
  await expect(phone.page.locator('[data-seat]')).toHaveCount(10)
  await st.tap('end-day')
  await expect(phone.page.getByRole('heading', { name: 'Night 2' })).toBeVisible()
  const before = heard.filter((length) => length > 300).length
  await skipToDawn(tablet.page)
  expect(heard.filter((length) => length > 300).length).toBe(before)
  await st.tap('begin-day')
  await expect(phone.page.getByRole('heading', { name: 'Day 2' })).toBeVisible()
})

test('a TV gets the town by four digits', async ({ table }) => {
  const { tablet } = await table.sharing()
  const tv = await table.device(TV)
  await tv.page.goto('./tv')
  const code = await tv.page.locator('[data-code]').innerText()
  expect(code).toMatch(/^\d{4}$/)
  await isClean(tv.page)
  await tablet.page.locator('[data-field="tv-digits"]').fill(code)
  await tablet.page.locator('[data-act="send-to-tv"]').tap()
  await expect(tv.page.locator('[data-seat]')).toHaveCount(10)
  expect(tv.page.url()).toBe(`${tv.wire.url}#/watch`)
  await expect(tablet.page.getByText('The TV shows the town.')).toBeVisible()
})

test('new keys: the old links lead nowhere', async ({ table }) => {
  const { tablet, game, links } = await table.sharing()
  const phone = await table.device(PHONE)
  await phone.page.goto(`./${links.watch}`)
  await expect(phone.page.locator('[data-seat]')).toHaveCount(10)
  const other = await table.device()
  await other.page.goto(`./${links.join}`)
  await lift(other.page)
  await tablet.page.locator('[data-act="new-keys"]').tap()
  await expect(other.page.getByText('no longer shared with this device').first()).toBeVisible()
  await expect.poll(async () => (await linksOf(tablet.page, game)).join).not.toBe(links.join)
  await expect(phone.page.getByRole('status')).toContainText('Sharing has ended, or there is a new code: scan it.')
  const late = await table.device()
  await late.page.goto(`./${links.join}`)
  await expect(late.page.getByText('This link leads to no game')).toBeVisible()
  const lateToo = await table.device(PHONE)
  await lateToo.page.goto(`./${links.watch}`)
  await expect(lateToo.page.getByRole('heading', { name: 'Waiting for the storyteller' })).toBeVisible()
  const fresh = await linksOf(tablet.page, game)
  // Into an app that is open already.
  await phone.page.goto(`./${fresh.watch}`)
  await expect(phone.page.locator('[data-seat]')).toHaveCount(10)
  expect(phone.page.url()).toBe(`${phone.wire.url}#/watch`)
})

test('an evening on two devices and a TV: ten cuts, two killed servers, and everything is equal', async ({ table }) => {
  test.slow()
  const { tablet, st, game, links } = await table.sharing()
  await closeSheet(tablet.page)
  const [other, tv] = [await table.device(), await table.device(TV)]
  await other.page.goto(`./${links.join}`)
  await lift(other.page)
  expect(other.page.url()).toBe(`${other.wire.url}#/game/${game}`)
  await expect(other.page.getByText('Another device is running this game')).toBeVisible()
  await tv.page.goto(`./${links.watch}`)
  await expect(tv.page.locator('[data-seat]')).toHaveCount(10)

  let made: readonly string[] = []
  /** Both have the same on their disks, and nothing that was there once is gone. */
  const equal = async () => {
    const { entries } = await equalJournals(tablet.page, other.page, game, made.length + 3)
    expect(entries).toEqual(expect.arrayContaining([...made]))
    made = entries
    return entries.length
  }
  const wires = [tablet.wire, other.wire, tv.wire]
  for (let round = 0; round < 5; round++) {
    // Two wires break while a vote is taken, and in two rounds the server is killed too.
    wires[round % 3]!.cut()
    await st.nominate('sailor', ['goon', 'fool', 'gambler', 'courtier', 'pacifist'][round]!)
    wires[(round + 1) % 3]!.cut()
    if (round % 2) await table.server.kill()
    await st.hands('innkeeper', 'courtier')
    await st.tap('count')
    if (round % 2) await table.server.start()
    wires.forEach((wire) => wire.mend())
    await equal()
    await st.tap('end-day')
    await skipToDawn(tablet.page)
    await st.tap('begin-day')
  }
  expect(await equal()).toBeGreaterThan(60)
  const town = await tablet.context.newPage()
  await town.goto(`./#/town/${game}`)
  await town.locator('[data-seat]').first().waitFor()
  await expect.poll(() => townOf(tv.page), { timeout: 60_000 }).toBe(await townOf(town))
})

test('the second storyteller takes over with consent and gives back; taken over apart, both branches stay and one is asked', async ({
  table,
}) => {
  const { tablet, st, game, links } = await table.sharing()
  await closeSheet(tablet.page)
  const other = await table.device()
  await other.page.goto(`./${links.join}`)
  await lift(other.page)
  const second = storyteller(other.page, BAG)
  // It has heard of the device that runs the game, so it can ask.
  await other.page.waitForFunction(() => /"seen":\{"/.test(localStorage.getItem('moonrise:live') ?? ''))
  await other.page.locator('[data-act="take-over"]').tap()
  await expect(tablet.page.getByRole('button', { name: 'Let them' })).toBeVisible()
  await isClean(tablet.page, other.page)
  await tablet.page.getByRole('button', { name: 'Let them' }).tap()
  await expect(tablet.page.getByText('Another device is running this game')).toBeVisible()
  await second.nominate('sailor', 'goon')
  const nominated = await journalOf(other.page, game)
  await expect.poll(() => journalOf(tablet.page, game)).toEqual(nominated)

  // Back again, without a word, while neither hears the other.
  other.wire.cut()
  tablet.wire.cut()
  await expect(tablet.page.getByText('Not connected; trying again')).toBeVisible()
  await tablet.page.locator('[data-act="take-over"]').tap()
  await expect(tablet.page.locator('[data-act="take-over"]')).toHaveCount(0)
  await st.hands('innkeeper')
  await second.hands('courtier', 'pacifist')
  other.wire.mend()
  tablet.wire.mend()
  await expect(other.page.getByText(/Another device took over while this one was away/).first()).toBeVisible({ timeout: 60_000 })
  await expect(other.page.getByRole('button', { name: 'Go on with mine' })).toBeVisible()
  // Both have the taps of both, and stand where the one stands that runs the game.
  const both = async () => [await journalOf(tablet.page, game), await journalOf(other.page, game)]
  await expect.poll(async () => new Set((await both()).map((each) => JSON.stringify(each))).size, { timeout: 60_000 }).toBe(1)
  expect((await journalOf(tablet.page, game)).ids.length).toBeGreaterThan(nominated.ids.length + 1)
})

const wordsOf = {
  en: { live: englishLive.notRemote, other: englishSharing.elsewhere },
  de: { live: germanLive.notRemote, other: germanSharing.elsewhere },
}
for (const language of ['en', 'de'] as const)
  test(`without rooms nothing is loaded, nothing is asked and no screen changes: ${language}`, async ({ page, server: plain }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('websocket', (socket) => asked.push(socket.url()))
    const st = storyteller(page, BAG)
    await page.goto(plain.url)
    if (language !== 'en') await page.getByRole('button', { name: languageNames[language], exact: true }).tap()
    await page.locator(`html[lang="${language}"] h1`).waitFor()
    await st.open(firstDay(BAG))
    await page.locator('[data-act="menu"]:visible').tap()
    await page.locator('[data-act="settings"]:visible').waitFor()
    await expect(page.locator('[data-act="share"]')).toHaveCount(0)
    // All words and drawings have come, one after the other; live devices would have come with them.
    const later = () => new Set(asked.filter((url) => /\/assets\/later-/.test(url))).size
    await expect.poll(later).toBe(language === 'en' ? 1 : 2)
    await page.waitForTimeout(3_000)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((url) => /\/assets\/(together|watch)|\/live\b/.test(url))).toEqual([])
    const files = [...new Set(asked)].filter((url) => /\.js$/.test(url))
    const code = (await Promise.all(files.map(async (url) => (await fetch(url)).text()))).join()
    expect(code).toContain(wordsOf[language].other)
    expect(code).not.toContain(wordsOf[language].live)
  })
