import type { Page } from '@playwright/test'
import { seatId } from '@/core/model/ids'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { axeFinds } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { firstDay, lift, storyteller } from './dayTable.ts'
import { heapOf } from './heapOf.ts'
import { allWords } from '../words.ts'

// Whole games in half the time; other specs look at the same screens while they move.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BAG = 'sailor innkeeper gambler courtier fool pacifist goon lunatic devilsadvocate zombuul matron/evil'
const SECRET = 'xylophone-under-the-floorboards'
const game = () =>
  firstDay(BAG, [
    { type: 'writeNote', seat: seatId('s1'), note: SECRET },
    { type: 'placeToken', on: seatId('s2'), text: `${SECRET} token` },
    { type: 'correctLife', seat: seatId('s3'), life: 'dead' },
    { type: 'correctLife', seat: seatId('s10'), life: 'looks-dead' },
  ])

/** Every message the window hears, every key and every database it reads. */
const eavesdrop = (page: Page) =>
  page.addInitScript(() => {
    const heard = { messages: [] as string[], databases: [] as string[], keys: [] as string[], read: [] as string[] }
    Object.assign(window, { heard })
    const Channel = window.BroadcastChannel
    window.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name)
        this.addEventListener('message', (event) => heard.messages.push(`${name} ${JSON.stringify(event.data)}`))
      }
    }
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = (name: string, version?: number) => {
      heard.databases.push(name)
      return open(name, version)
    }
    const item = Storage.prototype.getItem
    Storage.prototype.getItem = function (key: string) {
      heard.keys.push(key)
      const found = item.call(this, key)
      heard.read.push(found ?? '')
      return found
    }
  })

const openTown = async (from: Page, id: string): Promise<Page> => {
  const town = await from.context().newPage()
  await eavesdrop(town)
  await town.goto(`./#/town/${id}`)
  await town.locator('[data-seat]').first().waitFor()
  return town
}

/** The public record as it was written last. */
const onDisk = (town: Page, id: string): Promise<string> =>
  town.evaluate(
    (key) =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('moonrise-town')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('records').objectStore('records').get(key)
          reading.onsuccess = () => (opening.result.close(), done(JSON.stringify(reading.result)))
        }
      }),
    id,
  )

test('follows the vote live, also after either window is reloaded', async ({ page }) => {
  const st = storyteller(page, BAG)
  const id = await st.open(game())
  const town = await openTown(page, id)
  await expect(town.getByRole('heading', { name: 'Day 1' })).toBeVisible()
  await expect(town.getByText('9 alive')).toBeVisible()

  await st.nominate('sailor', 'goon')
  // The last hand may still be a slip: the town sees it when the next seat is reached.
  await st.hands('sailor', 'innkeeper', 'courtier')
  await expect(town.getByText('Ana nominates Gus')).toBeVisible()
  await expect(town.locator('.town__count')).toContainText('2')
  await town.reload()
  await expect(town.locator('.town__count')).toContainText('2')

  await page.reload()
  await lift(page)
  await st.hands('pacifist')
  await expect(town.locator('.town__count')).toContainText('3')
  // A window that is killed tells nothing more: what it said must be on the disk.
  await expect.poll(() => onDisk(town, id)).toContain('"count":3')
  await page.close()
  await town.reload()
  await expect(town.locator('.town__count')).toContainText('3')
})

test('shows the timer', async ({ page }) => {
  const st = storyteller(page, BAG)
  const town = await openTown(page, await st.open(game()))
  await st.tap('timer')
  await page.getByRole('button', { name: 'Whispers' }).tap()
  await st.tap('start-timer')
  await expect(town.locator('.town__timer')).toContainText(/(5:00|4:5\d)/)
  await expect(town.locator('.town__timer')).toContainText('Whispers')
  await town.reload()
  await expect(town.locator('.town__timer')).toContainText('Whispers')
})

