import { readFile } from 'node:fs/promises'
import { bringIn } from './dayTable.ts'
import { twoDays } from './evening.ts'
import { expect, test } from './fixtures.ts'
import { openGame, played, table } from './games.ts'

test('the timeline folds nights and days, finds a player, and shows hands and deaths @sizes', async ({ page }) => {
  await bringIn(page, twoDays())
  await page.locator('[data-act=timeline]').first().tap()
  const chapter = (title: string) => page.locator('[data-chapter]', { hasText: title })
  await expect(chapter('Night 1')).toHaveAttribute('aria-expanded', 'false')
  await expect(chapter('Day 2')).toHaveAttribute('aria-expanded', 'true')
  if ((await chapter('Day 1').getAttribute('aria-expanded')) === 'false') await chapter('Day 1').tap()
  const vote = page.locator('[data-entry]', { hasText: 'Votes for' })
  await expect(vote.locator('.hands i')).toHaveCount(5)
  const death = page.locator('[data-entry]', { hasText: 'was executed and died' })
  await expect(death.locator('.token')).toHaveClass(/is-dead/)
  await chapter('Day 1').tap()
  await expect(vote).toHaveCount(0)

  await page.locator('[data-act=find-player]').tap()
  await page.locator('[data-find=s9]').tap()
  await expect(page.locator('[data-entry]')).toHaveCount(3)
  await expect(page.locator('[data-act=find-player]')).toContainText('Only')
  await page.locator('[data-entry]').first().tap()
  await expect(page.locator('.moment')).toBeVisible()
})

test('in mid-game the story warns of secrets before it shows any', async ({ page }) => {
  const id = await openGame(page, table(8, { phase: 'day' }))
  await page.goto(`./#/story/${id}`)
  await expect(page.getByRole('heading', { name: 'This story holds secrets' })).toBeVisible()
  await expect(page.locator('.token')).toHaveCount(0)
  await page.locator('[data-act=show-secrets]').tap()
  await expect(page.locator('.story__table .token')).toHaveCount(8)
  await page.reload()
  await expect(page.locator('.story__table')).toHaveCount(0)
})

test('on paper there is the story and nothing else', async ({ page }) => {
  const id = await openGame(page, played([{ type: 'endGame', winner: 'good' }], twoDays()))
  await page.goto(`./#/story/${id}`)
  await page.locator('.story__page').waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Day 1' })).toBeVisible()
  await expect(page.locator('.chapter .token').first()).toBeVisible()
  await expect(page.locator('.share, .story__bar').first()).toBeHidden()
  await expect(page.locator('.chapter').last()).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('the saved page of the story stands alone: tokens, the circle at dawn, no request', async ({ page, context }) => {
  const id = await openGame(page, played([{ type: 'endGame', winner: 'good' }], twoDays()), 'Friday <b>')
  await page.goto(`./#/story/${id}`)
  const [made] = await Promise.all([page.waitForEvent('download'), page.locator('[data-act=page]').tap()])
  const html = await readFile((await made.path()) ?? '', 'utf8')
  expect(html).not.toMatch(/https?:|<script|Friday <b>/)
  const kept = await context.newPage()
  await kept.setContent(html)
  await expect(kept.locator('h1')).toHaveText('Friday <b>')
  await expect(kept.locator('section.day .circle img')).toHaveCount(20)
  await expect(kept.locator('.circle.all img')).toHaveCount(10)
  await expect(kept.locator('.hands img')).toHaveCount(5)
  expect(
    await kept
      .locator('li img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(100)
  await kept.close()
})

test('on a phone the notice at the end of a game leaves the way to the story free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openGame(page, table(12, { phase: 'day' }))
  await page.locator('[data-act="menu"]').first().tap()
  await page.locator('[data-act="end"]').tap()
  await page.locator('[data-act="end-good"]').tap()
  const notice = page.locator('.shelf__notice', { hasText: 'Keep a copy' })
  await notice.waitFor()
  const free = () =>
    page.locator('[data-act="story"]:visible').evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
  await expect.poll(free).toBe(true)
  await expect(notice).toBeInViewport()
})
