import type { Page } from '@playwright/test'
import { hold as holdDown } from './hold.ts'
import { stroke } from './stroke.ts'
import { tapped } from './tapped.ts'

export interface NightPage {
  readonly card: string | undefined
  readonly digit: number | undefined
  readonly dawn: boolean
  readonly untold: boolean
  readonly openQuestion: string | undefined
  readonly end: string | undefined
  readonly step: string | undefined
  readonly title: string
  readonly reason: string | undefined
  readonly refused: string | undefined
  readonly questions: readonly { readonly code: string; readonly text: string; readonly answers: readonly string[] }[]
  readonly rows: readonly { readonly id: string; readonly status: string; readonly text: string }[]
  readonly seats: readonly { readonly id: string; readonly label: string }[]
}

/** Everything a storyteller can see, read from the page and from nothing else. */
const look = (): NightPage => {
  const text = (element: Element | null | undefined) => (element as HTMLElement | null)?.innerText
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const card = document.querySelector('[data-card]')
  const digit = text(document.querySelector('[data-card] .digits'))
  const interrupt = document.querySelector('.interrupt')
  return {
    card: text(card),
    digit: digit === undefined ? undefined : Number(digit),
    dawn: document.querySelector('[data-act=begin-day]') !== null,
    untold: document.querySelector('[data-act=tell-now]') !== null,
    end: text(document.querySelector('[data-end=proposal] h2')),
    openQuestion: interrupt?.querySelector<HTMLElement>('[data-question]')?.dataset['question'],
    step: document.querySelector<HTMLElement>('[data-step]')?.dataset['step'],
    title: text(document.querySelector('[data-step] h2')) ?? '',
    reason: text(document.querySelector('[data-part=because]')),
    refused: text(document.querySelector('.refused')),
    questions: all('[data-question]').map((each) => ({
      code: each.dataset['question'] ?? '',
      text: each.innerText,
      answers: [...each.querySelectorAll<HTMLElement>('[data-answer]')].map(({ dataset }) => dataset['answer'] ?? ''),
    })),
    rows: all('[data-row]').map((each) => ({
      id: each.dataset['row'] ?? '',
      status: each.dataset['status'] ?? '',
      text: each.innerText.replace(/\s+/g, ' '),
    })),
    seats: all('[data-seat]').map((each) => ({ id: each.dataset['seat'] ?? '', label: each.getAttribute('aria-label') ?? '' })),
  }
}

const seatOf = (id: string) => `[data-seat="${id}"]`

/** The app under a storyteller's finger; every press and every hold is counted by the kind of step it was for. */
export const nightTable = async (page: Page) => {
  const taps: string[] = []
  let kind = 'dusk'
  let pointedIn: string | undefined
  const stepNow = () => page.evaluate(() => document.querySelector<HTMLElement>('[data-step]')?.dataset['step'])

  /** Lazy parts may appear a moment after the tap, so wait for the final state. */
  const see = async () => {
    await page
      .locator('[data-card], [data-step], [data-act=begin-day], .interrupt, [data-end], .day, .over')
      .first()
      .waitFor({ timeout: 30_000 })
    // The rows of the night come after the step, when the device has time.
    await page.locator('.list__rows:not(:has([data-row])), [data-still]').first().waitFor({ state: 'detached' })
    return page.evaluate(look)
  }
  const tap = async (selector: string) => {
    taps.push(kind)
    await tapped(page.locator(selector).first())
  }
  /** A choice of the player's or of yours; it may settle the step. Seats rest for a moment after one has settled. */
  const choose = async (selector: string) => {
    await page.locator('[data-still]').waitFor({ state: 'detached' })
    pointedIn = await stepNow()
    await tap(selector)
  }
  /** Presses Done, unless the last tap has settled the step already. */
  const done = async (step = pointedIn) => {
    pointedIn = undefined
    if (step === undefined || (await stepNow()) === step) await tap('[data-act=done]')
  }
  const hold = async () => {
    taps.push(kind)
    const next = page.locator('.card__next')
    if (await next.count()) return tapped(next)
    // Behind one card there may be another: its face is what goes.
    await holdDown(page, page.locator('.hold__ring'), page.locator('.card__face > *, .cover').first())
  }
  /** Shows every card that is due, and returns what they said. */
  const showCards = async (): Promise<readonly NightPage[]> => {
    const shown: NightPage[] = []
    for (let now = await see(); ; now = await see()) {
      if (now.card !== undefined) {
        shown.push(now)
        await hold()
      } else if (now.untold) await tap('[data-act=tell-now]')
      else return shown
    }
  }
  return {
    page,
    see,
    tap,
    hold,
    showCards,
    taps: () => taps as readonly string[],
    of: (step: string) => {
      kind = step.split(':')[0] ?? step
    },
    seat: (id: string) => choose(seatOf(id)),
    /** Where two are asked for, a line from one player to the other chooses both. */
    pair: async (first: string, second: string) => {
      await page.locator('[data-still]').waitFor({ state: 'detached' })
      pointedIn = await stepNow()
      taps.push(kind)
      await stroke(page, page.locator(seatOf(first)), page.locator(seatOf(second)))
    },
    answer: (question: string, value: string) => choose(`[data-question="${question}"] [data-answer="${value}"]`),
    character: (id: string) => choose(`[data-character="${id}"]`),
    done,
  }
}

export type NightTable = Awaited<ReturnType<typeof nightTable>>