test('holds no secret: not in its page, its messages, what it reads, or its memory', async ({ page }) => {
  test.slow()
  const st = storyteller(page, BAG)
  const id = await st.open(game())
  const town = await openTown(page, id)
  await st.vote('sailor', 'fool', 'sailor', 'innkeeper', 'courtier', 'pacifist', 'goon')
  await st.endDay()
  await expect(town.getByText('was executed')).toBeVisible()

  const heard = await town.evaluate(
    () => (window as unknown as { heard: { messages: string[]; databases: string[]; keys: string[]; read: string[] } }).heard,
  )
  expect(new Set(heard.databases)).toEqual(new Set(['moonrise-town']))
  expect(heard.messages.length).toBeGreaterThan(0)
  const page_ = await town.content()
  const rules = rulesFor(allWords)
  const secrets = [
    SECRET,
    ...Object.values(rules.characters)
      .filter(({ team }) => team !== 'traveller')
      .map(({ names }) => names.sheet),
  ]
  for (const secret of secrets) {
    // The drawings of all characters are part of every page; what counts is what is said and shown.
    expect(await town.locator('body').innerText(), secret).not.toContain(secret)
    expect([...heard.messages, ...heard.read].join('\n'), secret).not.toContain(secret)
  }
  expect(page_).not.toContain(SECRET)
  for (const word of ['"alignment"', '"character"', '"believes"', '"marks"', '"evil"', '"poisoned"', 'zombuul', 'lunatic'])
    expect(heard.messages.join('\n'), word).not.toContain(word)

  expect(await heapOf(page), 'the storyteller’s own window').toContain(SECRET)
  expect(await heapOf(town), 'the town’s window').not.toContain(SECRET)
})

test('a dead Zombuul that lives, a Lunatic and an evil Traveller look like anybody else', async ({ page }) => {
  const st = storyteller(page, BAG)
  const town = await openTown(page, await st.open(game()))
  const seen = await town.locator('[data-seat]').evaluateAll((seats) => seats.map((seat) => seat.getAttribute('aria-label')))
  expect(seen[2]).toBe('Cy, dead, ghost vote left')
  expect(seen[9]).toBe('Jun, dead, ghost vote left')
  expect(seen[7]).toBe('Hana, alive')
  expect(seen[10]).toBe('Kit, alive')
})

test('on the tablet itself: votes go on with a tap, holding comes back @sizes', async ({ page }) => {
  const st = storyteller(page, BAG)
  await st.open(game())
  await st.tap('town')
  await st.tap('town-here')
  const dialog = page.getByRole('dialog', { name: 'Show the town' })
  const disc = (n: number) => dialog.locator(`[data-seat="s${n}"]`)
  await expect(disc(11)).toBeVisible()
  expect(await dialog.innerText()).not.toMatch(/Sailor|Zombuul|Goon|Lunatic/)
  await dialog.locator('[data-act="nominate"]').tap()
  await disc(1).tap()
  await disc(7).tap()
  await disc(1).tap()
  await disc(2).tap()
  await disc(3).tap()
  await expect(dialog.locator('.town__count')).toContainText('2')
  expect(await axeFinds(page)).toEqual([])
  await dialog.locator('[data-act="count"]').tap()
  const box = (await dialog.locator('.hold__ring').boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await expect(dialog).toHaveCount(0)
  await page.mouse.up()
  await expect(st.row('goon')).toContainText('3')
})

test('no disc touches another or leaves the screen, 5 to 20 seats, long names @sizes', async ({ page }) => {
  const cast = [
    'sailor',
    'gossip',
    'fool',
    'assassin',
    'pukka',
    'innkeeper',
    'goon',
    'courtier',
    'tinker',
    'pacifist',
    'gambler',
    'lunatic',
    'minstrel',
    'godfather',
    'professor',
    'apprentice',
    'matron',
    'judge',
    'bishop',
    'voudon',
  ]
  for (const seats of [5, 12, 20]) {
    const tablet = await page.context().newPage()
    const bag = cast.slice(0, seats).join(' ')
    const st = storyteller(tablet, bag)
    const names = ['Maximiliana-Josephine', 'Владислав Петрович', '山田太郎さん']
    const id = await st.open(
      firstDay(
        bag,
        names.map((player, at) => ({ type: 'renamePlayer', seat: seatId(`s${at + 1}`), player })),
      ),
    )
    const town = await openTown(tablet, id)
    const boxes = await town.locator('[data-seat]').evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width } = each.getBoundingClientRect()
        const name = each.querySelector<HTMLElement>('.disc__name')!
        return { x: x + width / 2, y: y + width / 2, r: width / 2, wide: name.scrollWidth > name.clientWidth + 1 }
      }),
    )
    expect(boxes).toHaveLength(seats)
    const view = town.viewportSize()!
    boxes.forEach((a, at) => {
      expect(Math.min(a.x - a.r, a.y - a.r, view.width - a.x - a.r, view.height - a.y - a.r)).toBeGreaterThanOrEqual(0)
      expect(a.wide).toBe(false)
      boxes.slice(at + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r))
    })
    await town.close()
    await tablet.close()
  }
})
