import type { Page } from '@playwright/test'
import { faultsOf, readDisk } from './onDisk.ts'

/** In the page: writes notes that nobody else writes, takes over whenever another window has the game, and counts only what it then sees. */
const writeNotes = async ({
  who,
  notes,
  seed,
}: {
  readonly who: string
  readonly notes: number
  readonly seed: number
}): Promise<{ readonly takeOvers: number; readonly refused: number }> => {
  let state = seed
  const chance = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const rest = (most: number) => new Promise((done) => setTimeout(done, chance() * most))
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)
  const until = async <Found extends HTMLElement>(selector: string) => {
    for (let tries = 0; tries < 2_000; tries += 1) {
      const found = find<Found>(selector)
      if (found) return found
      await rest(10)
    }
    throw new Error(`${who} waits for ${selector} in vain`)
  }
  let takeOvers = 0
  let refused = 0
  for (let written = 0; written < notes;) {
    // A table that nobody touches covers itself.
    window.dispatchEvent(new PointerEvent('pointerdown'))
    const takeOver = find('[data-act="take-over"]')
    if (takeOver && chance() < 0.7) {
      takeOver.click()
      takeOvers += 1
      await rest(40)
    }
    if (!find('[data-act="keep-note"]')) (await until('[data-act="seat-note"]')).click()
    const field = await until<HTMLTextAreaElement>('#seat-note')
    const note = `${who} ${written + 1}`
    field.value = note
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await rest(15)
    find('[data-act="keep-note"]')?.click()
    // The page repaints within the same task, before it can hear of the other window.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    if (find('dialog p.note')?.textContent === note) written += 1
    else {
      refused += 1
      await rest(30)
    }
  }
  return { takeOvers, refused }
}

const openSheet = async (page: Page) => {
  await page.locator('.ring [data-seat="s1"]').focus()
  await page.keyboard.press('i')
  await page.locator('dialog [data-act="seat-note"]').waitFor()
}

export interface Raced {
  readonly taps: number
  readonly takeOvers: number
  readonly refused: number
  readonly faults: readonly string[]
}

const calm = (page: Page) => page.waitForFunction(() => document.querySelector('.bar[data-saving=saved]'), undefined, { timeout: 30_000 })

/** Two windows of one device write into one game as fast as they can, each taking it from the other. */
export const race = async (windows: readonly [Page, Page], id: string, taps: number, seed: number): Promise<Raced> => {
  const before = (await readDisk(windows[0], id)).entries.length
  for (const page of windows) await openSheet(page)
  const sides = await Promise.all(
    windows.map((page, at) => page.evaluate(writeNotes, { who: at ? 'second' : 'first', notes: taps / 2, seed: seed + at })),
  )
  for (const page of windows) await calm(page)
  const disk = await readDisk(windows[0], id)
  const times = new Map<string, number>()
  for (const { command } of disk.entries.slice(before))
    if (command.type === 'writeNote') times.set(command.note, (times.get(command.note) ?? 0) + 1)
  const wanted = ['first', 'second'].flatMap((who) => Array.from({ length: taps / 2 }, (_, at) => `${who} ${at + 1}`))
  return {
    taps,
    takeOvers: sides.reduce((sum, side) => sum + side.takeOvers, 0),
    refused: sides.reduce((sum, side) => sum + side.refused, 0),
    faults: [
      ...wanted
        .filter((note) => times.get(note) !== 1)
        .map((note) => `“${note}” was tapped once and is there ${times.get(note) ?? 0} times`),
      ...(disk.entries.length === before + taps ? [] : [`${disk.entries.length - before} entries of ${taps} taps`]),
      ...faultsOf(disk),
    ],
  }
}
