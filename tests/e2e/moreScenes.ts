import type { Page } from '@playwright/test'
import { seatId } from '@/core/model/ids'
import { referenceText } from '@/text/en/reference'
import { setupText } from '@/text/en/setup'
import { readEvening, tableOf } from '../evenings/evening.ts'
import { bringIn, firstDay, firstNight, skipToDawn } from './dayTable.ts'
import { TEN, twoDays } from './evening.ts'
import { openGame, played, table } from './games.ts'
import { gameFile, importGame } from './nightFile.ts'
import { nightTable } from './nightTable.ts'
import { execution, lunatics, menu, setUp, voting, type ShotScene } from './shotScenes.ts'

const tap = (page: Page, act: string) => page.locator(`[data-act="${act}"]:visible`).first().tap()
const at = (hash: string) => (page: Page) => page.goto(`./${hash}`)

/** As far as this step of the first night. */
const untilStep = async (page: Page, bag: string, row: string) => {
  await bringIn(page, firstNight(bag))
  const night = await nightTable(page)
  for (let now = await night.see(); !now.step?.startsWith(row); now = await night.see()) {
    if (now.card !== undefined) await night.hold()
    else await night.tap('[data-act=skip]')
  }
  return night
}
/** As far as what one of Trouble Brewing learns in the first night. */
const untilLearner = async (page: Page, row: string) => {
  const evening = readEvening('tests/evenings/spy.yaml')
  await importGame(page, gameFile(evening.title, tableOf(evening), evening.script))
  await page.locator('[data-act=begin]').tap()
  const night = await nightTable(page)
  for (let now = await night.see(); !now.step?.startsWith(row); now = await night.see()) {
    if (now.card !== undefined || now.untold) await night.showCards()
    else await night.tap('[data-act=skip]')
  }
  return night
}
const drawing = async (page: Page) => {
  await setUp(3)(page)
  await page.locator('.way__row').nth(1).tap()
  await page.locator('.explained .btn--now').tap()
  await page.getByRole('button', { name: setupText.pass.iAm('Ana') }).tap()
}
const seat = async (page: Page, id: string) => {
  await page.locator(`[data-seat="${id}"]`).focus()
  await page.keyboard.press('i')
  await page.locator('dialog').waitFor()
}
const busyDay = () => table(12, { phase: 'day', busy: true })

