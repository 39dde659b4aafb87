/** `npm run reliability:evictions [-- TIMES [SEED]]`: the browser clears everything of the page, over and over, while a game is played in it. */
import { chromium, type Page } from 'playwright'
import { serve } from '../../server/serve.ts'
import { browserArguments, findChromium } from '../e2e/browser.ts'
import { bringGameIn } from './bringGameIn.ts'
import { listen, type Heard } from './kills.ts'
import { faultsOf, readDisk } from './onDisk.ts'
import { named } from './ownBrowser.ts'
import { rest, startFinger } from './restlessFinger.ts'

const times = Number(process.argv[2] ?? 100)
const seed = Number(process.argv[3] ?? Date.now() % 2_147_483_647)
console.log(`${times} evictions, seed ${seed}`)
let state = seed
const chance = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647

/** To look before the app has made its database again would make an empty one in its place. */
const isBack = (page: Page, id: string) =>
  page.waitForFunction(
    async (game) => {
      if (!document.querySelector('.bar[data-saving=saved]')) return false
      if (!(await indexedDB.databases()).some(({ name }) => name === 'moonrise')) return false
      return new Promise<boolean>((told) => {
        const opening = indexedDB.open('moonrise')
        opening.onerror = () => told(false)
        opening.onsuccess = () => {
          const { result } = opening
          const asked = result.transaction('records').objectStore('records').count(`game:${game}`)
          asked.onsuccess = () => (result.close(), told(asked.result > 0))
        }
      })
    },
    id,
    { timeout: 60_000, polling: 100 },
  )

/** What is read while the browser still clears is cut off, and read again. */
const readBack = async (page: Page, id: string) => {
  for (let tries = 0; tries < 20; tries += 1) {
    await isBack(page, id)
    const disk = await readDisk(page, id).catch(() => undefined)
    if (disk?.record) return disk
    await rest(300)
  }
  throw new Error('the game does not come back')
}

const server = await serve({ folder: process.env['DIST'] ?? 'dist' })
const browser = await chromium.launch({ executablePath: (await findChromium()).path, args: browserArguments() })
const began = Date.now()
let [faulty, said] = [0, 0]
const heard: Heard = { places: [], entries: new Map(), taps: 0, rev: 0, cursor: '' }
try {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } })
  await context.addInitScript(named)
  const page = await context.newPage()
  const id = await bringGameIn(page, server.url)
  await page.goto(`${server.url}#/game/${id}`)
  await page.locator('[data-seat]').first().waitFor()
  await listen(page, id, heard)
  const finger = await startFinger(page, ({ taps }) => (heard.taps = taps), { seed: 1 + Math.floor(chance() * 1e9), pause: 25 })
  const devtools = await context.newCDPSession(page)
  for (let time = 1; time <= times; time += 1) {
    await rest(200 + chance() * 800)
    await devtools.send('Storage.clearDataForOrigin', { origin: new URL(server.url).origin, storageTypes: 'all' })
    await rest(chance() * 300)
    await finger.pause()
    await rest(200)
    const disk = await readBack(page, id)
    said += await page.getByText('was deleted while it was open').count()
    const there = new Map(disk.entries.map((entry) => [String(entry.id), JSON.stringify(entry)]))
    const lost = [...heard.entries].filter(([entry, text]) => there.get(entry) !== text).map(([entry]) => `entry ${entry} is lost`)
    const faults = [...lost, ...faultsOf(disk)]
    if (faults.length) faulty += 1
    console.log(JSON.stringify({ time, taps: heard.taps, acknowledged: heard.entries.size, entries: disk.entries.length, faults }))
    await finger.goOn()
  }
} finally {
  await browser.close()
  await server.close()
}
console.log(
  `${times} evictions in ${Math.round((Date.now() - began) / 1000)} s, ${heard.taps} taps, ${heard.entries.size} entries acknowledged, said ${said} times, ${faulty} with a fault`,
)
if (faulty) process.exitCode = 1
