import type { Page } from '@playwright/test'
import type { Journal } from '@/core/journal/journal'
import { seatId } from '@/core/model/ids'
import { axeFinds, contrast } from './axe.ts'
import { bringIn, firstDay } from './dayTable.ts'
import { expect, test } from './fixtures.ts'
import { openGame, played, table } from './games.ts'
import { prefer } from './prefer.ts'
import { shotScenes } from './shotScenes.ts'
import { resize } from './still.ts'
import { smallTargets, tooWide } from './targets.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const go = (hash: string) => async (page: Page) => {
  await page.goto(`./${hash}`)
  await page.locator('main').first().waitFor()
}
const tap = (act: string) => (page: Page) => page.locator(`[data-act="${act}"]:visible`).first().tap()
const scene = (name: string) => (page: Page) => {
  const found = shotScenes.find((each) => each.name === name)
  if (!found) throw new Error(`no scene is called ${name}`)
  return found.go(page)
}
const ended = (phase: 'night' | 'day') => played([{ type: 'endGame', winner: 'evil' }], table(12, { phase, busy: true }))
const TEN = 'sailor innkeeper gambler gossip exorcist fool goon matron judge pukka'

const inTown = async (page: Page, journal: Journal) => {
  await page.goto(`./#/town/${await openGame(page, journal)}`)
  await page.locator('.town-screen [data-seat]').first().waitFor()
}

type Open = (page: Page) => Promise<unknown>

/** Each scene in its own light; scenes of night and day in both. */
const screens: Readonly<Record<string, Open>> = {
  'home, first visit': go('#/'),
  'home, import': async (page) => {
    await go('#/')(page)
    await tap('import')(page)
  },
  'home, a game under way': async (page) => {
    await openGame(page, table(8))
    await go('#/')(page)
    await page.locator('[data-act="continue"]').waitFor()
  },
  'home, list of games': async (page) => {
    await openGame(page, table(8))
    await go('#/?games=all')(page)
    await tap('more')(page)
  },
  settings: go('#/settings'),
  help: go('#/help'),
  move: go('#/move'),
  licences: go('#/licences'),
  scripts: go('#/scripts'),
  setup: go('#/setup'),
  'setup, secrets': scene('setup-secrets'),
  'game by night': (page) => openGame(page, table(12, { busy: true })),
  'a choice by night': scene('night-chosen'),
  'a card': scene('card'),
  dawn: scene('dawn'),
  'game by day': (page) => openGame(page, table(12, { phase: 'day', busy: true })),
  'a vote': scene('vote'),
  'an execution': scene('execution'),
  'after an execution': async (page) => {
    await scene('execution')(page)
    await tap('do-it')(page)
    await page.locator('[data-part="say-aloud"]').waitFor()
  },
  'a seat': async (page) => {
    await openGame(page, table(12, { phase: 'day' }))
    await page.locator('[data-seat]').first().focus()
    await page.keyboard.press('i')
    await page.locator('dialog').waitFor()
  },
  menu: async (page) => {
    await openGame(page, table(7))
    await page.keyboard.press('m')
    await page.locator('dialog').waitFor()
  },
  covered: async (page) => {
    await openGame(page, table(7))
    await page.keyboard.press('c')
    await page.getByText('Grimoire covered', { exact: true }).waitFor()
  },
  'the end proposed': async (page) => {
    await bringIn(page, firstDay(TEN, [{ type: 'correctLife', seat: seatId('s10'), life: 'dead' }]))
    await page.locator('[data-end="proposal"]').waitFor()
  },
  // The town on the tablet itself fills the screen, whose size is then not ours: town.spec looks at it in each size.
  'town, a vote': (page) =>
    inTown(
      page,
      played(
        [
          { type: 'nominate', by: seatId('s1'), nominee: seatId('s2') },
          { type: 'vote', nomination: 0, votes: [seatId('s3'), seatId('s4')], counted: false },
        ],
        table(12, { phase: 'day' }),
      ),
    ),
  'town, the end': (page) => inTown(page, ended('day')),
  reference: go('#/reference'),
  ...Object.fromEntries(
    (['night', 'day'] as const).flatMap((phase): readonly (readonly [string, Open])[] => [
      [
        `timeline by ${phase}`,
        async (page) => {
          await openGame(page, table(12, { phase }))
          await tap('timeline')(page)
          await page.locator('[data-entry]').first().waitFor()
        },
      ],
      [
        `an earlier moment by ${phase}`,
        async (page) => {
          await openGame(page, table(12, { phase }))
          await tap('timeline')(page)
          await page.locator('[data-entry]').first().tap()
          await page.locator('.moment').waitFor()
        },
      ],
      [`town by ${phase}`, (page) => inTown(page, table(12, { phase }))],
      [
        `ended by ${phase}`,
        async (page) => {
          await openGame(page, ended(phase))
          await page.locator('[data-act="reveal"]').waitFor()
        },
      ],
      [
        `reveal by ${phase}`,
        async (page) => {
          await openGame(page, ended(phase))
          await tap('reveal')(page)
          for (let n = 0; n < 5; n++) await tap('reveal-next')(page)
        },
      ],
      [
        `story by ${phase}`,
        async (page) => {
          await page.goto(`./#/story/${await openGame(page, ended(phase))}`)
          await page.getByRole('article').waitFor()
        },
      ],
    ]),
  ),
}

const sizes = [
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const

for (const [name, open] of Object.entries(screens)) {
  test(`${name} passes axe, and a finger finds everything`, async ({ page }) => {
    await open(page)
    // Axe treats a full-screen layer as a dialog and does not require a title.
    await expect.soft(page.getByRole('heading', { level: 1 }).first(), 'a title').toBeAttached()
    for (const [width, height] of sizes) {
      await resize(page, width, height)
      expect.soft(await smallTargets(page), `at ${width}×${height}`).toEqual([])
      expect.soft(await tooWide(page), `at ${width}×${height}`).toEqual([])
      expect.soft(await axeFinds(page), `at ${width}×${height}`).toEqual([])
    }
  })
}

/** The same screens for a table in the sun and for tired eyes: nothing overflows, and every word can be told from its ground. */
for (const [name, open] of Object.entries(screens)) {
  test(`${name} can be read in bright light and in extra large text`, async ({ page }) => {
    await page.goto('./#/')
    await prefer(page, { theme: 'bright', tokens: 'dark', textSize: 'extra' })
    await page.reload()
    await open(page)
    for (const [width, height] of sizes) {
      await resize(page, width, height)
      expect.soft(await smallTargets(page), `at ${width}×${height}`).toEqual([])
      expect.soft(await tooWide(page), `at ${width}×${height}`).toEqual([])
      expect.soft(await axeFinds(page, contrast), `at ${width}×${height}`).toEqual([])
    }
  })
}
