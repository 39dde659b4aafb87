/** `npm run reliability:full-disk`: the profile lies on a small disk of its own that is really full. Needs the right to mount (root on Linux). */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { serve } from '../../server/serve.ts'
import { lift } from '../e2e/dayTable.ts'
import { bringGameIn } from './bringGameIn.ts'
import { faultsOf, readDisk } from './onDisk.ts'
import { startBrowser } from './ownBrowser.ts'
import { rest } from './restlessFinger.ts'

const SIZE = '96m'
const disk = mkdtempSync(join(tmpdir(), 'moonrise-full-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk])
const filler = join(disk, 'filler')
const free = () => statfsSync(disk).bavail * statfsSync(disk).bsize

/** To the last byte. */
const fill = () => {
  for (let size = 1_000_000; size > 0;)
    try {
      appendFileSync(filler, Buffer.alloc(size, 7))
    } catch {
      size = Math.floor(size / 8)
    }
}

const skip = async (page: Page) => {
  const step = await page.locator('[data-step]').getAttribute('data-step')
  await page.locator('[data-act="skip"]:visible').first().click()
  await page.waitForFunction((was) => document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] !== was, step)
}

const isSaved = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.bar[data-saving=saved]'), undefined, { timeout: 120_000 })

const openAgain = async (id: string) => {
  const browser = await startBrowser(join(disk, 'profile'))
  const page = await browser.context.newPage()
  await page.goto(`${server.url}#/game/${id}`)
  await page.locator('.bar, [data-act="new-game"]').first().waitFor()
  await lift(page)
  return { browser, page }
}

/** Entries that were called saved and are not there at the next start. */
const lostIn = async (when: string, id: string, entries: readonly unknown[]): Promise<readonly string[]> => {
  const { browser, page } = await openAgain(id)
  const still = await readDisk(page, id)
  await browser.kill()
  const same = JSON.stringify(still.entries) === JSON.stringify(entries)
  return same ? [] : [`${when} ${still.entries.length} of ${entries.length} entries are there`]
}

const server = await serve({ folder: process.env['DIST'] ?? 'dist' })
let faults: string[] = []
try {
  const browser = await startBrowser(join(disk, 'profile'))
  try {
    const page = await browser.context.newPage()
    const id = await bringGameIn(page, server.url)
    await page.goto(`${server.url}#/game/${id}`)
    await page.locator('[data-step]').waitFor()
    const before = (await readDisk(page, id)).entries.length
    console.log(`a disk of ${SIZE}, ${Math.round(free() / 1e6)} MB free before it is filled`)
    fill()
    let taps = 0
    const warned = () => page.locator('.bar .saving', { hasText: 'Kept in memory only' }).isVisible()
    for (; taps < 4; taps += 1) {
      await skip(page)
      fill()
    }
    for (let wait = 0; wait < 60 && !(await warned()); wait += 1) await rest(500)
    const told = await warned()
    const saved = page.waitForEvent('download', { timeout: 20_000 }).then(
      () => 'a file was offered',
      () => 'no file',
    )
    if (told) await page.getByRole('button', { name: 'Save as a file' }).click()
    console.log(`${free()} bytes free, ${taps} taps: ${told ? 'warned' : 'not warned'}; ${told ? await saved : ''}`)
    rmSync(filler)
    await isSaved(page)
    const after = await readDisk(page, id)
    faults = [
      ...faultsOf(after),
      ...(after.entries.length === before + taps ? [] : [`${after.entries.length - before} of ${taps} taps are there`]),
    ]
    await browser.kill()
    faults.push(...(await lostIn('after a kill', id, after.entries)))

    // Killed while the disk is full, then room, one more tap, and a kill: two starts after the failed write.
    const full = await openAgain(id)
    fill()
    await skip(full.page)
    fill()
    await rest(2_000)
    await full.browser.kill()
    rmSync(filler)
    const roomy = await openAgain(id)
    await skip(roomy.page)
    await isSaved(roomy.page)
    const { entries } = await readDisk(roomy.page, id)
    await roomy.browser.kill()
    faults.push(...(await lostIn('after a kill on the full disk', id, entries)))
  } finally {
    await browser.kill().catch(() => undefined)
  }
} finally {
  await server.close()
  execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
}
console.log(`${faults.length} faults ${faults.join('; ')}`)
if (faults.length) process.exitCode = 1
