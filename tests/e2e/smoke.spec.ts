import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBrowser } from '../reliability/ownBrowser.ts'
import { expect, storedForOffline, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('opens with its name @sizes', async ({ page }) => {
  await page.goto('./')
  await expect(page).toHaveTitle(/Moonrise/)
  await expect(page.getByRole('heading', { name: 'Moonrise' })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

for (const base of ['/', '/some/folder/moonrise/']) {
  test(`needs no server after the first visit, at ${base}`, async ({ page, context, ownServer }) => {
    const server = await ownServer({ base })
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))

    await page.goto(server.url)
    await storedForOffline(page)
    await server.close()

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Moonrise' })).toBeVisible()
    await page.goto(`${server.url}#/setup`)
    await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()

    // A cold start without an address goes on where the app was left.
    const later = await context.newPage()
    await later.goto(`${server.url}index.html`)
    await expect(later.getByRole('heading', { name: 'New game' })).toBeVisible()

    expect(asked.filter((url) => !url.startsWith(new URL(server.url).origin))).toEqual([])
  })
}

test('runs no script that was put into the page', async ({ page, complaints }) => {
  await page.goto('./')
  const ran = await page.evaluate(async () => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective))
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    const picture = document.createElement('div')
    picture.innerHTML = '<img src="data:," onerror="window.injected = true"><p style="color: red">styled</p>'
    document.body.append(picture)
    await new Promise((done) => setTimeout(done, 200))
    return { injected: 'injected' in window, refused: [...new Set(refused)].sort() }
  })
  expect(ran).toEqual({ injected: false, refused: ['script-src-attr', 'script-src-elem', 'style-src-attr'] })
  expect(complaints.length).toBeGreaterThan(0)
  complaints.length = 0
})

test('lets the app place things, which a strict style policy could forbid', async ({ page }) => {
  await page.goto('./')
  const left = await page.evaluate(() => {
    const seat = document.createElement('div')
    document.body.append(seat)
    seat.style.setProperty('--x', '12px')
    seat.style.cssText += 'position: absolute; left: var(--x)'
    return getComputedStyle(seat).left
  })
  expect(left).toBe('12px')
})

test('is served with a policy, and its worker is never cached', async ({ request }) => {
  const page = await request.get('./')
  expect(page.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page.headers()['content-encoding']).toBe('br')
  const older = await request.get('./', { headers: { 'accept-encoding': 'gzip' } })
  expect(older.headers()['content-encoding']).toBe('gzip')
  expect(await page.text()).toContain('http-equiv="Content-Security-Policy"')
  for (const path of ['./', './index.html', './sw.js']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
  }
  for (const path of ['./nothing.js', './..%2fpackage.json', './%00']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('can be installed: the browser finds nothing wrong', async ({ baseURL }) => {
  // In a profile of its own: the pages of a test are private windows, which are never installable.
  const profile = mkdtempSync(join(tmpdir(), 'moonrise-install-'))
  const browser = await startBrowser(profile)
  try {
    const page = await browser.context.newPage()
    await page.goto(baseURL ?? '')
    await storedForOffline(page)
    const devtools = await browser.context.newCDPSession(page)
    const { errors } = await devtools.send('Page.getAppManifest')
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(errors).toEqual([])
    expect(installabilityErrors).toEqual([])
  } finally {
    await browser.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('shows what it looks like before it is installed, and starts with its moon on iOS; neither is stored', async ({ page, request }) => {
  await page.goto('./')
  await storedForOffline(page)
  const sizeOf = (src: string) =>
    page.evaluate(
      (address) =>
        new Promise<string>((known, failed) => {
          const image = new Image()
          image.onload = () => known(`${image.naturalWidth}x${image.naturalHeight}`)
          image.onerror = () => failed(new Error(address))
          image.src = address
        }),
      src,
    )

  const { screenshots } = (await (await request.get('./manifest.webmanifest')).json()) as {
    readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[]
  }
  expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide'])
  for (const { src, sizes } of screenshots) {
    expect((await (await request.get(src)).body()).length, src).toBeLessThan(150_000)
    expect(await sizeOf(src), src).toBe(sizes)
  }

  const starts = await page
    .locator('link[rel="apple-touch-startup-image"]')
    .evaluateAll((links) => links.map((link) => ({ href: link.getAttribute('href') ?? '', media: link.getAttribute('media') ?? '' })))
  expect(starts.length).toBeGreaterThan(10)
  for (const { href, media } of starts) {
    const [, short = 0, long = 0, scale = 0] = (/device-width: (\d+)px.*device-height: (\d+)px.*ratio: (\d)/.exec(media) ?? []).map(Number)
    const upright = media.includes('portrait')
    expect(await sizeOf(href), href).toBe(`${(upright ? short : long) * scale}x${(upright ? long : short) * scale}`)
  }

  const stored = await page.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })
  expect(stored.length).toBeGreaterThan(10)
  expect(stored.filter((url) => /screenshots|splash/.test(url))).toEqual([])
})
