import { mkdir, rm, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { serve } from '../../tools/serve.ts'
import { browserArguments, findChromium } from './browser.ts'
import { openGame, table } from './games.ts'

/** One picture per screen and size, for docs/screens and for the eye. */
const sizes = { tablet: [1180, 820], portrait: [820, 1180], large: [1366, 1024], phone: [390, 844] } as const
const folder = 'docs/screens'

const found = await findChromium()
const served = await serve({ folder: process.env.DIST ?? 'dist' })
const browser = await chromium.launch({ executablePath: found.path, args: browserArguments() })
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const context = await browser.newContext({ hasTouch: true, baseURL: served.url, reducedMotion: 'reduce', viewport: { width: 1180, height: 820 } })
const page = await context.newPage()

/** Chromium writes WebP by itself; the page's own canvas is not needed. */
const shoot = async (name: string) => {
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 62 })
  await session.detach()
  await writeFile(`${folder}/${name}.webp`, Buffer.from(data, 'base64'))
}

const everySize = async (name: string, only: readonly (keyof typeof sizes)[] = ['tablet', 'portrait', 'phone']) => {
  for (const size of only) {
    const [width, height] = sizes[size]
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(700)
    await shoot(`${name}-${size}`)
  }
  await page.setViewportSize({ width: 1180, height: 820 })
}

await page.goto('./#/')
await everySize('home')
await page.goto('./#/setup')
await everySize('setup')
for (const seats of [5, 12, 20]) {
  await openGame(page, table(seats, { busy: seats !== 5 }))
  await everySize(`night-${seats}`, seats === 12 ? ['tablet', 'portrait', 'large', 'phone'] : ['tablet', 'phone'])
}
await openGame(page, table(12, { phase: 'day', busy: true }))
await everySize('day-12', ['tablet', 'portrait', 'phone'])
await page.locator('[data-seat="s1"]').tap()
await everySize('seat', ['tablet', 'phone'])
await page.keyboard.press('Escape')
await page.locator('[data-act="cover"]').tap()
await everySize('covered', ['tablet'])
await page.goto('./#/reference')
await everySize('reference', ['tablet', 'phone'])
await page.goto('./#/settings')
await everySize('settings', ['tablet'])

await browser.close()
await served.close()
console.log(`pictures in ${folder}`)
