import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { librariesIn, modulesFile } from '../../tools/licences.ts'
import { builtApp, expect, storedForOffline, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

// A busy machine is slow, not wrong.
test.describe.configure({ timeout: 180_000 })

const readList = () => librariesIn(readFileSync(join(builtApp, 'licences.txt'), 'utf8'))

test('the list of licences names what is in the build, no less and no more, and so does NOTICE', () => {
  const listed = readList()
  const bundled = JSON.parse(readFileSync(modulesFile(builtApp), 'utf8')) as readonly string[]
  expect(bundled).toContain('workbox-precaching')
  expect(bundled).toContain('@vue/runtime-core')
  expect(listed.map(([name]) => name)).toEqual(bundled)
  const notice = [...readFileSync('NOTICE.md', 'utf8').matchAll(/^\| (\S+) \| (\S+) \|$/gm)].map(
    ([, name, licence]) => `${name} ${licence}`,
  )
  expect(notice.filter((line) => line !== 'library licence')).toEqual(listed.map(([name, , licence]) => `${name} ${licence}`))
})

test('every library of the build left a trace in its files', () => {
  const listed = readList()
  const scripts = [...readdirSync(join(builtApp, 'assets')).map((file) => `assets/${file}`), 'sw.js'].filter((file) => file.endsWith('.js'))
  const text = scripts.map((file) => readFileSync(join(builtApp, file), 'utf8')).join('\n')
  // Words that each of them keeps through minification: the list is not only the bundler's own word.
  const traces: Readonly<Record<string, RegExp>> = {
    '@vue/runtime-core': /onVnodeMounted|onServerPrefetch/,
    'vue-router': /useHash|beforeResolve/,
    pinia: /\$subscribe/,
    'idb-keyval': /readwrite/,
    'workbox-precaching': /__WB_REVISION__|precache-v2/,
    'workbox-window': /SKIP_WAITING/,
  }
  for (const [name, trace] of Object.entries(traces)) {
    expect(text, name).toMatch(trace)
    expect(listed.map(([each]) => each)).toContain(name)
  }
})

test('the licences can be read in the app, offline too, and those of the fonts lie beside them @sizes', async ({ page, ownServer }) => {
  const server = await ownServer()
  await page.goto(`${server.url}#/help`)
  await storedForOffline(page)
  const beside = await page.evaluate(async () => {
    const texts = await Promise.all(['spectral', 'im-fell-english'].map(async (font) => (await fetch(`./assets/OFL-${font}.txt`)).text()))
    return texts.map((text) => text.includes('SIL OPEN FONT LICENSE'))
  })
  expect(beside).toEqual([true, true])
  await server.close()
  await page.locator('[data-act="licences"]').click()
  for (const [name, version] of readList()) await expect(page.locator('pre', { hasText: `${name} ${version} (` })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
