import type { Page } from '@playwright/test'
import { hold as holdDown } from './hold.ts'
import { tapped } from './tapped.ts'

export interface NightPage {
  readonly card: string | undefined
  readonly digit: number | undefined
  readonly dawn: boolean
  readonly errand: boolean
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
    errand: document.querySelector('[data-act=errand]') !== null,
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

/** The app under a storyteller's finger; every press and every hold is counted by the kind of step it was for. */
export const nightTable = async (page: Page) => {
  const taps: string[] = []
  let kind = 'dusk'

  /** Lazy parts may appear a moment after the tap, so wait for the final state. */
  const see = async () => {
    await page
      .locator('[data-card], [data-step], [data-act=begin-day], .interrupt, [data-end], .day, .over')
      .first()
      .waitFor({ timeout: 30_000 })
    // The rows of the night come after the step, when the device has time.
    await page.locator('.list__rows:not(:has([data-row]))').waitFor({ state: 'detached' })
    return page.evaluate(look)
  }
  const tap = async (selector: string) => {
    taps.push(kind)
    await tapped(page.locator(selector).first())
  }
  const hold = async () => {
    taps.push(kind)
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
      } else if (now.errand) await tap('[data-act=errand]')
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
    seat: (id: string) => tap(`[data-seat="${id}"]`),
    answer: (question: string, value: string) => tap(`[data-question="${question}"] [data-answer="${value}"]`),
    character: (id: string) => tap(`[data-character="${id}"]`),
    done: () => tap('[data-act=done]'),
  }
}

export type NightTable = Awaited<ReturnType<typeof nightTable>>
