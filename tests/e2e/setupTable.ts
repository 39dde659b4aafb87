import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { hold } from './hold.ts'

export const characterNames = [
  'Grandparent',
  'Sailor',
  'Housekeeper',
  'Exorcist',
  'Innkeeper',
  'Gambler',
  'Gossip',
  'Courtier',
  'Professor',
  'Minstrel',
  'Herbalist',
  'Pacifist',
  'Fool',
  'Tinker',
  'Moonchild',
  'Goon',
  'Lunatic',
  'Capo Crimini',
  'Devil',
  'Assassin',
  'Mastermind',
  'Zombuul',
  'Pukka',
  'Shabaloth',
  'Po',
]

/** A finger that counts what it does. */
export const finger = (page: Page) => {
  let taps = 0
  return {
    taps: () => taps,
    tap: async (where: Locator) => {
      taps += 1
      await where.tap()
    },
    hold: async (where: Locator) => {
      taps += 1
      await hold(page, where)
    },
  }
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

/** A finger that stays until what it is to do can be seen. */
export const press = async (page: Page, where: Locator, until: Locator) => {
  const box = await where.boundingBox()
  if (!box) throw new Error('nothing to press')
  const devtools = await page.context().newCDPSession(page)
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await until.waitFor()
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

/** Pastes the way a tablet does: the field hears of the clipboard's text. */
export const pasteNames = async (page: Page, names: readonly string[]) => {
  await page.locator('#setup-names').evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, names.join('\n'))
  await expect(page.locator('[data-player]')).toHaveCount(names.length)
}

/** Everything a person or a screen reader could get out of the page as it is. */
export const everyWord = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((one) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    )
    const pictures = [...document.querySelectorAll('#app use, dialog use')].map((use) => use.getAttribute('href') ?? '')
    return [document.title, document.body.innerText, ...labels, ...pictures].join('\n')
  })

export const readyToDeal = async (page: Page, names: readonly string[]) => {
  await page.goto('./#/setup')
  await pasteNames(page, names)
  await button(page, 'Choose characters').tap()
  await button(page, `Draw ${Math.min(names.length, 15)}`)
    .first()
    .tap()
}
