import type { Page } from '@playwright/test'
import { seatId } from '@/core/model/ids'
import { grimoireText } from '@/text/en/grimoire'
import { setupText } from '@/text/en/setup'
import { shortNames } from '../circle.ts'
import { bringIn, firstDay, firstNight, storyteller } from './dayTable.ts'
import { TEN, twoDays } from './evening.ts'
import { openGame, played, table } from './games.ts'
import { nightTable } from './nightTable.ts'
import { pasteNames } from './setupTable.ts'

export interface ShotScene {
  readonly name: string
  readonly go: (page: Page) => Promise<unknown>
}

export const lunatics = 'sailor grandmother chambermaid courtier innkeeper fool pacifist lunatic goon godfather assassin pukka'
const ended = () => played([{ type: 'endGame', winner: 'good' }], table(12, { phase: 'day' }))

/** Eleven players, with so many steps of the setup behind them. In the words of the language that the pictures are in. */
export const setUp =
  (behind = 0) =>
  async (page: Page) => {
    // The same bag every time: one with a Lunatic and a Grandparent.
    await page.addInitScript(() => {
      const chance = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = (room) => (room instanceof Uint32Array && room.length === 2 ? (room.fill(119) as typeof room) : chance(room))
    })
    await page.goto('./#/setup')
    await pasteNames(page, shortNames.slice(0, 11))
    const { players, characters } = setupText
    const steps = [players.next, characters.drawN(11, true), characters.next]
    for (const name of steps.slice(0, behind)) await page.getByRole('button', { name, exact: true }).last().tap()
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

export const voting = async (page: Page) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN, [{ type: 'correctLife', seat: seatId('s3'), life: 'dead' }]))
  await st.nominate('sailor', 'goon')
  await st.hands('devilsadvocate', 'zombuul', 'sailor', 'gambler')
}

export const execution = async (page: Page) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await st.vote('sailor', 'zombuul', 'sailor', 'innkeeper', 'gambler', 'gossip', 'exorcist', 'fool')
  await st.tap('end-day')
}

export const menu = async (page: Page, act: string) => {
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
  { name: 'setup-characters', go: setUp(2) },
  { name: 'setup-deal', go: setUp(3) },
  {
    name: 'setup-secrets',
    go: async (page) => {
      await setUp(3)(page)
      const { ways, next } = setupText.deal
      await page.getByRole('button', { name: ways.random[0] }).first().tap()
      await page.getByRole('button', { name: next, exact: true }).last().tap()
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
      await page.locator('[data-seat="s1"]').focus()
      await page.keyboard.press('i')
      await page.locator('dialog').waitFor()
    },
  },
  {
    name: 'timeline',
    go: async (page) => {
      await openGame(page, twoDays([{ type: 'endWithoutExecution' }, { type: 'dusk' }]))
      await page.locator('[data-act="timeline"]').first().tap()
      await page.locator('[data-chapter]', { hasText: grimoireText.phaseName.day(1) }).tap()
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
  { name: 'story', go: async (page) => page.goto(`./#/story/${await openGame(page, twoDays([{ type: 'endGame', winner: 'good' }]))}`) },
  { name: 'reference', go: (page) => page.goto('./#/reference') },
  { name: 'settings', go: (page) => page.goto('./#/settings') },
  { name: 'help', go: (page) => page.goto('./#/help') },
]
