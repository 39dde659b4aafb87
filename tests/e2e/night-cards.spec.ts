import type { Command } from '@/core/journal/command'
import { expect, test } from './fixtures.ts'
import { gameFile, importGame } from './nightFile.ts'
import { nightTable } from './nightTable.ts'

const cast = ['sailor', 'chambermaid', 'fool', 'innkeeper', 'goon', 'mastermind', 'pukka', 'pacifist']
const names = ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana']
const commands: readonly Command[] = [
  ...cast.map((character, i): Command => ({ type: 'addSeat', plan: { player: names[i] ?? '', character } })),
  { type: 'setBluffs', for: 'demon', characters: ['exorcist', 'professor', 'minstrel'] },
  { type: 'begin' },
]

test('while a card is up nothing else is in the page @sizes', async ({ page }) => {
  await importGame(page, gameFile('Cards', commands))
  const night = await nightTable(page)
  await page.locator('[data-step]').waitFor()
  await night.done()
  await night.done()
  await page.locator('[data-card]').waitFor()
  const words = (await page.evaluate(() => document.body.innerText)).replace(/\s+/g, ' ')
  for (const name of names) expect(words).toContain(name)
  for (const secret of [
    'Sailor',
    'Housekeeper',
    'Fool',
    'Innkeeper',
    'Goon',
    'Mastermind',
    'Pukka',
    'Pacifist',
    'Exorcist',
    'Night 1',
    'Undo',
  ])
    expect(words).not.toContain(secret)
  expect(await page.evaluate(() => document.querySelectorAll('[data-seat], [data-step], [data-row], [data-act]').length)).toBe(0)
  // All icons are always in the page, so their presence gives nothing away.
  const markup = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    copy.querySelectorAll('.moon-sprite').forEach((sprite) => sprite.remove())
    return copy.outerHTML
  })
  expect(markup).toContain('This is the Demon')
  expect(markup).not.toMatch(/sailor|housekeeper|chambermaid|mastermind|innkeeper|goon|pukka|exorcist|evil/i)

  // A tap, the back button, Escape and a reload leave it where it is.
  await page.locator('.hold').tap()
  await page.keyboard.press('Escape')
  await page.goBack().catch(() => undefined)
  await expect(page.locator('[data-card]')).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-card]')).toBeVisible()
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('Undo')
})

test('the Goon is told its new side at the instant it is chosen', async ({ page }) => {
  test.setTimeout(90_000)
  await importGame(page, gameFile('Goon', commands))
  const night = await nightTable(page)
  await page.locator('[data-step]').waitFor()
  for (let guard = 0; guard < 10; guard++) {
    const { step } = await night.see()
    if (step?.startsWith('pukka')) break
    await night.tap('[data-act=skip]')
  }
  await night.seat('s5')
  await expect(page.locator('[data-follows=turns]')).toContainText('Eli turns evil')
  await night.done()
  await expect(page.locator('.interrupt')).toContainText('Wake Eli')
  // It disappears when its choice is undone, comes back with redo, and survives a reload.
  await night.tap('[data-act=undo]')
  await expect(page.locator('[data-step="pukka:s7"]')).toBeVisible()
  await night.seat('s3')
  await expect(page.locator('.interrupt')).toHaveCount(0)
  await night.seat('s5')
  await night.done()
  await expect(page.locator('.interrupt')).toContainText('Wake Eli')
  await page.reload()
  await page.locator('.cover .hold__ring').waitFor()
  await night.hold()
  await expect(page.locator('.interrupt')).toContainText('Wake Eli')
  await night.tap('[data-act=tell-now]')
  await expect(page.locator('[data-card]')).toContainText('Evil')
  await night.hold()
  await expect(page.locator('[data-seat=s5]')).toHaveAttribute('aria-label', /turned evil/)
  await expect(page.locator('[data-seat=s7]')).toHaveAttribute('aria-label', /drunk/)
})

test('any card can be shown to anybody at any time', async ({ page }) => {
  test.setTimeout(90_000)
  await importGame(page, gameFile('Any card', commands))
  const night = await nightTable(page)
  await page.locator('[data-step]').waitFor()
  const kinds = [
    'youAre',
    'demon',
    'minions',
    'notInPlay',
    'inPlay',
    'playerIs',
    'youChose',
    'choseYou',
    'usedAbility',
    'side',
    'number',
    'bluffing',
    'again',
    'seeMe',
    'forget',
    'words',
  ]
  for (const kind of kinds) {
    await night.tap('[data-act=cards]')
    await night.tap(`[data-card-kind="${kind}"]`)
    if (kind === 'words') await page.locator('textarea').fill('The moon is made of cheese.')
    if (['youAre', 'inPlay', 'playerIs', 'choseYou'].includes(kind)) await night.tap('[data-pick-character=gambler]')
    if (['playerIs', 'youChose'].includes(kind)) await night.tap('[data-pick-player=s3]')
    if (await page.locator('[data-act=show-card]').count()) await night.tap('[data-act=show-card]')
    await expect(page.locator('[data-card]')).toBeVisible()
    if (kind === 'words') await expect(page.locator('[data-card]')).toContainText('cheese')
    await night.hold()
    await expect(page.locator('[data-seat]').first()).toBeVisible()
  }
})
