/** `npm run reliability:full-disk`: the profile lies on a small disk of its own that is really full. Needs the right to mount (root on Linux). */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../server/serve.ts'
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
    const skip = async () => {
      const step = await page.locator('[data-step]').getAttribute('data-step')
      await page.locator('[data-act="skip"]:visible').first().click()
      await page.waitForFunction((was) => document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] !== was, step)
    }
    fill()
    let taps = 0
    const warned = () => page.locator('.bar .saving', { hasText: 'Kept in memory only' }).isVisible()
    for (; taps < 4; taps += 1) {
      await skip()
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
    await page.waitForFunction(() => document.querySelector('.bar[data-saving=saved]'), undefined, { timeout: 120_000 })
    const after = await readDisk(page, id)
    faults = [
      ...faultsOf(after),
      ...(after.entries.length === before + taps ? [] : [`${after.entries.length - before} of ${taps} taps are there`]),
    ]
    await browser.kill()
    const again = await startBrowser(join(disk, 'profile'))
    const reopened = await again.context.newPage()
    await reopened.goto(`${server.url}#/game/${id}`)
    await reopened.locator('.bar, [data-act="new-game"]').first().waitFor()
    const still = await readDisk(reopened, id)
    if (JSON.stringify(still.entries) !== JSON.stringify(after.entries))
      faults.push(`after a kill ${still.entries.length} of ${after.entries.length} entries are there`)
    await again.kill()
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
