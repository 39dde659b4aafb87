import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtApp, expect, storedForOffline, test } from './fixtures.ts'

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonrise-'))
  cpSync(builtApp, folder, { recursive: true })
})
test.afterEach(() => rmSync(folder, { recursive: true }))

/** A second version of the same app, told by its title, as a build would leave it. */
function publish(title: string) {
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const edited = edit(text)
    expect(edited, `${file} has what a new version changes`).not.toBe(text)
    writeFileSync(path, edited)
    return edited
  }
  const page = change('index.html', (text) => text.replace(/<title>.*<\/title>/, `<title>${title}</title>`))
  const revision = createHash('md5').update(page).digest('hex')
  change('sw.js', (text) => text.replace(/("?revision"?:")[0-9a-f]+(","?url"?:"index\.html")/, `$1${revision}$2`))
}

test('a new version waits for consent, and then replaces every window', async ({ page, context, ownServer }) => {
  const { url } = await ownServer({ folder })
  await page.goto(url)
  await storedForOffline(page)
  const oldTitle = await page.title()
  const other = await context.newPage()
  await other.goto(url)

  publish('Moonrise, the second')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const arriving = registration.installing
    if (!arriving) return
    await new Promise<void>((stored) =>
      arriving.addEventListener('statechange', () => arriving.state === 'installed' && stored()),
    )
  })

  const waits = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))
  await expect.poll(waits).toBe(true)
  await page.reload()
  expect(await page.title()).toBe(oldTitle)
  expect(await waits()).toBe(true)

  await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'SKIP_WAITING' }))
  await expect(page).toHaveTitle('Moonrise, the second')
  await expect(other).toHaveTitle('Moonrise, the second')
})
