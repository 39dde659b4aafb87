import type { Page } from '@playwright/test'
import { gameFile, table } from '../e2e/games.ts'

/** A game of twelve in its second night, brought in by its file with a mouse. */
export const bringGameIn = async (page: Page, url: string): Promise<string> => {
  const { id, text } = gameFile(table(12), 'Under strain')
  await page.goto(`${url}#/`)
  await page.locator('[data-act="import"]').click()
  await page
    .locator('[data-act="import-file"]')
    .setInputFiles({ name: 'game.moonrise.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('[data-act="import-file"]').waitFor({ state: 'detached' })
  return id
}
