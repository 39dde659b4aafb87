import type { Page } from '@playwright/test'
import { shortNames } from '../circle.ts'
import { expect, test } from './fixtures.ts'
import { nightTable } from './nightTable.ts'
import { button, pasteNames } from './setupTable.ts'

// Whole games in half the time; other specs look at the same screens while they move.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A whole game under one finger, from the bag to the reveal. Characters are named as on the sheet. */
const wholeGame = async (page: Page, bag: readonly string[]) => {
  const table = await nightTable(page)
  await page.goto('./#/setup')
  await pasteNames(page, shortNames.slice(0, bag.length))
  await button(page, 'Choose characters').tap()
  for (const character of bag)
    await button(page, new RegExp(`^${character}[^,]*, `))
      .first()
      .tap()
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  await button(page, /^At random/).tap()
  await page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).last().tap()
  await button(page, 'Begin the first night').tap()
  await page.locator('.ring [data-seat]').first().waitFor()

  const labels = await page
    .locator('.ring [data-seat]')
    .evaluateAll((all) => all.map((each) => [each.getAttribute('data-seat') ?? '', each.getAttribute('aria-label') ?? ''] as const))
  const id = (character: string) => labels.find(([, label]) => label.includes(character))?.[0] ?? ''
  const seat = (character: string) => page.locator(`.ring [data-seat="${id(character)}"]`)
  const act = (what: string) => page.locator(`[data-act="${what}"]:visible`)
  const tap = (what: string) => act(what).first().tap()

  /** By row of the night sheet: whom that player points at. Everybody else sleeps on. */
  const night = async (choices: Readonly<Record<string, readonly string[]>> = {}) => {
    for (let step = 0; step < 40; step++) {
      await table.showCards()
      const now = await table.see()
      if (now.dawn) break
      if (now.openQuestion) await tap('answer-later')
      else {
        const chosen = choices[now.step?.split(':')[0] ?? '']
        for (const character of chosen ?? []) await seat(character).tap()
        const asked = chosen ? await table.see() : undefined
        for (const { code } of asked?.step === now.step ? (asked?.questions ?? []) : [])
          await page.locator(`[data-question="${code}"] [data-answer]`).first().tap()
        if (chosen) await table.done(now.step)
        else await tap('skip')
      }
    }
    await tap('begin-day')
    await act('nominate').waitFor()
  }
  const execute = async (by: string, nominee: string, ...hands: readonly string[]) => {
    await tap('nominate')
    await seat(by).tap()
    await seat(nominee).tap()
    for (const hand of hands) await seat(hand).tap()
    await tap('count')
    await tap('end-day')
    await tap('do-it')
  }
  const dusk = async () => {
    await tap('dusk')
    await page.locator('[data-game-phase="night"]').waitFor()
  }
  return { seat, act, tap, night, execute, dusk, id }
}

const reveal = async (page: Page, players: number, winner: string) => {
  await page.locator('[data-act="reveal"]').tap()
  const stage = page.getByRole('dialog', { name: 'Reveal the town' })
  await expect(stage.getByRole('button', { name: /still covered/ })).toHaveCount(players)
  expect(await stage.innerText()).not.toMatch(/Pukka|Shabaloth/)
  await stage.locator('[data-act="reveal-next"]').tap()
  await stage.locator('[data-act="reveal-next"]').tap()
  await expect(stage.getByRole('button', { name: /still covered/ })).toHaveCount(players - 2)
  await stage.locator('[data-act="cover-last"]').tap()
  await expect(stage.getByRole('button', { name: /still covered/ })).toHaveCount(players - 1)
  await stage.locator('[data-act="reveal-all"]').tap()
  await expect(stage.getByRole('heading', { name: winner })).toBeVisible()
  await stage.locator('[data-act="bluffs"]').tap()
  await expect(stage.getByRole('heading', { name: /The Demon’s bluffs/ })).toBeVisible()
  await stage.locator('[data-act="leave-reveal"]').tap()
}

