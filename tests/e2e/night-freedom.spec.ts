import type { Command } from '@/core/journal/command'
import { expect, test } from './fixtures.ts'
import { gameFile, importGame } from './nightFile.ts'
import { nightTable } from './nightTable.ts'

const cast = ['sailor', 'innkeeper', 'fool', 'gambler', 'chambermaid', 'pacifist', 'devilsadvocate', 'po']
const names = ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana']
const secondNight: readonly Command[] = [
  ...cast.map((character, i): Command => ({ type: 'addSeat', plan: { player: names[i] ?? '', character } })),
  { type: 'begin' },
  { type: 'dawn' },
  { type: 'closeNominations' },
  { type: 'dusk' },
]

test('an earlier choice is corrected, and everything after it follows', async ({ page }) => {
  test.setTimeout(120_000)
  await importGame(page, gameFile('Correction', secondNight))
  const night = await nightTable(page)
  await page.locator('[data-step=dusk]').waitFor()
  await night.done()
  await night.seat('s3')
  await night.done()
  // Bo makes Fay and Gus safe, meant Cy and Fay.
  await night.seat('s6')
  await night.seat('s7')
  await night.done()
  await night.tap('[data-act=skip]')
  await night.tap('[data-act=skip]')
  await night.seat('s6')
  await expect(page.locator('[data-follows=survives]')).toContainText('Fay survives')
  await night.done()
  await night.tap('[data-row="innkeeper:s2"] .row')
  await night.tap('[data-row="innkeeper:s2"] [data-act=correct]')
  await night.tap('.slot:has-text("Fay") .slot__back')
  await night.seat('s3')
  // Fay was the drunk one, so the question is asked again without a default.
  await expect(page.locator('[data-question=drunk] [aria-pressed=true]')).toHaveCount(0)
  await night.tap('[data-question=drunk] [data-answer=s7]')
  await expect(page.locator('.changes')).toContainText('Fay')
  await night.done()
  await expect(page.locator('.changed')).toContainText('Fay is dead now')
  await expect(page.locator('[data-seat=s6]')).toHaveAttribute('aria-label', /dead/)
})

test('a seat that may not be chosen says why, and can be chosen anyway', async ({ page }) => {
  await importGame(page, gameFile('Reasons', [...secondNight, { type: 'kill', seat: 's6', cause: 'storyteller' } as Command]))
  const night = await nightTable(page)
  await page.locator('[data-step=dusk]').waitFor()
  await night.done()
  await night.seat('s6')
  await expect(page.locator('[data-part=reason]')).toContainText('Fay')
  await night.tap('[data-act=choose-anyway]')
  await expect(page.locator('.slot')).toContainText('Fay')
  await night.done()
  await expect(page.locator('[data-row="sailor:s1"]')).toHaveAttribute('data-status', 'done')
})

test('out of order, skipped, woken all the same, again, and one wake more', async ({ page }) => {
  test.setTimeout(90_000)
  await importGame(page, gameFile('Freedom', secondNight))
  const night = await nightTable(page)
  await page.locator('[data-step=dusk]').waitFor()
  await night.tap('[data-row="po:s8"] .row')
  await night.tap('[data-row="po:s8"] [data-act=go]')
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', 'po:s8')
  await night.tap('[data-act=pass]')
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', 'dusk')
  await night.done()
  await night.tap('[data-act=skip]')
  await expect(page.locator('[data-row="sailor:s1"]')).toHaveAttribute('data-status', 'skipped')
  await night.tap('[data-row="sailor:s1"] .row')
  await night.tap('[data-row="sailor:s1"] [data-act=reopen]')
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', 'sailor:s1')
  await night.tap('[data-act=wake]')
  await page.getByRole('button', { name: 'Wake Fay' }).tap()
  await expect(page.locator('[data-step] h2')).toHaveText('Wake Fay')
  await night.tap('[data-act=sheet]')
  await expect(page.locator('dialog')).toContainText('Professor')
})
