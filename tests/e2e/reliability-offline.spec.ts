import type { Request } from '@playwright/test'
import { expect, storedForOffline, test } from './fixtures.ts'
import { firstNight, lift, storyteller } from './dayTable.ts'
import { gameFile } from './games.ts'
import { nightTable } from './nightTable.ts'

test.use({ serviceWorkers: 'allow' })

const bag = 'sailor innkeeper gambler professor exorcist devilsadvocate pukka'

/** Text in a name stays text, whatever it looks like. */
const odd = [
  '<img src=x onerror="window.ran=1">',
  '{{ 7 * 7 }}',
  'שלום 🌙 عمر',
  '👩‍👩‍👧‍👦',
  '"><b onclick="window.ran=1">',
  'Ann & <b>Bo</b>',
  '‮drow‬',
]

test('a whole game with the server stopped and the network off, then a cold start, its address and a new game', async ({
  page,
  context,
  ownServer,
  complaints,
}) => {
  test.slow()
  const server = await ownServer()
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  await page.goto(server.url)
  await storedForOffline(page)
  await expect(page.getByText('Ready for offline')).toBeVisible()
  await server.close()
  await context.setOffline(true)

  const { id, text } = gameFile(firstNight(bag), 'Without a network')
  await page.goto(`${server.url}#/`)
  await page.locator('[data-act="import"]').first().tap()
  await page
    .locator('[data-act="import-file"]')
    .setInputFiles({ name: 'game.moonrise.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('[data-act="import-file"]').waitFor({ state: 'detached' })
  await page.goto(`${server.url}#/game/${id}`)
  await lift(page)

  const night = await nightTable(page)
  const { seat, act, tap } = storyteller(page, bag)
  const sleep = async (choices: Readonly<Record<string, string>>) => {
    for (let step = 0; step < 30; step += 1) {
      await night.showCards()
      const now = await night.see()
      if (now.dawn) break
      const chosen = choices[now.step?.split(':')[0] ?? '']
      if (chosen) await seat(chosen).tap()
      if (chosen)
        for (const { code } of (await night.see()).questions) await page.locator(`[data-question="${code}"] [data-answer]`).first().tap()
      await tap(now.openQuestion ? 'answer-later' : chosen ? 'done' : 'skip')
    }
    await tap('begin-day')
    await act('nominate').waitFor()
  }
  await sleep({ sailor: 'gambler', devilsadvocate: 'exorcist', pukka: 'professor' })
  await tap('end-day')
  await page.locator('[data-step]').waitFor()

  // In the middle of the second night: the same step, from nothing but the address and from nothing at all.
  await tap('skip')
  const step = await page.locator('[data-step]').getAttribute('data-step')
  const cold = await context.newPage()
  await cold.goto(`${server.url}#/game/${id}`)
  await expect(cold.locator('[data-act="take-over"]')).toBeVisible()
  await cold.close()
  await page.reload()
  await lift(page)
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step ?? '')
  await page.close()
  const later = await context.newPage()
  await later.goto(server.url)
  await lift(later)
  await expect(later.locator('[data-step]')).toHaveAttribute('data-step', step ?? '')

  const again = await nightTable(later)
  const finish = storyteller(later, bag)
  for (let guard = 0; guard < 30 && !(await again.see()).dawn; guard += 1) {
    await again.showCards()
    const now = await again.see()
    if (!now.dawn) await finish.tap(now.openQuestion ? 'answer-later' : 'skip')
  }
  await finish.tap('begin-day')
  await finish.act('nominate').waitFor()
  await finish.vote('innkeeper', 'pukka', 'sailor', 'innkeeper', 'gambler', 'exorcist')
  await finish.endDay()
  await expect(later.getByRole('heading', { name: 'Good wins' })).toBeVisible()
  await finish.tap('end-game')
  await expect(finish.act('reveal')).toBeVisible()

  await later.goto(`${server.url}#/setup`)
  await expect(later.getByRole('heading', { name: 'New game' })).toBeVisible()
  expect(asked.filter((url) => !url.startsWith(new URL(server.url).origin))).toEqual([])
  // The worker looks for a newer one and finds nobody; a browser says so.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/sw\.js|ERR_INTERNET_DISCONNECTED/.test(text)))
})

test('files that lie on the device are taken from there without waking the worker for each', async ({ page, context, ownServer }) => {
  const server = await ownServer()
  await page.goto(server.url)
  await storedForOffline(page)
  const later = await context.newPage()
  await later.goto(server.url)
  await later.locator('[data-act="new-game"]').first().waitFor()
  const from = await later.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map((file) => (file as unknown as { workerFinalSourceType?: string }).workerFinalSourceType),
  )
  expect(from.length).toBeGreaterThan(5)
  expect(new Set(from)).toEqual(new Set(['cache']))
})

