import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { By, until } from 'selenium-webdriver'
import type { Home } from '../../server/home.ts'
import { COMPUTER, openBrowser, playsOn, safeOf, startTestHome } from '../e2e/homeNetwork.ts'
import { startWebKit } from '../webkit/browser.ts'
import { storedForOffline } from '../webkit/page.ts'

const pemOf = (home: Home) => `${home.authority.certificate.toString('pem')}\n`

/** Chromium with the authority in its own store, as a storyteller would put it there: no pin, nothing ignored. */
export async function chromiumTrusts(folder: string) {
  for (const host of [`${COMPUTER}.local`, 'localhost', '127.0.0.1']) {
    const place = mkdtempSync(join(tmpdir(), 'moonrise-nss-'))
    const home = await startTestHome(folder)
    try {
      const store = join(place, '.pki/nssdb')
      mkdirSync(store, { recursive: true })
      writeFileSync(join(place, 'authority.pem'), pemOf(home))
      execFileSync('certutil', ['-d', `sql:${store}`, '-N', '--empty-password'])
      execFileSync('certutil', ['-d', `sql:${store}`, '-A', '-t', 'C,,', '-n', 'Moonrise', '-i', join(place, 'authority.pem')])
      const browser = await openBrowser({ env: { HOME: place } })
      try {
        await playsOn(await browser.newPage(), home, safeOf(home, host))
      } finally {
        await browser.close()
      }
    } finally {
      await home.close()
      rmSync(place, { recursive: true, force: true })
    }
  }
}

/** WebKit looks into the system's store, which only root may change: so this runs in CI, and takes away what it put there. */
export async function webkitTrusts(folder: string) {
  const file = '/usr/local/share/ca-certificates/moonrise-test.crt'
  const home = await startTestHome(folder)
  const webkit = await startWebKit()
  try {
    writeFileSync(file, pemOf(home))
    execFileSync('update-ca-certificates', { stdio: 'ignore' })
    for (const host of ['localhost', '127.0.0.1']) {
      const own = await startTestHome(folder, home.authority)
      const driver = await webkit.open()
      try {
        await driver.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 })
        await driver.get(`${safeOf(own, host)}/`)
        await storedForOffline(driver)
        await (await driver.wait(until.elementLocated(By.css('[data-act="demo"]')), 20_000)).click()
        await driver.wait(until.elementLocated(By.css('[data-seat]')), 20_000)
        const game = await driver.getCurrentUrl()
        assert.match(game, /#\/game\//)
        await own.close()
        await driver.get('about:blank')
        await driver.get(game)
        await driver.wait(until.elementLocated(By.css('.cover__hold, [data-seat]')), 20_000)
      } finally {
        await driver.quit().catch(() => undefined)
        await own.close()
      }
    }
  } finally {
    rmSync(file, { force: true })
    execFileSync('update-ca-certificates', ['--fresh'], { stdio: 'ignore' })
    webkit.stop()
    await home.close()
  }
}
