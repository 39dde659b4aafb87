import type { BrowserContext, Page } from '@playwright/test'
import { firstDay, storyteller } from './dayTable.ts'
import { expect, test as base } from './fixtures.ts'
import { journalOf, linksOf, liveServer, shareGame, wireTo, type KeptJournal, type LiveServer, type Wire } from './liveTable.ts'

export const BAG = 'sailor innkeeper gambler courtier fool pacifist goon lunatic devilsadvocate zombuul'
export const PHONE = { width: 390, height: 844 }
export const TV = { width: 1920, height: 1080 }

interface Device {
  readonly context: BrowserContext
  readonly page: Page
  readonly wire: Wire
}

/** A server with live rooms, and devices that each have their own wire to it. */
interface Table {
  readonly server: LiveServer
  readonly device: (viewport?: { width: number; height: number }, serviceWorkers?: 'allow' | 'block') => Promise<Device>
  /** A tablet that shares its game, with the sheet still open. */
  readonly sharing: (tablet?: Device) => Promise<{
    readonly tablet: Device
    readonly st: ReturnType<typeof storyteller>
    readonly game: string
    readonly links: Awaited<ReturnType<typeof linksOf>>
  }>
}

export const test = base.extend<{ table: Table }>({
  table: async ({ browser }, use) => {
    const server = liveServer()
    const devices: Device[] = []
    await server.start()
    const device: Table['device'] = async (viewport = { width: 1180, height: 820 }, serviceWorkers = 'block') => {
      const wire = await wireTo(server)
      const context = await browser.newContext({ baseURL: wire.url, viewport, hasTouch: true, reducedMotion: 'reduce', serviceWorkers })
      const made = { context, page: await context.newPage(), wire }
      devices.push(made)
      return made
    }
    const sharing: Table['sharing'] = async (chosen) => {
      const tablet = chosen ?? (await device())
      const st = storyteller(tablet.page, BAG)
      const game = await st.open(firstDay(BAG))
      await shareGame(tablet.page)
      const links = await linksOf(tablet.page, game)
      await expect(tablet.page.getByText('The other devices are up to date.')).toBeVisible()
      return { tablet, st, game, links }
    }
    await use({ server, device, sharing })
    for (const { context, wire } of devices) {
      await context.close()
      wire.end()
    }
    await server.end()
  },
})

/** Waits until both have the same on their disks, and at least so many entries. */
export const equalJournals = async (one: Page, other: Page, game: string, least: number): Promise<KeptJournal> => {
  let found: readonly KeptJournal[] = []
  const differ = async () => {
    found = await Promise.all([one, other].map((page) => journalOf(page, game)))
    const [mine, theirs] = found.map((each) => JSON.stringify(each))
    return mine !== theirs ? 'not equal' : found[0]!.ids.length < least ? 'too few' : 'equal'
  }
  await expect.poll(differ, { timeout: 60_000 }).toBe('equal')
  return found[0]!
}
