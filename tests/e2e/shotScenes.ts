import type { Page } from '@playwright/test'
import { seatId } from '@/core/model/ids'
import { shortNames } from '../circle.ts'
import { bringIn, firstDay, firstNight, storyteller } from './dayTable.ts'
import { openGame, played, table } from './games.ts'
import { nightTable } from './nightTable.ts'
import { pasteNames } from './setupTable.ts'

export interface ShotScene {
  readonly name: string
  readonly go: (page: Page) => Promise<unknown>
}

const TEN = 'sailor innkeeper gambler gossip exorcist fool goon devilsadvocate assassin zombuul'
const lunatics = 'sailor grandmother chambermaid courtier innkeeper fool pacifist lunatic goon godfather assassin pukka'
const ended = () => played([{ type: 'endGame', winner: 'good' }], table(12, { phase: 'day' }))

/** Eleven players, as far as this step of the setup. */
const setUp =
  (...steps: readonly string[]) =>
  async (page: Page) => {
    await page.goto('./#/setup')
    await pasteNames(page, shortNames.slice(0, 11))
    for (const step of steps) await page.getByRole('button', { name: step, exact: true }).last().tap()
  }

const firstCard = async (page: Page) => {
  await bringIn(page, firstNight(lunatics))
  const night = await nightTable(page)
  await night.done()
  await night.done()
  await page.locator('[data-card]').waitFor()
}

const atDawn = async (page: Page) => {
  await bringIn(page, firstNight(TEN))
  const night = await nightTable(page)
  for (let now = await night.see(); !now.dawn; now = await night.see()) await night.tap('[data-act=skip]')
}

const chosen = async (page: Page) => {
  await bringIn(page, played([{ type: 'dawn' }, { type: 'dusk' }], firstNight(TEN)))
  const night = await nightTable(page)
  for (let now = await night.see(); !now.dawn && !now.step?.startsWith('gambler'); now = await night.see())
    await night.tap('[data-act=skip]')
  await night.seat('s2')
}

const voting = async (page: Page) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN, [{ type: 'correctLife', seat: seatId('s3'), life: 'dead' }]))
  await st.nominate('sailor', 'goon')
  await st.hands('devilsadvocate', 'zombuul', 'sailor', 'gambler')
}

const execution = async (page: Page) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await st.vote('sailor', 'zombuul', 'sailor', 'innkeeper', 'gambler', 'gossip', 'exorcist', 'fool')
  await st.tap('end-day')
}

const menu = async (page: Page, act: string) => {
  await openGame(page, table(12))
  await page.locator('[data-act="menu"]').first().tap()
  await page.locator(`[data-act="${act}"]:visible`).first().tap()
}

const reveal = async (page: Page) => {
  await openGame(page, ended())
  await page.locator('[data-act="reveal"]').tap()
  for (let n = 0; n < 5; n++) await page.locator('[data-act="reveal-next"]').tap()
}

/** Every screen of the app in a state worth looking at. */
export const shotScenes: readonly ShotScene[] = [
  {
    name: 'first-visit',
    go: async (page) => {
      await page.goto('./#/')
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'home',
    go: async (page) => {
      await openGame(page, table(12))
      await page.goto('./#/')
      await page.locator('[data-act="new-game"]').waitFor()
    },
  },
  { name: 'setup-players', go: setUp() },
  { name: 'setup-characters', go: setUp('Choose characters', 'Draw 11') },
  { name: 'setup-deal', go: setUp('Choose characters', 'Draw 11', 'Deal') },
  {
    name: 'setup-secrets',
    go: async (page) => {
      await setUp('Choose characters', 'Draw 11', 'Deal')(page)
      await page.getByRole('button', { name: /^At random/ }).tap()
      await page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).last().tap()
    },
  },
  { name: 'night-5', go: (page) => openGame(page, table(5)) },
  { name: 'night-12', go: (page) => openGame(page, table(12, { busy: true })) },
  { name: 'night-20', go: (page) => openGame(page, table(20, { busy: true })) },
  { name: 'night-chosen', go: chosen },
  { name: 'card', go: firstCard },
  { name: 'dawn', go: atDawn },
  { name: 'day-12', go: (page) => openGame(page, table(12, { phase: 'day', busy: true })) },
  { name: 'vote', go: voting },
  { name: 'execution', go: execution },
  {
    name: 'seat',
    go: async (page) => {
      await openGame(page, table(12, { phase: 'day', busy: true }))
      await page.locator('[data-seat="s1"]').tap()
    },
  },
  {
    name: 'timeline',
    go: async (page) => {
      await openGame(page, table(12))
      await page.locator('[data-act="timeline"]').first().tap()
    },
  },
  {
    name: 'covered',
    go: async (page) => {
      await openGame(page, table(12))
      await page.locator('[data-act="cover"]').tap()
    },
  },
  {
    name: 'menu',
    go: async (page) => {
      await openGame(page, table(12))
      await page.locator('[data-act="menu"]').first().tap()
    },
  },
  { name: 'seat-map', go: (page) => menu(page, 'seat-map') },
  { name: 'town', go: async (page) => page.goto(`./#/town/${await openGame(page, table(12, { phase: 'day' }))}`) },
  { name: 'ended', go: (page) => openGame(page, ended()) },
  { name: 'reveal', go: reveal },
  { name: 'story', go: async (page) => page.goto(`./#/story/${await openGame(page, ended())}`) },
  { name: 'reference', go: (page) => page.goto('./#/reference') },
  { name: 'settings', go: (page) => page.goto('./#/settings') },
  { name: 'help', go: (page) => page.goto('./#/help') },
]
