/** `npm run reliability:updates [-- KILLS [SEED]]`: the browser is killed while it fetches, stores or takes a new version. */
import type { Page } from '@playwright/test'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killOften } from './kills.ts'
import { publish } from './publish.ts'

/** In the page: the new version is fetched and taken as soon as it is stored, without waiting for anybody. */
const takeUpdate = async () => {
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  const take = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
  registration.installing?.addEventListener('statechange', take)
  take()
}

const kills = Number(process.argv[2] ?? 200)
const seed = Number(process.argv[3] ?? Date.now() % 2_147_483_647)
console.log(`${kills} kills during updates, seed ${seed}`)
const began = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'moonrise-updates-'))
cpSync(process.env['DIST'] ?? 'dist', folder, { recursive: true })
const titles: string[] = []
let version = 0
try {
  const all = await killOften({
    kills,
    seed,
    folder,
    told: (killed) => console.log(JSON.stringify(killed)),
    meanwhile: async (page: Page) => {
      titles.push(await page.title())
      publish(folder, `Moonrise ${(version += 1)}`)
      await page.evaluate(takeUpdate)
    },
  })
  const faulty = all.filter(({ faults }) => faults.length)
  console.log(
    `${all.length} kills in ${Math.round((Date.now() - began) / 1000)} s, ${all.reduce((sum, { acknowledged }) => sum + acknowledged, 0)} entries acknowledged before a kill, ${new Set(titles).size - 1} of ${version} versions taken before the next start, ${faulty.length} with a fault`,
  )
  if (faulty.length || all.length !== kills) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
