/** `npm run reliability:race [-- TAPS [SEED]]`: two windows of one device write into the same game. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../tools/serve.ts'
import { bringGameIn } from './bringGameIn.ts'
import { startBrowser } from './ownBrowser.ts'
import { race } from './race.ts'

const taps = Number(process.argv[2] ?? 1_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
console.log(`${taps} taps, seed ${seed}`)
const began = Date.now()
const profile = mkdtempSync(join(tmpdir(), 'moonrise-race-'))
const server = await serve({ folder: process.env['DIST'] ?? 'dist' })
const browser = await startBrowser(profile)
try {
  const first = await browser.context.newPage()
  const id = await bringGameIn(first, server.url)
  await first.goto(`${server.url}#/game/${id}`)
  const second = await browser.context.newPage()
  await second.goto(`${server.url}#/game/${id}`)
  for (const page of [first, second]) await page.locator('[data-seat]').first().waitFor()
  const { faults, takeOvers, refused } = await race([first, second], id, taps, seed)
  console.log(`${taps} taps in ${Math.round((Date.now() - began) / 1000)} s, ${takeOvers} times taken over, ${refused} taps turned down, ${faults.length} faults`)
  faults.forEach((fault) => console.log(fault))
  if (faults.length) process.exitCode = 1
} finally {
  await browser.kill()
  await server.close()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}
