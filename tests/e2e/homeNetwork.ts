import { createHash, X509Certificate } from 'node:crypto'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { makeAuthority, type Authority } from '../../server/authority.ts'
import { startHome, type Home } from '../../server/home.ts'
import { tabletRoute } from '../../server/tablet/route.ts'
import { browserArguments, findChromium } from './browser.ts'
import { lift } from './dayTable.ts'
import { storedForOffline } from './fixtures.ts'

export const COMPUTER = 'study'

/** `npm start` as the local network sees it, but on loopback. */
export const startTestHome = async (folder: string, authority?: Authority): Promise<Home> =>
  startHome({
    folder,
    port: 0,
    securePort: 0,
    host: '127.0.0.1',
    computer: COMPUTER,
    authority: authority ?? (await makeAuthority(COMPUTER, Date.now())),
    addresses: () => ['127.0.0.1'],
    routes: (home) => [tabletRoute(home, '/home/ana/.config/moonrise/authority.pem')],
  })

/** The computer's name leads to loopback, and so does one that no browser takes for this computer: http there is not safe. */
const names = `MAP ${COMPUTER}.local 127.0.0.1, MAP moonrise.test 127.0.0.1`

export const plainOf = ({ ports }: Home): string => `http://moonrise.test:${ports.http}`
export const safeOf = ({ ports }: Home, host = `${COMPUTER}.local`): string => `https://${host}:${ports.https}`

export interface Trust {
  /** Whoever this certificate's key has signed is trusted; without one, only those in the browser's own store. */
  readonly pin?: X509Certificate
  readonly env?: Readonly<Record<string, string>>
}
export const pinOf = ({ authority }: Home): X509Certificate => new X509Certificate(authority.certificate.toString('pem'))

export async function openBrowser({ pin, env = {} }: Trust = {}): Promise<Browser> {
  const { path } = await findChromium()
  const key = pin?.publicKey.export({ type: 'spki', format: 'der' })
  return chromium.launch({
    executablePath: path,
    args: [
      ...browserArguments(),
      `--host-resolver-rules=${names}`,
      ...(key ? [`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`] : []),
    ],
    env: { ...(process.env as Record<string, string>), ...env },
  })
}

export async function startDemo(page: Page) {
  await page.locator('[data-act="demo"]').click()
  await page.locator('[data-seat]').first().waitFor()
  expect(page.url()).toContain('#/game/')
  return page.url()
}

/** A busy machine is slow, not wrong. */
export const PATIENCE = 180_000

/** The worker takes over at this address, the server ends, and the game starts again. */
export async function playsOn(page: Page, home: Pick<Home, 'close'>, origin: string) {
  page.setDefaultTimeout(PATIENCE)
  page.setDefaultNavigationTimeout(PATIENCE)
  await page.goto(`${origin}/`)
  expect(await page.evaluate(() => isSecureContext)).toBe(true)
  const game = await startDemo(page)
  await storedForOffline(page)
  await home.close()
  await page.goto('about:blank')
  await page.goto(game)
  // A game that starts again may be covered.
  await lift(page)
  await page.reload()
  await lift(page)
}
