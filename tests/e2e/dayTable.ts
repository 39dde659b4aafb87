import type { Locator, Page } from '@playwright/test'
import type { PlainCommand } from '@/core/journal/command'
import type { Journal } from '@/core/journal/journal'
import { shortNames } from '../circle.ts'
import { gameFile, played } from './games.ts'
import { tapped } from './tapped.ts'

/** One player for each word of a bag: `sailor innkeeper matron/evil`. */
export interface Sitting {
  readonly player: string
  readonly character: string
  readonly evil: boolean
}

const sitting = (bag: string): readonly Sitting[] =>
  bag.split(' ').map((text, at) => {
    const [character = '', side] = text.split('/')
    return { player: shortNames[at] ?? `Player ${at + 1}`, character, evil: side === 'evil' }
  })

const seated = (bag: string): PlainCommand[] =>
  sitting(bag).map(({ player, character, evil }) => ({
    type: 'addSeat',
    plan: { player, character, ...(character === 'lunatic' ? { believes: 'po' } : {}), ...(evil ? { alignment: 'evil' as const } : {}) },
  }))

/** The first day of a game, with nothing behind it. */
export const firstDay = (bag: string, after: readonly PlainCommand[] = []): Journal =>
  played([...seated(bag), { type: 'begin' }, { type: 'correctPhase', phase: { kind: 'day', number: 1 } }, ...after])

/** The first night, before anybody is woken. */
export const firstNight = (bag: string): Journal =>
  played([...seated(bag), { type: 'setBluffs', for: 'demon', characters: ['fool', 'tealady', 'professor'] }, { type: 'begin' }])

/** The grimoire may come up covered: hold to lift, and again if the page was drawn anew under the finger. */
export const lift = async (page: Page): Promise<void> => {
  const cover = page.locator('.cover button')
  const seat = page.locator('[data-seat]').first()
  for (const timeout of [5_000, 10_000, 30_000]) {
    await cover.or(seat).first().waitFor()
    if (await seat.isVisible()) return
    const box = await cover.boundingBox()
    if (!box) continue
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    const lifted = await seat.waitFor({ timeout }).then(
      () => true,
      () => false,
    )
    await page.mouse.up()
    if (lifted) return
  }
  throw new Error('the cover was held three times and stayed')
}

/** A night in which nobody does anything, as far as its dawn. The screen of dawn may come a moment after the last step has gone. */
export const skipToDawn = async (page: Page): Promise<void> => {
  const dawn = page.locator('[data-act="begin-day"]:visible')
  await page.locator('[data-step]').or(dawn).first().waitFor()
  while (!(await dawn.isVisible())) {
    const step = await page.locator('[data-step]').getAttribute('data-step')
    await page.locator('[data-act="skip"]:visible').first().tap()
    await page.waitForFunction(
      (was) =>
        document.querySelector('[data-act="begin-day"]') ??
        (document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] ?? was) !== was,
      step,
    )
  }
}

/** Brings a game in by its file, as a storyteller would, and opens it. */
export const bringIn = async (page: Page, journal: Journal, title?: string): Promise<string> => {
  const { id, text } = gameFile(journal, title)
  await page.goto('./#/')
  await page.locator('[data-act="import"]').first().tap()
  await page
    .locator('[data-act="import-file"]')
    .setInputFiles({ name: 'game.moonrise.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('[data-act="import-file"]').waitFor({ state: 'detached' })
  await page.goto(`./#/game/${id}`)
  await lift(page)
  return id
}

/** The storyteller's finger on a running game. */
export const storyteller = (page: Page, bag: string) => {
  const seats = sitting(bag)
  const at = (character: string) => {
    const index = seats.findIndex((each) => each.character === character)
    if (index < 0) throw new Error(`nobody is the ${character}`)
    return index
  }
  const seat = (character: string): Locator => page.locator(`.ring [data-seat="s${at(character) + 1}"]`)
  const name = (character: string) => seats[at(character)]!.player
  const act = (what: string): Locator => page.locator(`[data-act="${what}"]:visible`)
  const tap = (what: string) => tapped(act(what).first())

  const nominate = async (by: string, nominee: string) => {
    await page.locator('.panel .day').waitFor()
    await tapped(seat(by))
    if (by === nominee) await tap('nominate-self')
    else await tapped(seat(nominee))
    await act('count').waitFor()
  }
  const hands = async (...up: readonly string[]) => {
    for (const character of up) await tapped(seat(character))
  }
  const vote = async (by: string, nominee: string, ...up: readonly string[]) => {
    await nominate(by, nominee)
    await hands(...up)
    await tap('count')
  }
  /** Ends the day and does what was shown. */
  const endDay = async () => {
    await tap('end-day')
    await tap('do-it')
  }
  const row = (character: string): Locator => page.locator(`[data-nominee="s${at(character) + 1}"]`)
  return { seat, name, act, tap, nominate, hands, vote, endDay, row, open: (journal: Journal) => bringIn(page, journal) }
}
