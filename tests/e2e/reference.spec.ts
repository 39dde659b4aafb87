import { badMoonRising } from '@/scripts/bad-moon-rising'
import { axeFinds } from './axe.ts'
import { expect, test } from './fixtures.ts'

const everybody = [...badMoonRising.characters, ...badMoonRising.travellers]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('characters, nights and counts, searchable, by either name @sizes', async ({ page }) => {
  await page.goto('./#/reference')
  await expect(page.locator('.entry')).toHaveCount(everybody.length)
  await page.getByRole('searchbox').fill('tea lady')
  await expect(page.locator('.entry')).toHaveCount(1)
  await expect(page.locator('.entry h3')).toContainText('Herbalist')
  await page.getByRole('group', { name: 'Which names do the players’ sheets have?' }).getByRole('button', { name: 'Grandmother' }).tap()
  await expect(page.locator('.entry h3')).toContainText('Tea Lady')
  const cutOff = await page
    .locator('.segment button')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > each.parentElement!.getBoundingClientRect().right + 1))
  expect(cutOff, 'choices that reach out of their frame').toHaveLength(0)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'First night' }).tap()
  await expect(page.getByRole('listitem').filter({ hasText: 'Godfather' })).toBeVisible()
  await page.getByRole('button', { name: 'Other nights' }).tap()
  await expect(page.getByRole('listitem').first()).toContainText('Dusk')
  await page.getByRole('button', { name: 'Counts' }).tap()
  await expect(page.getByRole('row', { name: /^Townsfolk 3 3 5 5 5 7 7 7 9 9 9$/ })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('on paper: three A4 pages, the players’ one without a storyteller’s word', async ({ page }) => {
  await page.goto('./#/reference')
  await expect(page.locator('.entry')).toHaveCount(everybody.length)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.paper--players')).toBeVisible()
  await expect(page.locator('.view')).toBeHidden()
  const players = await page.locator('.paper--players').innerText()
  expect(players).toContain('Shabaloth')
  expect(players).not.toMatch(/You decide|Show |Wake the|Reminders/)
  await expect(page.locator('.paper--players')).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const [what, pages] of [
    [undefined, 3],
    ['players', 1],
    ['nights', 2],
  ] as const) {
    await page.evaluate(
      (only) => (only ? (document.documentElement.dataset['print'] = only) : delete document.documentElement.dataset['print']),
      what,
    )
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `${what ?? 'all'}`).toHaveLength(pages)
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)
  }
})
