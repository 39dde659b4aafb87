import type { Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../server/serve.ts'
import { bringGameIn } from './bringGameIn.ts'
import { faultsOf, readDisk, type OnDisk } from './onDisk.ts'
import { startBrowser } from './ownBrowser.ts'
import { lookAtBar, rest, startFinger, type Seen } from './restlessFinger.ts'

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
  /** Taps that were written and that we had not heard of when the browser died. */
  readonly unheard: number
  readonly faults: readonly string[]
}

export interface Heard {
  /** Of the newest record that was announced. */
  rev: number
  cursor: string
  readonly places: Seen[]
  readonly entries: Map<string, string>
  taps: number
}

const openAt = async (page: Page, url: string, id: string) => {
  await page.goto(`${url}#/game/${id}`)
  // A busy machine is slow, not wrong.
  await page
    .locator('.bar')
    .waitFor({ timeout: 40_000 })
    .catch(async (late: Error) => {
      throw new Error(`${late.message}; the page says “${await page.evaluate(() => `${location.hash} ${document.body.innerText}`)}”`)
    })
}

/** Entries are told to the other windows once they are on the disk: we listen as one of them would. */
export const listen = async (page: Page, id: string, heard: Heard) => {
  await page.exposeFunction('wrote', ({ record, entries }: OnDisk) => {
    heard.rev = record.rev
    heard.cursor = record.cursor
    entries.forEach((entry) => heard.entries.set(entry.id, JSON.stringify(entry)))
  })
  await page.evaluate((game) => {
    const { wrote } = window as unknown as { wrote: (told: OnDisk) => void }
    new BroadcastChannel(`moonrise-game:${game}`).onmessage = ({ data }: MessageEvent<OnDisk>) => wrote(data)
  }, id)
}

/** After a few entries, and then at any moment: between two taps, or while one is being written. */
const atSomeMoment = async (heard: Heard, chance: () => number) => {
  const enough = 1 + Math.floor(chance() * 8)
  for (const began = Date.now(); heard.entries.size < enough; await rest(5))
    if (Date.now() - began > 20_000) throw new Error(`only ${heard.entries.size} entries in 20 s, at “${heard.places.at(-1)?.place}”`)
  await rest(chance() * 120)
}

/** The last moments before a kill may be written and yet unheard of: then undo leads back to what was heard, or redo does if they were undos. */
const UNHEARD = 6
const withoutRedo = (place: string | undefined) => place?.replace(/ \| [^|]*$/, '')

/** Undone and tapped again before we heard of it: the known entry is on an abandoned branch. */
const leftUnheard = ({ entries }: OnDisk, heard: Heard) =>
  entries.some(
    ({ id, parent }, at) =>
      at > entries.findLastIndex((each) => heard.entries.has(each.id)) && !heard.entries.has(id) && parent !== entries[at - 1]?.id,
  )

/** Whether the reopened game is at the last saved place, or later. */
const whereItStands = async (page: Page, heard: Heard, disk: OnDisk): Promise<Pick<Killed, 'beyond' | 'unheard' | 'faults'>> => {
  const since = heard.places.slice(
    Math.max(
      0,
      heard.places.findLastIndex(({ saved }) => saved),
    ),
  )
  const stands = (await page.evaluate(lookAtBar))?.place
  const at = since.findLastIndex(({ place }) => place === stands)
  if (at >= 0) return { beyond: at, unheard: 0, faults: [] }
  // The last write was announced, and the word of what the bar then showed died with the browser.
  if (disk.record.rev === heard.rev && disk.record.cursor === heard.cursor) return { beyond: 0, unheard: 0, faults: [] }
  let gone = 0
  for (const [way, back] of [
    ['undo', 'redo'],
    ['redo', 'undo'],
  ] as const) {
    for (let unheard = 1; unheard <= UNHEARD && disk.record.rev > heard.rev && (await go(page, way)); unheard += 1) {
      gone = unheard
      const place = (await page.evaluate(lookAtBar))?.place
      const there = since.findLastIndex((each) => (way === 'undo' ? withoutRedo(each.place) === withoutRedo(place) : each.place === place))
      if (there >= 0) return { beyond: there, unheard, faults: [] }
    }
    for (; gone > 0; gone -= 1) await go(page, back)
  }
  if (disk.record.rev > heard.rev && leftUnheard(disk, heard)) return { beyond: 0, unheard: UNHEARD, faults: [] }
  return {
    beyond: 0,
    unheard: 0,
    faults: [`it was at “${since[0]?.place}” (rev ${heard.rev}) and came back at “${stands}” (rev ${disk.record.rev})`],
  }
}

/** False: that way ends here. */
const go = async (page: Page, way: 'undo' | 'redo'): Promise<boolean> => {
  const button = page.locator(`[data-act="${way}"]`)
  if (await button.isDisabled()) return false
  await button.click()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return true
}

/** Plays one game in one profile and kills the browser at a random moment, over and over. */
export const killOften = async ({
  kills,
  folder,
  seed,
  told = () => undefined,
  meanwhile,
}: {
  readonly kills: number
  readonly folder: string
  readonly seed: number
  readonly told?: (killed: Killed) => void
  /** Begun before a kill, which comes at some moment of it. */
  readonly meanwhile?: (page: Page) => Promise<void>
}): Promise<readonly Killed[]> => {
  let state = seed
  const chance = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const profile = mkdtempSync(join(tmpdir(), 'moonrise-kills-'))
  const server = await serve({ folder })
  const all: Killed[] = []
  let heard: Heard = { places: [], entries: new Map(), taps: 0, rev: 0, cursor: '' }
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
          const lost = [...heard.entries]
            .filter(([entry, text]) => JSON.stringify(disk.entries.find(({ id: each }) => each === entry)) !== text)
            .map(([entry]) => `entry ${entry} was acknowledged and is lost`)
          const { faults, ...stands } = await whereItStands(page, heard, disk)
          const killed: Killed = {
            kill,
            taps: heard.taps,
            acknowledged: heard.entries.size,
            entries: disk.entries.length,
            lastSeen: heard.places.at(-1)?.saved ? 'saved' : 'unsaved',
            ...stands,
            faults: [...lost, ...faults, ...faultsOf(disk)],
          }
          all.push(killed)
          told(killed)
        }
        heard = { places: [], entries: new Map(), taps: 0, rev: 0, cursor: '' }
        if (kill === kills) break
        const now = heard
        await listen(page, id, now)
        await startFinger(
          page,
          ({ taps, ...seen }) => {
            now.taps = taps
            now.places.push(seen)
          },
          { seed: 1 + Math.floor(chance() * 1e9), pause: 25 },
        )
        await atSomeMoment(now, chance)
        if (meanwhile) {
          void meanwhile(page).catch(() => undefined)
          await rest(chance() * 3_000)
        }
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
