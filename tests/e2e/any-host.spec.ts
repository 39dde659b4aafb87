import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '../../server/serve.ts'
import { builtApp, expect, storedForOffline, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

// A busy machine is slow, not wrong.
test.describe.configure({ timeout: 180_000 })

const base = '/games/moonrise/'

test('a path without its last slash opens the app', async ({ page, ownServer }) => {
  const server = await ownServer({ base })
  await page.goto(`${server.url.slice(0, -1)}#/setup`)
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  expect(page.url()).toBe(`${server.url}#/setup`)
})

/** Serves the page itself at the path without the slash, and may send everybody there who asks with it. */
const odd = (strips: boolean) =>
  serve({
    folder: builtApp,
    base,
    routes: [
      (request, response) => {
        const bare = base.slice(0, -1)
        if (strips && request.url === base) response.writeHead(308, { Location: bare }).end()
        else if (request.url === bare)
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(readFileSync(join(builtApp, 'index.html')))
        else return false
        return true
      },
    ],
  })

test('a host that serves the page without the slash does no harm', async ({ page, complaints }) => {
  const server = await odd(false)
  await page.goto(`${server.url.slice(0, -1)}#/setup`)
  await page.waitForURL(`${server.url}#/setup`)
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  await storedForOffline(page)
  await server.close()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  // The browser's preloads, made before the slash was added, were not found.
  complaints.length = 0
})

test('nor does one that takes the slash away', async ({ page, complaints }) => {
  const server = await odd(true)
  await page.goto(`${server.url.slice(0, -1)}#/setup`)
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  expect(page.url()).toBe(`${server.url}#/setup`)
  await server.close()
  complaints.length = 0
})

test('the build holds nothing that only its makers need', () => {
  const files = readdirSync(builtApp)
  expect(files).toContain('licences.txt')
  expect(files).not.toContain('.vite')
})
