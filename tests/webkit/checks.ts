import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { By, until, type WebDriver } from 'selenium-webdriver'
import type { Served } from '../../server/serve.ts'
import { TOGETHER } from '../../tools/joinFiles.ts'
import { inPage, storedForOffline } from './page.ts'

export interface Bench {
  readonly driver: WebDriver
  /** This check's own server, which it may stop. */
  readonly server: Served
}

export type Check = (bench: Bench) => Promise<void>

/** Each runs in a browser of its own that has never seen the app. */
export const checks: Readonly<Record<string, Check>> = {
  'the page opens with its name': async ({ driver, server }) => {
    await driver.get(server.url)
    await showsName(driver)
    assert.match(await driver.getTitle(), /Moonrise/)
  },

  'the first visit stores everything': async ({ driver, server }) => {
    await driver.get(server.url)
    await storedForOffline(driver)
    const stored = await inPage<string[]>(
      driver,
      `const names = await caches.keys()
       const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
       return keys.flat().map((request) => new URL(request.url).pathname)`,
    )
    // What only live devices need is not stored for those who have none.
    const files = readdirSync(join(process.env.DIST ?? 'dist', 'assets')).filter((file) => !TOGETHER.some((name) => file.startsWith(name)))
    const built = ['index.html', ...files.map((file) => `assets/${file}`)]
    assert.ok(built.length > 20)
    assert.deepEqual(
      built.filter((file) => !stored.some((path) => path.endsWith(`/${file}`))),
      [],
    )
  },

  'a reload works with the server stopped': async ({ driver, server }) => {
    await driver.get(server.url)
    await storedForOffline(driver)
    await server.close()
    await driver.navigate().refresh()
    await showsName(driver)
  },

  'a deep link works with the server stopped': async ({ driver, server }) => {
    await driver.get(server.url)
    await storedForOffline(driver)
    await server.close()
    await driver.get('about:blank')
    await driver.get(`${server.url}#/setup`)
    await showsName(driver, /New game/)
  },

  'IndexedDB keeps what was written over a reload': async ({ driver, server }) => {
    const open = `const db = await new Promise((resolve, reject) => {
        const request = indexedDB.open('check', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('kept')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })`
    await driver.get(server.url)
    await inPage(
      driver,
      `${open}
       await new Promise((resolve, reject) => {
         const write = db.transaction('kept', 'readwrite')
         write.objectStore('kept').put('night 3', 'phase')
         write.oncomplete = resolve
         write.onerror = () => reject(write.error)
       })`,
    )
    await driver.navigate().refresh()
    const kept = await inPage<string>(
      driver,
      `${open}
       return new Promise((resolve) => {
         const read = db.transaction('kept').objectStore('kept').get('phase')
         read.onsuccess = () => resolve(read.result)
       })`,
    )
    assert.equal(kept, 'night 3')
  },

  'the app may place things and injected script may not run': async ({ driver, server }) => {
    await driver.get(server.url)
    const seen = await inPage<object>(
      driver,
      `const seat = document.createElement('div')
       document.body.append(seat)
       seat.style.cssText = 'position: absolute; left: 12px'
       const script = document.createElement('script')
       script.textContent = 'window.injected = true'
       document.body.append(script)
       return { left: getComputedStyle(seat).left, injected: 'injected' in window }`,
    )
    assert.deepEqual(seen, { left: '12px', injected: false })
  },
}

/** The page's own title, which only the app can write. */
async function showsName(driver: WebDriver, name = /Moonrise/) {
  const heading = await driver.wait(until.elementLocated(By.css('h1')), 10_000)
  await driver.wait(until.elementIsVisible(heading), 10_000)
  assert.match(await heading.getText(), name)
}