test('good wins: the Demon is executed on the first day; reveal, story, picture and the tracker’s row', async ({ page }) => {
  test.slow()
  const game = await wholeGame(page, ['Sailor', 'Innkeeper', 'Gambler', 'Professor', 'Exorcist', 'Devil', 'Pukka'])
  await game.night({ sailor: ['Gambler'], devilsadvocate: ['Exorcist'], pukka: ['Professor'] })
  await game.execute('Innkeeper', 'Pukka', 'Sailor', 'Innkeeper', 'Gambler', 'Professor')
  await expect(page.getByRole('heading', { name: 'Good wins' })).toBeVisible()
  await game.tap('play-on')
  await expect(game.act('dusk')).toBeVisible()
  await game.tap('undo')
  await game.tap('end-game')
  await reveal(page, 7, 'Good has won')

  await game.tap('story')
  await expect(page.getByRole('article').getByRole('heading', { name: 'Day 1' })).toBeVisible()
  await expect(page.getByText(/^Good won/).first()).toBeVisible()
  const [csv] = await Promise.all([page.waitForEvent('download'), game.tap('csv')])
  const stream = await csv.createReadStream()
  const text = (await stream.toArray()).join('')
  expect(text).toMatch(/^Date,Script,"Storyteller \(say ""me"" if it was you\)"/)
  expect(text.split('\n')[1]).toMatch(/^\d{4}-\d\d-\d\d,Bad Moon Rising,me,In Person,,,7,0,win,,,,,,,/)
  await game.tap('picture')
  await expect(page.getByRole('img', { name: /final circle/ })).toBeVisible({ timeout: 30_000 })
  const [picture] = await Promise.all([page.waitForEvent('download'), game.tap('save-picture')])
  expect(picture.suggestedFilename()).toMatch(/\.png$/)
  await page.getByRole('button', { name: 'Back to the story' }).tap()
  await game.tap('leave-story')

  await game.tap('reopen')
  await game.tap('reopen-now')
  await expect(page.getByRole('heading', { name: 'Good wins' })).toBeVisible()
})

test('evil wins: two are left; a Traveller comes, is exiled and counts for nothing', async ({ page }) => {
  test.slow()
  const game = await wholeGame(page, ['Innkeeper', 'Gambler', 'Courtier', 'Professor', 'Exorcist', 'Assassin', 'Shabaloth'])
  await game.night()
  await game.tap('menu')
  await game.tap('join')
  await page.locator('[data-field="join-name"]').fill('Zed')
  await game.tap('join-now')
  await page.getByRole('button', { name: 'Exile Zed…' }).tap()
  for (const hand of ['Innkeeper', 'Gambler', 'Courtier', 'Professor']) await game.seat(hand).tap()
  await game.tap('count')
  await game.tap('do-it')
  await expect(page.getByText('Zed is exiled').first()).toBeVisible()

  await game.execute('Gambler', 'Innkeeper', 'Gambler', 'Courtier', 'Professor', 'Exorcist')
  await game.dusk()
  await game.night({ shabaloth: ['Gambler', 'Courtier'] })
  await expect(page.getByText(/^In the night, .* died\.$/)).toBeVisible()
  await game.execute('Exorcist', 'Professor', 'Exorcist', 'Assassin')
  await game.dusk()
  await game.night()
  await game.execute('Assassin', 'Exorcist', 'Assassin', 'Shabaloth')
  await expect(page.getByRole('heading', { name: 'Evil wins' })).toBeVisible()
  await game.tap('end-game')
  await reveal(page, 8, 'Evil has won')
})

test('the Mastermind’s day: the Demon dies, nothing is said, and a good execution loses it', async ({ page }) => {
  test.slow()
  const game = await wholeGame(page, ['Innkeeper', 'Gambler', 'Courtier', 'Professor', 'Exorcist', 'Mastermind', 'Pukka'])
  await game.night()
  await game.execute('Innkeeper', 'Pukka', 'Innkeeper', 'Gambler', 'Courtier', 'Professor')
  await expect(page.locator('[data-end="proposal"]')).toHaveCount(0)
  await game.dusk()
  await game.night()
  await game.execute('Gambler', 'Innkeeper', 'Gambler', 'Courtier', 'Professor')
  await expect(page.getByRole('heading', { name: 'Evil wins' })).toBeVisible()
  await game.tap('end-game')
  await reveal(page, 7, 'Evil has won')
})
