/** `npm run reliability:race [-- TAPS [SEED]]`: two windows of one device write into the same game. */
import { chromium } from 'playwright'
import { serve } from '../../server/serve.ts'
import { browserArguments, findChromium } from '../e2e/browser.ts'
import { bringGameIn } from './bringGameIn.ts'
import { named } from './ownBrowser.ts'
import { race } from './race.ts'

const taps = Number(process.argv[2] ?? 1_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
console.log(`${taps} taps, seed ${seed}`)
const began = Date.now()
const server = await serve({ folder: process.env['DIST'] ?? 'dist' })
// Launched, not started by hand: both pages then count as seen, and neither covers itself.
const browser = await chromium.launch({ executablePath: (await findChromium()).path, args: browserArguments() })
try {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } })
  await context.addInitScript(named)
  const first = await context.newPage()
  const id = await bringGameIn(first, server.url)
  await first.goto(`${server.url}#/game/${id}`)
  const second = await context.newPage()
  await second.goto(`${server.url}#/game/${id}`)
  for (const page of [first, second]) await page.locator('[data-seat]').first().waitFor()
  const { faults, takeOvers, refused } = await race([first, second], id, taps, seed)
  console.log(
    `${taps} taps in ${Math.round((Date.now() - began) / 1000)} s, ${takeOvers} times taken over, ${refused} taps turned down, ${faults.length} faults`,
  )
  faults.forEach((fault) => console.log(fault))
  if (faults.length) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
}
