import type { Page } from '@playwright/test'
import { setupText } from '@/text/en/setup'
import { languageNames } from '@/text/languageNames'
import { languageOf, offered, type LanguageCode } from '@/text/languages'
import { tableOf, type Evening } from '../evenings/evening.ts'
import { axeFinds } from './axe.ts'
import { bringIn, firstNight, lift } from './dayTable.ts'
import { countEvening } from './eveningTaps.ts'
import { expect, test } from './fixtures.ts'
import { gameFile, importGame } from './nightFile.ts'
import { nightTable } from './nightTable.ts'
import { pasteNames } from './setupTable.ts'
import { tooWide } from './targets.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sound = async (page: Page, tag: string) => {
  await expect(page.locator(`html[lang="${tag}"] h1`)).toHaveCount(1)
  expect(await axeFinds(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
}

/** No test of its own words: what is tapped is found by what it does, so every language plays the same game. */
const evening: Evening = {
  title: 'Pukka',
  players: [
    { name: 'Ana', character: 'sailor' },
    { name: 'Bo', character: 'chambermaid' },
    { name: 'Cy', character: 'grandmother' },
    { name: 'Dov', character: 'minstrel' },
    { name: 'Eli', character: 'fool' },
    { name: 'Fay', character: 'devilsadvocate' },
    { name: 'Gus', character: 'pukka' },
  ],
  bluffs: ['exorcist', 'gossip', 'gambler'],
  secrets: [{ player: 'Cy', key: 'grandchild', players: ['Bo'] }],
  nights: [
    {
      sailor: { choose: ['Dov'], drunk: 'Dov' },
      devilsadvocate: { choose: ['Bo'] },
      pukka: { choose: ['Eli'] },
      chambermaid: { choose: ['Ana', 'Cy'] },
      cards: ['minion-info', 'demon-info', 'grandmother', 'chambermaid'],
    },
    {
      sailor: { choose: ['Bo'], drunk: 'Ana' },
      devilsadvocate: { choose: ['Ana'] },
      pukka: { choose: ['Cy'] },
      chambermaid: { choose: ['Ana', 'Fay'] },
      cards: ['chambermaid'],
    },
  ],
  days: [
    { nominations: [{ by: 'Ana', whom: 'Dov', hands: ['Ana', 'Bo', 'Cy', 'Eli'] }], ends: 'Dov' },
    { nominations: [{ by: 'Bo', whom: 'Gus', hands: ['Ana', 'Bo', 'Cy'] }], ends: 'Gus' },
  ],
}

/** The setup has few names of its own for what is tapped: so its buttons are found by the words of the language. */
const setupWords = async (code: LanguageCode) => {
  const language = (await languageOf(code).load?.())?.language
  return language ? (await language.later()).later.text.setup : setupText
}

for (const code of offered) {
  const name = languageNames[code]
  const { tag } = languageOf(code)

  test(`${name}: one tap on Home chooses it, and an evening is played in it to its end and its story`, async ({ page }) => {
    page.setDefaultTimeout(30_000)
    const act = (what: string) => page.locator(`[data-act="${what}"]:visible`).first()
    const { players, characters, deal } = await setupWords(code)
    const press = (words: string) => page.getByRole('button', { name: words }).last().tap()
    await page.goto('./')
    await page.getByRole('button', { name, exact: true }).tap()
    await sound(page, tag)

    await act('new-game').tap()
    await pasteNames(
      page,
      evening.players.map((player) => player.name),
    )
    await sound(page, tag)
    await press(players.next)
    await press(characters.drawN(evening.players.length, true))
    await sound(page, tag)
    await press(characters.next)
    await sound(page, tag)
    await press(deal.ways.random[0])
    await press(deal.next)
    await sound(page, tag)

    await importGame(page, gameFile(evening.title, tableOf(evening), evening.script))
    await page.addLocatorHandler(page.locator('.shelf__notice .tool').first(), (close) => close.click())
    await page.locator('[data-act=begin]').tap()
    await page.locator('[data-step]').waitFor()
    // A start that goes straight into a game has fewer words at first.
    await page.reload()
    await lift(page)
    await page.locator('[data-step]').waitFor()
    await sound(page, tag)
    const seen = new Set<string>()
    await countEvening(page, evening, undefined, async (moment) => {
      if (!seen.has(moment)) await sound(page, tag)
      seen.add(moment)
    })
    expect([...seen]).toEqual(['card', 'dawn', 'vote', 'execution'])
    await act('reveal').waitFor()
    await sound(page, tag)
    await act('story').tap()
    await expect(page.locator('.story__page')).toContainText(code === 'zh' ? '黯月初升' : 'Bad Moon Rising')
    await expect(page.locator('.story__table .token')).toHaveCount(evening.players.length)
    await sound(page, tag)
  })
}

test('a mixed table: the grimoire, its cards and the town each in a language of their own, and every choice is kept', async ({ page }) => {
  await page.goto('./#/settings')
  await page.locator('[aria-labelledby="language"]').getByRole('button', { name: languageNames.de, exact: true }).tap()
  await expect(page.locator('html[lang="de"] h1')).toHaveCount(1)
  expect(page.url()).toContain('#/settings')
  const forCards = page.locator('[aria-labelledby="card-language"]').getByRole('button', { name: languageNames.zh, exact: true })
  await forCards.tap()
  await expect(forCards).toHaveAttribute('aria-pressed', 'true')
  await bringIn(page, firstNight('sailor grandmother chambermaid courtier innkeeper fool devilsadvocate pukka'))
  const address = page.url()
  const night = await nightTable(page)
  await night.done()
  await night.done()
  const face = page.locator('[data-card] .card__face')
  await expect(face).toHaveAttribute('lang', languageOf('zh').tag)
  await expect(face).toContainText(/\p{Script=Han}/u)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await axeFinds(page)).toEqual([])

  const town = await page.context().newPage()
  await town.goto(address.replace('#/game/', '#/town/'))
  await expect(town.locator('html')).toHaveAttribute('lang', 'de')
  await town.locator('select').selectOption('es')
  await expect(town.locator('html[lang="es"] [data-seat]')).toHaveCount(8)
  await town.reload()
  await expect(town.locator('html[lang="es"] [data-seat]')).toHaveCount(8)
  expect(await axeFinds(town)).toEqual([])

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(face).toHaveAttribute('lang', languageOf('zh').tag)
})

test('a device that speaks one of our languages is spoken to in it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-CA', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('./')
  await expect(page.locator('html[lang="fr"] h1')).toHaveCount(1)
  await context.close()
})
