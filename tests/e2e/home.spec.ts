import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'
import { gameFile, openGame, table } from './games.ts'
import { shortNames } from '../circle.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const act = (name: string) => `[data-act="${name}"]`

/** The visible notices, not the copy for screen readers. */
const notice = (page: Page) => page.getByRole('region', { name: 'Notices' })

/** What sticks out of the page, and what is too small for a finger. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide`] : []
    const small = [
      ...document.querySelectorAll<HTMLElement>(
        'main a, main button, main input, main textarea, dialog button, dialog input, dialog textarea',
      ),
    ]
      .filter((each) => !each.classList.contains('unseen') && getComputedStyle(each).display !== 'inline')
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ each, box }) => `${each.textContent?.trim() || each.getAttribute('aria-label')}: ${box.width}×${box.height}`)
    return [...wide, ...small]
  })

const demo = async (page: Page) => {
  await page.goto('./')
  await page.locator(act('demo')).tap()
  await page.locator('[data-seat]').first().waitFor()
}

const drop = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([file, content]) => {
      const data = new DataTransfer()
      data.items.add(new File([content ?? ''], file ?? '', { type: 'application/json' }))
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }))
    },
    [name, text],
  )

test('a first visit explains itself, and one tap opens a game to try @sizes', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { name: 'Moonrise' })).toBeVisible()
  await expect(page.getByText('first time')).toBeVisible()
  expect(await misfits(page)).toEqual([])
  await demo(page)
  await page.goto('./#/')
  const go = page.locator(act('continue'))
  await expect(go).toContainText(/Night \d/)
  await expect(go).toContainText(/\d+ of \d+ alive/)
  await expect(go).toContainText('is awake')
  expect(await misfits(page)).toEqual([])
  await go.tap()
  await expect(page).toHaveURL(/#\/game\//)
})

test('settings and help fit every screen @sizes', async ({ page }) => {
  for (const place of ['settings', 'help']) {
    await page.goto(`./#/${place}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await misfits(page), place).toEqual([])
  }
  await page.goto('./#/credits')
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeInViewport()
})

test('a game is renamed, copied, saved, deleted and brought back', async ({ page }) => {
  await demo(page)
  await page.goto('./#/?games=all')
  const rows = page.locator('[data-game]')
  const choose = async (what: string) => {
    await rows.first().locator(act('more')).tap()
    await page.locator(`dialog ${act(what)}`).tap()
  }
  await choose('rename')
  await page.getByLabel('Name of the game').fill('The Thursday table <b>at</b> the old observatory')
  await page.locator(act('rename-go')).tap()
  await expect(rows.first()).toContainText('<b>at</b>')
  await choose('duplicate')
  await expect(rows).toHaveCount(2)

  const saving = page.waitForEvent('download')
  await choose('save')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/\.moonrise\.json$/)
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ games: [{ title: expect.stringContaining('Thursday') }] })

  await choose('remove')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring it back' }).tap()
  await expect(rows).toHaveCount(2)
  expect(await misfits(page)).toEqual([])
})

test('files come in by picker, drop and paste, and are recognised', async ({ page }) => {
  const one = gameFile(table(7), 'By picker')
  const two = gameFile(table(8), 'By drop')
  const three = gameFile(table(9), 'By paste')
  await page.goto('./')
  await page.locator(act('import')).tap()
  await page
    .locator(act('import-file'))
    .setInputFiles({ name: 'one.moonrise.json', mimeType: 'application/json', buffer: Buffer.from(one.text) })
  await expect(notice(page).getByText('“By picker” was added.')).toBeVisible()
  await drop(page, 'two.moonrise.json', two.text)
  await expect(notice(page).getByText('“By drop” was added.')).toBeVisible()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }))
  }, three.text)
  await expect(notice(page).getByText('“By paste” was added.')).toBeVisible()
  await drop(page, 'two.moonrise.json', two.text)
  await expect(notice(page).getByText('“By drop” was here already.')).toBeVisible()
  await page.goto('./#/?games=all')
  await expect(page.locator('[data-game]')).toHaveCount(3)
})

test('bad input gets a sentence and changes nothing', async ({ page }) => {
  const { text } = gameFile(table(6))
  await page.goto('./')
  await expect(page.locator(act('import'))).toBeVisible()
  const bad = {
    'half.json': text.slice(0, text.length / 2),
    'other.json': '{"hello": true}',
    'empty.json': '',
    'picture.json': '\u0000\u0001PNG',
    'markup.json': '<svg onload=alert(1)>',
    'changed.json': text.replace('seatAdded', 'seatStolen'),
  }
  for (const [name, content] of Object.entries(bad)) {
    await drop(page, name, content)
    await expect(notice(page).getByText('Your games are as they were'), name).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).tap()
    await expect(notice(page).getByText('Your games are as they were'), name).toBeHidden()
  }
  await page.locator(act('import')).tap()
  await page.getByLabel('Or paste the text').fill('nonsense')
  await page.locator(act('import-text')).tap()
  await expect(page.getByRole('alert')).toContainText('isn’t a complete Moonrise file')
  await page.keyboard.press('Escape')
  await expect(page.locator(act('games'))).toHaveCount(0)
})

/** As a disk that forgets would: the entry in this place is gone. */
const loseEntry = (page: Page, id: string, place: string) =>
  page.evaluate(
    (key) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('moonrise')
        opening.onsuccess = () => {
          const change = opening.result.transaction('records', 'readwrite')
          change.objectStore('records').delete(key)
          change.oncomplete = () => (opening.result.close(), done())
        }
      }),
    `entry:${id}:${place}`,
  )

