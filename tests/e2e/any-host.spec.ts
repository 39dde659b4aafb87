import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '../../server/serve.ts'
import { builtApp, expect, storedForOffline, test } from './fixtures.ts'

const base = '/games/moonrise/'

test('a path without its last slash opens the app', async ({ page, ownServer }) => {
  const server = await ownServer({ base })
  await page.goto(`${server.url.slice(0, -1)}#/setup`)
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  expect(page.url()).toBe(`${server.url}#/setup`)
})

test('a host that serves the page at such a path, and never adds the slash, does no harm', async ({ page, complaints }) => {
  const server = await serve({
    folder: builtApp,
    base,
    routes: [
      (request, response) => {
        const bare = request.url === base.slice(0, -1)
        if (bare) response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(readFileSync(join(builtApp, 'index.html')))
        return bare
      },
    ],
  })
  await page.goto(`${server.url.slice(0, -1)}#/setup`)
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  expect(page.url()).toBe(`${server.url}#/setup`)
  await storedForOffline(page)
  await server.close()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  // What the browser looked for ahead of time, before the slash was there, was not found.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/404/.test(each)))
})

test('the build holds nothing that only its makers need', () => {
  const files = readdirSync(builtApp)
  expect(files).toContain('licences.txt')
  expect(files).not.toContain('.vite')
})