/** Screens that docs/screens has no room for: looked at in every language. */
export const moreScenes: readonly ShotScene[] = [
  {
    name: 'import',
    go: async (page) => {
      await at('#/')(page)
      await tap(page, 'import')
    },
  },
  {
    name: 'games',
    go: async (page) => {
      await openGame(page, table(8))
      await at('#/?games=all')(page)
      await tap(page, 'more')
    },
  },
  { name: 'scripts', go: at('#/scripts') },
  {
    name: 'script',
    go: async (page) => {
      await at('#/scripts/trouble-brewing')(page)
      await page.locator('[data-act="play-script"]').waitFor()
    },
  },
  { name: 'builder', go: at('#/scripts/new') },
  { name: 'move', go: at('#/move') },
  { name: 'licences', go: at('#/licences') },
  {
    name: 'setup-pass',
    go: async (page) => {
      await setUp(3)(page)
      await page.locator('.way__row').nth(1).tap()
    },
  },
  {
    name: 'passing',
    go: async (page) => {
      await setUp(3)(page)
      await page.locator('.way__row').nth(1).tap()
      await page.locator('.explained .btn--now').tap()
    },
  },
  { name: 'pass-fan', go: drawing },
  {
    name: 'pass-card',
    go: async (page) => {
      await drawing(page)
      await page.locator('.fan button').first().tap()
      await page.locator('[data-card]').waitFor()
    },
  },
  { name: 'told', go: (page) => untilLearner(page, 'empath') },
  { name: 'told-two', go: (page) => untilLearner(page, 'fortuneteller') },
  {
    name: 'told-card',
    go: async (page) => {
      const night = await untilLearner(page, 'empath')
      await night.done()
      await page.locator('[data-card]').waitFor()
    },
  },
  {
    name: 'grimoire-card',
    go: async (page) => {
      const night = await untilLearner(page, 'spy')
      await night.done()
      await page.locator('[data-card]').waitFor()
    },
  },
  { name: 'night-lunatic', go: (page) => untilStep(page, lunatics, 'lunatic') },
  {
    name: 'night-impaired',
    go: async (page) => {
      const night = await untilStep(page, TEN, 'sailor')
      await night.seat('s2')
    },
  },
  {
    name: 'night-refused',
    go: async (page) => {
      await bringIn(page, played([{ type: 'dawn' }, { type: 'dusk' }], firstNight(TEN)))
      const night = await nightTable(page)
      for (let now = await night.see(); !now.step?.startsWith('devilsadvocate'); now = await night.see()) await night.tap('[data-act=skip]')
      await page.locator('.ring [data-seat="s7"]').tap()
    },
  },
  {
    name: 'card-picker',
    go: async (page) => {
      await openGame(page, table(12))
      await tap(page, 'cards')
      await page.locator('dialog').waitFor()
    },
  },
  {
    name: 'executed',
    go: async (page) => {
      await execution(page)
      await tap(page, 'do-it')
      await page.locator('[data-part="say-aloud"]').waitFor()
    },
  },
  {
    name: 'counted',
    go: async (page) => {
      await voting(page)
      await tap(page, 'count')
    },
  },
  {
    name: 'seat-first',
    go: async (page) => {
      await openGame(page, table(12, { busy: true }))
      await seat(page, 's8')
    },
  },
  {
    name: 'proposal',
    go: async (page) => {
      await bringIn(page, firstDay(TEN, [{ type: 'correctLife', seat: seatId('s10'), life: 'dead' }]))
      await page.locator('[data-end="proposal"]').waitFor()
    },
  },
  { name: 'join', go: (page) => menu(page, 'join') },
  { name: 'middle', go: (page) => menu(page, 'middle') },
  { name: 'phase', go: (page) => menu(page, 'phase') },
  { name: 'end', go: (page) => menu(page, 'end') },
  { name: 'game-reference', go: (page) => menu(page, 'reference') },
  {
    name: 'moment',
    go: async (page) => {
      await openGame(page, busyDay())
      await tap(page, 'timeline')
      await page.locator('[data-entry]').first().tap()
      await page.locator('.moment').waitFor()
    },
  },
  {
    name: 'correct',
    go: async (page) => {
      await openGame(page, twoDays())
      await tap(page, 'timeline')
      await tap(page, 'correct-this')
      await page.locator('[data-part="correct"]').waitFor()
    },
  },
  {
    name: 'reference-night',
    go: async (page) => {
      await at('#/reference')(page)
      await page.locator('.entry').first().waitFor()
      await page.getByRole('button', { name: referenceText.pages.other }).tap()
    },
  },
  {
    name: 'print',
    go: async (page) => {
      await at('#/reference')(page)
      await page.locator('.entry').first().waitFor()
      await page.emulateMedia({ media: 'print' })
    },
  },
  {
    name: 'town-vote',
    go: async (page) => {
      const journal = played(
        [
          { type: 'nominate', by: seatId('s1'), nominee: seatId('s2') },
          { type: 'vote', nomination: 0, votes: [seatId('s3'), seatId('s4')], counted: false },
        ],
        table(12, { phase: 'day' }),
      )
      await page.goto(`./#/town/${await openGame(page, journal)}`)
      await page.locator('.town-screen [data-seat]').first().waitFor()
    },
  },
  {
    name: 'town-night',
    go: async (page) => {
      await page.goto(`./#/town/${await openGame(page, table(20))}`)
      await page.locator('.town-screen [data-seat]').first().waitFor()
    },
  },
  {
    name: 'dawn-said',
    go: async (page) => {
      await bringIn(page, firstNight(TEN))
      await skipToDawn(page)
      await tap(page, 'begin-day')
      await page.locator('[data-act="end-day"]').waitFor()
    },
  },
]