test('names with markup, emoji and other directions are shown as what they are', async ({ page }) => {
  await page.goto('./#/setup')
  await page.locator('#setup-names').waitFor()
  await page.locator('#setup-names').evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, odd.join('\n'))
  await expect(page.locator('[data-player]')).toHaveCount(odd.length)
  await page.getByRole('button', { name: 'Choose characters' }).tap()
  await page.getByRole('button', { name: 'Draw 7' }).first().tap()
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  await page.getByRole('button', { name: /^At random/ }).tap()
  await page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).last().tap()
  await page.getByRole('button', { name: 'Begin the first night' }).tap()
  await page.locator('.ring [data-seat]').first().waitFor()
  const labels = await page
    .locator('.ring [data-seat]')
    .evaluateAll((seats) => seats.map((seat) => `${seat.getAttribute('aria-label')}\n${(seat as HTMLElement).innerText}`))
  for (const [at, name] of odd.entries()) expect(labels[at], name).toContain(name.replace(/[\u202c\u202e]/g, ''))
  expect(await page.locator('.ring img').count()).toBe(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('eval, another host and an image from elsewhere are refused', async ({ page, context, complaints }) => {
  const asked: Request[] = []
  context.on('request', (request) => asked.push(request))
  await page.goto('./')
  const { origin } = new URL(page.url())
  // A text as a timer: Playwright's own evaluation may use eval, a timer of the page may not.
  const refused = await page.evaluate(async () => {
    const seen: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective))
    const attempts: [string, () => unknown][] = [
      [
        'text as script',
        () =>
          new Promise((done, failed) => {
            setTimeout('window.ran = 1' as unknown as () => void)
            setTimeout(() => ('ran' in window ? done(1) : failed(new Error('refused'))), 50)
          }),
      ],
      ['fetch', () => fetch('https://example.invalid/')],
      [
        'image',
        () =>
          new Promise((done, failed) => {
            const image = new Image()
            image.onload = done
            image.onerror = failed
            image.src = 'https://example.invalid/a.png'
          }),
      ],
      [
        'frame',
        () =>
          new Promise((_, failed) => {
            const frame = document.createElement('iframe')
            frame.src = 'https://example.invalid/'
            document.body.append(frame)
            setTimeout(() => failed(new Error('refused')), 200)
          }),
      ],
    ]
    const ran: string[] = []
    for (const [what, attempt] of attempts)
      await Promise.resolve()
        .then(attempt)
        .then(
          () => ran.push(what),
          () => undefined,
        )
    return { ran, seen: [...new Set(seen)].sort() }
  })
  expect(refused).toEqual({ ran: [], seen: ['connect-src', 'frame-src', 'img-src', 'script-src'] })
  expect(
    asked.filter((request) => !request.url().startsWith(origin) && request.failure()?.errorText !== 'csp').map((request) => request.url()),
  ).toEqual([])
  expect(complaints.length).toBeGreaterThan(0)
  complaints.length = 0
})
