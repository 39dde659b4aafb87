import type { Page } from '@playwright/test'

/** What the bar shows: where the game stands, and whether it calls itself saved. */
export interface Seen {
  readonly place: string
  readonly saved: boolean
}

/** In the page. Undefined while no grimoire is on the screen. */
export const lookAtBar = (): Seen | undefined => {
  const bar = document.querySelector<HTMLElement>('.bar')
  if (!bar) return undefined
  const label = (act: string) => bar.querySelector(`[data-act="${act}"]`)?.getAttribute('aria-label') ?? ''
  const phase = bar.querySelector('.phase')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  return { place: [phase, label('undo'), label('redo')].join(' | '), saved: bar.dataset['saving'] === 'saved' }
}

/** In the page: taps what there is to tap until it is told to stop or the browser dies. Tells every place it comes through. */
const tapAbout = ({ seed, pause }: { readonly seed: number; readonly pause: number }) => {
  const page = window as unknown as {
    look: () => Seen | undefined
    told: (seen: Seen & { readonly taps: number }) => void
    finger?: ReturnType<typeof setTimeout> | undefined
    goOn: () => void
  }
  let state = seed
  const chance = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const choices = ['.ring [data-seat]', '[data-answer]:not([aria-pressed=true])', '[data-character]']
  const acts = [
    'done',
    'skip',
    'pass',
    'answer-later',
    'already-told',
    'begin-day',
    'nominate',
    'count',
    'end-day',
    'do-it',
    'said',
    'dusk',
    'play-on',
    'dismiss-reason',
    'leave',
    'not-now',
  ]
  const back = ['undo', 'redo', 'not-yet', 'anyway', 'choose-anyway']
  const buttons = (of: readonly string[]) => of.map((act) => `[data-act="${act}"]`)
  let taps = 0
  let last = ''
  const tell = () => {
    const seen = page.look()
    const text = JSON.stringify(seen)
    if (!seen || text === last) return
    last = text
    page.told({ ...seen, taps })
  }
  const holding = (type: string) =>
    document.querySelector('.hold')?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, button: 0 }))
  const tap = () => {
    const dialog = document.querySelector('dialog[open]')
    const free = (wanted: readonly string[]) =>
      [...(dialog ?? document).querySelectorAll<HTMLButtonElement>(wanted.join())].filter(
        (each) => !each.disabled && each.getClientRects().length > 0,
      )
    const dice = chance()
    // Back and forth is tapped too, but a game should get somewhere.
    const first = dice < 0.4 ? choices : dice < 0.93 ? buttons(acts) : buttons(back)
    const found = [first, buttons(acts), choices].map(free).find(({ length }) => length > 0) ?? []
    const chosen = found[Math.floor(chance() * found.length)]
    if (document.querySelector('[data-card]')) holding('pointerdown')
    else if (chosen) {
      // As with a real finger, every tap begins with a press of its own.
      window.dispatchEvent(new PointerEvent('pointerdown'))
      chosen.click()
      taps += 1
    } else dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  const again = () => {
    page.finger = setTimeout(
      () => {
        tap()
        again()
      },
      chance() * pause * 2,
    )
  }
  page.goOn = again
  new MutationObserver(tell).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  tell()
  again()
}

export const rest = (most: number): Promise<unknown> => new Promise((later) => setTimeout(later, most))

/** It can be told to stop for a while. */
export interface Finger {
  readonly pause: () => Promise<void>
  readonly goOn: () => Promise<void>
}

/** `told` hears every place and every change of the saved state. */
export const startFinger = async (
  page: Page,
  told: (seen: Seen & { readonly taps: number }) => void,
  { seed, pause }: { readonly seed: number; readonly pause: number },
): Promise<Finger> => {
  await page.exposeFunction('told', told)
  await page.evaluate(`window.look = ${lookAtBar.toString()}`)
  await page.evaluate(tapAbout, { seed, pause })
  return {
    pause: () => page.evaluate(() => clearTimeout((window as unknown as { finger?: number }).finger)),
    goOn: () => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn()),
  }
}