const savedBy = async (page: Page, button: string | Locator) => {
  const saving = page.waitForEvent('download')
  await (typeof button === 'string' ? page.locator(button) : button).tap()
  return JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as {
    readonly entries: readonly unknown[]
    readonly before?: { readonly entries: readonly unknown[] }
  }
}

test('a game whose end is damaged opens at its last sound entry, says so, and what lay there can be saved', async ({ page }) => {
  const bad = await openGame(page, table(8), 'Torn')
  await page.goto('./#/')
  await loseEntry(page, bad, '00000006')
  await page.goto(`./#/game/${bad}`)
  const said = notice(page).getByText('The end of this game was damaged. It is open at the last entry that could be read')
  await expect(said).toBeVisible()
  await expect(page.locator('[data-seat]')).toHaveCount(5)
  const first = await savedBy(page, page.getByRole('button', { name: 'Save the damaged data' }))
  expect(JSON.stringify(first.before ?? first)).toContain(`"player":"${shortNames[7]}"`)
  await expect(said).toBeHidden()
  // Once written it is complete again, and the lost data can be saved from its card.
  await page.goto('./#/?games=all')
  const row = page.locator(`[data-game="${bad}"]`)
  await expect(row).not.toContainText('Damaged')
  await row.locator(act('more')).tap()
  const later = await savedBy(page, `dialog ${act('raw')}`)
  expect(later.entries).toHaveLength(5)
  expect(later.before?.entries.length).toBeGreaterThan(8)
  await page.goto(`./#/game/${bad}`)
  await expect(page.locator('[data-seat]')).toHaveCount(5)
  await expect(said).toBeHidden()
})

test('a game that cannot be opened at all is set aside with its data; the others stay', async ({ page }) => {
  const bad = await openGame(page, table(8), 'Broken')
  await page.goto('./#/')
  const good = await openGame(page, table(6), 'Whole')
  await page.goto('./#/')
  await loseEntry(page, bad, '00000001')
  await page.goto(`./#/game/${bad}`)
  await expect(notice(page).getByText('damaged and was set aside')).toBeVisible()
  // It goes Home by itself; navigating before that would be overridden.
  await expect(page).not.toHaveURL(/#\/game\//)
  await page.goto('./#/?games=all')
  const row = page.locator(`[data-game="${bad}"]`)
  await expect(row).toContainText('Broken')
  await expect(row).toContainText('Damaged')
  await row.locator(act('more')).tap()
  expect(JSON.stringify(await savedBy(page, `dialog ${act('raw')}`))).toContain('seatAdded')
  await page.locator(`dialog ${act('rescue')}`).tap()
  await expect(notice(page).getByText('Nothing in it holds together any more')).toBeVisible()
  await expect(row).toContainText('Damaged')
  await page.goto(`./#/game/${good}`)
  await expect(page.locator('[data-seat]')).toHaveCount(6)
})

test('settings act at once and stay', async ({ page }) => {
  await page.goto('./#/settings')
  const root = page.locator('html')
  const size = () =>
    page.getByText('Which names do the players’ sheets have?').evaluate((words) => parseFloat(getComputedStyle(words).fontSize))
  const before = await size()
  await page.getByRole('button', { name: 'Always day' }).tap()
  await expect(root).toHaveAttribute('data-phase', 'day')
  await page.getByRole('button', { name: 'Large', exact: true }).tap()
  await expect.poll(size).toBeGreaterThan(before)
  const large = await size()
  await page.getByRole('group', { name: 'Motion' }).getByRole('button', { name: 'None' }).tap()
  await expect(root).toHaveAttribute('data-motion', 'none')
  await page.getByLabel('Dimmer').fill('45')
  await expect(page.locator('.dim-veil')).toHaveCSS('opacity', '0.45')
  await page.reload()
  await expect(root).toHaveAttribute('data-phase', 'day')
  await expect(root).toHaveAttribute('data-motion', 'none')
  expect(await size()).toBe(large)
  await expect(page.locator('.dim-veil')).toHaveCSS('opacity', '0.45')
})

test('where Safari may forget, Home says so and gives the file that carries all games', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' }))
  await openGame(page, table(6))
  await page.goto('./#/')
  await page.locator(act('keep-how')).tap()
  await expect(page.getByRole('dialog')).toContainText('Add to')
  const saving = page.waitForEvent('download')
  await page.locator(act('carry-file')).tap()
  expect((await saving).suggestedFilename()).toContain('all-games')
})

test('while it is covered nothing of the game is in the page, not even on Home', async ({ page }) => {
  await demo(page)
  const names = await page.locator('[data-seat]').evaluateAll((seats) =>
    seats
      .map((seat) => seat.getAttribute('aria-label') ?? '')
      .flatMap((label) => label.split(/[,.:;]/))
      .map((word) => word.trim())
      .filter((word) => word.length > 1),
  )
  expect(names.length).toBeGreaterThan(20)
  await page.keyboard.press('c')
  await expect(page.getByText('Grimoire covered', { exact: true })).toBeVisible()
  const text = await page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('#app *')].flatMap((each) => [...each.attributes].map(({ value }) => value)),
    ].join('\n'),
  )
  expect(names.filter((name) => new RegExp(`(^|\\W)${name.replace(/\W/g, '\\$&')}(\\W|$)`).test(text))).toEqual([])
  expect(text).not.toMatch(/\bnight\b|\bday\b|alive/i)

  const eye = page.getByRole('button', { name: 'Hold to lift' })
  await page.clock.install()
  await eye.tap()
  await page.clock.fastForward(5_000)
  await expect(eye, 'a tap is no hold').toBeVisible()
  await page.goto('./#/')
  await expect(page.locator(act('continue'))).toBeVisible()
  await expect(page.locator(act('continue'))).not.toContainText('awake')
})
