import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { chanceFrom, mutate } from '../storage/mutate.ts'
import { readFile } from '@/storage/readFile'
import { knownScripts } from '@/app/engine/scripts'
import { expect, test } from './fixtures.ts'
import { openGame, table } from './games.ts'

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
