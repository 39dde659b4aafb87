import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { chanceFrom, mutate } from '../storage/mutate.ts'
import { readFile } from '@/storage/readFile'
import { knownScripts } from '@/app/engine/scripts'
import { expect, test } from './fixtures.ts'
import { gameFile, openGame, table } from './games.ts'

test.use({ serviceWorkers: 'allow' })

const whole = readFileSync('tests/golden/v1.moonrise.json', 'utf8')

/** Fifty that are really broken: now and then a change leaves a file as good as it was. */
const broken = async (): Promise<readonly { readonly seed: number; readonly text: string }[]> => {
  const known = await knownScripts()
  const found: { seed: number; text: string }[] = []
  for (let seed = 1; found.length < 50; seed += 1) {
    const text = mutate(whole, chanceFrom(seed))
    if (!readFile(text, known).ok) found.push({ seed, text })
  }
  return found
}

const everything = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('moonrise')
        opening.onsuccess = () => {
          const store = opening.result.transaction('records').objectStore('records')
          const [keys, values] = [store.getAllKeys(), store.getAll()]
          store.transaction.oncomplete = () => {
            opening.result.close()
            done(JSON.stringify([keys.result, values.result]))
          }
        }
      }),
  )

test('fifty broken files through the page: a sentence each, and nothing is changed', async ({ page }) => {
  await openGame(page, table(6), 'Untouched')
  await page.goto('./#/')
  await page.locator('[data-act="continue"]').waitFor()
  const before = await everything(page)
  const sentence = page.getByRole('region', { name: 'Notices' }).getByText('Your games are as they were')
  for (const { seed, text } of await broken()) {
    await page.evaluate((content) => {
      const data = new DataTransfer()
      data.items.add(new File([content], 'broken.moonrise.json', { type: 'application/json' }))
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
    }, text)
    await expect(sentence, `seed ${seed}`).toBeVisible()
    await expect(sentence, `seed ${seed}`).toHaveText(/^[A-Z].{10,}\. Nothing was imported\. Your games are as they were\.$/s)
    await page.getByRole('button', { name: 'Dismiss' }).tap()
    await expect(sentence, `seed ${seed}`).toHaveCount(0)
  }
  expect(await everything(page)).toBe(before)
})

/** As large as a file may be, nearly: the same game many times, under many names. */
const largeFile = (): { readonly text: string; readonly games: number } => {
  const one = JSON.parse(gameFile(table(12, { busy: true })).text) as { games: readonly { id: string; title: string }[] }
  const [game] = one.games
  const games = Math.min(480, Math.floor(17_000_000 / JSON.stringify(game).length))
  return { games, text: JSON.stringify({ ...one, games: Array.from({ length: games }, (_, at) => ({ ...game, id: `many-${at}` })) }) }
}

test('a file as large as they get: the page goes on, shows how far it is, and reading can be stopped', async ({ page }) => {
  const { text, games } = largeFile()
  expect(text.length).toBeGreaterThan(5_000_000)
  const file = { name: 'large.moonrise.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await openGame(page, table(6), 'Untouched')
  await page.goto('./#/')
  await page.locator('[data-act="continue"]').waitFor()
  const before = await everything(page)
  const open = async () => {
    await page.locator('[data-act="import"]').tap()
    await page.locator('[data-act="import-file"]').setInputFiles(file)
  }

  await open()
  await page.locator('[data-act="stop-reading"]').tap()
  await expect(page.getByRole('alert')).toHaveText(/^\s*Stopped\.\s*$/)
  await expect(page.locator('[data-reading]')).toHaveCount(0)
  expect(await everything(page)).toBe(before)
  await page.locator('dialog').getByRole('button', { name: 'Close' }).tap()

  await page.evaluate(() => {
    const view = window as unknown as { turns: number }
    view.turns = 0
    setInterval(() => (view.turns += document.querySelector('[data-reading]') ? 1 : 0), 20)
  })
  await open()
  await expect.poll(() => page.locator('#reading').evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0)
  await page.locator('[data-act="import-file"]').waitFor({ state: 'detached', timeout: 120_000 })
  // A page that stands still takes no turns while it reads.
  expect(await page.evaluate(() => (window as unknown as { turns: number }).turns)).toBeGreaterThan(20)
  await page.goto('./#/?games=all')
  await expect(page.locator('[data-game]')).toHaveCount(games + 1)
})
