import type { Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Entry } from '@/core/journal/entry'
import { serve } from '../../tools/serve.ts'
import { bringGameIn } from './bringGameIn.ts'
import { faultsOf, readDisk } from './onDisk.ts'
import { startBrowser } from './ownBrowser.ts'
import { lookAtBar, startFinger, type Seen } from './restlessFinger.ts'

export interface Killed {
  readonly kill: number
  readonly taps: number
  /** Entries that were called written before the kill. */
  readonly acknowledged: number
  /** Entries on the disk afterwards. */
  readonly entries: number
  /** How the bar called itself in the last moment we heard of. */
  readonly lastSeen: 'saved' | 'unsaved'
  /** Places that were shown but never called saved, of those it came back to. */
  readonly beyond: number
  readonly faults: readonly string[]
}

interface Heard {
  readonly places: Seen[]
  readonly entries: Map<number, string>
  taps: number
}

const openAt = async (page: Page, url: string, id: string) => {
  await page.goto(`${url}#/game/${id}`)
  await page.locator('.bar').waitFor({ timeout: 20_000 })
}

/** Entries are told to the other windows once they are on the disk: we listen as one of them would. */
const listen = async (page: Page, id: string, heard: Heard) => {
  await page.exposeFunction('wrote', (entries: readonly Entry[]) => entries.forEach((entry) => heard.entries.set(entry.id, JSON.stringify(entry))))
  await page.evaluate((game) => {
    const { wrote } = window as unknown as { wrote: (entries: readonly Entry[]) => void }
    new BroadcastChannel(`moonrise-game:${game}`).onmessage = ({ data }: MessageEvent<{ readonly entries: readonly Entry[] }>) => wrote(data.entries)
  }, id)
}

/** After a few entries, and then at any moment: between two taps, or while one is being written. */
const atSomeMoment = async (heard: Heard, chance: () => number) => {
  const rest = (most: number) => new Promise((later) => setTimeout(later, most))
  const enough = 1 + Math.floor(chance() * 8)
  for (const began = Date.now(); heard.entries.size < enough; await rest(5)) if (Date.now() - began > 20_000) throw new Error(`only ${heard.entries.size} entries in 20 s, at “${heard.places.at(-1)?.place}”`)
  await rest(chance() * 120)
}

/** What is missing of what was acknowledged before the kill. */
const missing = (heard: Heard, seen: Seen | undefined, entries: readonly Entry[]): { readonly faults: readonly string[]; readonly beyond: number } => {
  const lost = [...heard.entries].filter(([id, text]) => JSON.stringify(entries[id - 1]) !== text).map(([id]) => `entry ${id} was acknowledged and is lost`)
  const saved = heard.places.findLastIndex((each) => each.saved)
  const since = heard.places.slice(Math.max(0, saved))
  const at = since.findLastIndex(({ place }) => place === seen?.place)
  return { faults: at < 0 ? [...lost, `it was at “${since[0]?.place}” and came back at “${seen?.place}”`] : lost, beyond: Math.max(0, at) }
}

/** Plays one game in one profile and kills the browser at a random moment, over and over. */
export const killOften = async ({ kills, folder, seed, told = () => undefined }: { readonly kills: number; readonly folder: string; readonly seed: number; readonly told?: (killed: Killed) => void }): Promise<readonly Killed[]> => {
  let state = seed
  const chance = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const profile = mkdtempSync(join(tmpdir(), 'moonrise-kills-'))
  const server = await serve({ folder })
  const all: Killed[] = []
  let heard: Heard = { places: [], entries: new Map(), taps: 0 }
  let id = ''
  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      const browser = await startBrowser(profile)
      try {
        const page = await browser.context.newPage()
        if (!id) id = await bringGameIn(page, server.url)
        await openAt(page, server.url, id)
        if (kill > 0) {
          const disk = await readDisk(page, id)
          const { faults, beyond } = missing(heard, await page.evaluate(lookAtBar), disk.entries)
          const killed: Killed = { kill, taps: heard.taps, acknowledged: heard.entries.size, entries: disk.entries.length, lastSeen: heard.places.at(-1)?.saved ? 'saved' : 'unsaved', beyond, faults: [...faults, ...faultsOf(disk)] }
          all.push(killed)
          told(killed)
        }
        heard = { places: [], entries: new Map(), taps: 0 }
        if (kill === kills) break
        const now = heard
        await listen(page, id, now)
        await startFinger(page, ({ taps, ...seen }) => {
          now.taps = taps
          now.places.push(seen)
        }, { seed: 1 + Math.floor(chance() * 1e9), pause: 25 })
        await atSomeMoment(now, chance)
      } finally {
        await browser.kill()
      }
    }
  } finally {
    await server.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return all
}
