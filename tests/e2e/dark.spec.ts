import type { Browser, Locator, Page } from '@playwright/test'
import { firstDay, storyteller } from './dayTable.ts'
import { expect, test } from './fixtures.ts'
import { openGame, table } from './games.ts'
import { prefer } from './prefer.ts'
import { shotScenes } from './shotScenes.ts'
import { standsStill } from './still.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Light {
  /** Of the whole screen, 0 for black and 1 for white. */
  readonly mean: number
  /** How much of it is nearly white. */
  readonly white: number
}

/** The screen as it is painted, looked at in a window of its own. */
const lightOf = async (browser: Browser, what: Page | Locator): Promise<Light> => {
  const picture = (await what.screenshot()).toString('base64')
  const eye = await browser.newPage()
  const light = await eye.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: image.width, height: image.height })
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(image, 0, 0)
    const points = drawing?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
    const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    const known = Float64Array.from({ length: 256 }, (_, part) => linear(part))
    let [sum, white] = [0, 0]
    for (let at = 0; at < points.length; at += 4) {
      const seen =
        0.2126 * (known[points[at] ?? 0] ?? 0) + 0.7152 * (known[points[at + 1] ?? 0] ?? 0) + 0.0722 * (known[points[at + 2] ?? 0] ?? 0)
      sum += seen
      if (seen > 0.9) white += 1
    }
    return { mean: sum / (points.length / 4), white: white / (points.length / 4) }
  }, picture)
  await eye.close()
  return light
}

const byNight = ['night-12', 'night-chosen', 'card', 'dawn', 'timeline', 'covered']

for (const name of byNight) {
  test(`${name}: dark, and nothing white`, async ({ page, browser }) => {
    await shotScenes.find((scene) => scene.name === name)?.go(page)
    await standsStill(page)
    const { mean, white } = await lightOf(browser, page)
    expect(mean).toBeLessThan(0.1)
    expect(white).toBe(0)
  })
}

test('by day it is light, so that the eye of these tests can be trusted', async ({ page, browser }) => {
  await openGame(page, table(12, { phase: 'day' }))
  await standsStill(page)
  expect((await lightOf(browser, page)).mean).toBeGreaterThan(0.2)
})

test('bright is brighter: by day parchment all over, and by night as dark as ever', async ({ page, browser }) => {
  await page.goto('./#/')
  await prefer(page, { theme: 'bright' })
  await page.reload()
  await openGame(page, table(12, { phase: 'day' }))
  await standsStill(page)
  expect((await lightOf(browser, page)).mean).toBeGreaterThan(0.5)
  await openGame(page, table(12))
  await standsStill(page)
  expect((await lightOf(browser, page)).mean).toBeLessThan(0.1)
})

test('a dark token has less than half the light of a bone one', async ({ page, browser }) => {
  await openGame(page, table(12))
  await standsStill(page)
  const token = page.locator('[data-seat="s2"]')
  const bone = await lightOf(browser, token)
  await page.evaluate(() => (document.documentElement.dataset['tokens'] = 'dark'))
  const dark = await lightOf(browser, token)
  expect(dark.mean).toBeLessThan(bone.mean * 0.5)
})

test('nothing flashes on the way in: a page of which nothing has arrived but itself is dark', async ({ page, browser, complaints }) => {
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('./')
  expect((await lightOf(browser, page)).mean).toBeLessThan(0.02)
  expect(complaints.length).toBeGreaterThan(0)
  complaints.length = 0
})

test('a bell that was set by day does not ring in the night', async ({ page }) => {
  await page.addInitScript(() => {
    const sounding = new Set<OscillatorNode>()
    Object.assign(window, { sounding })
    const { connect, disconnect } = AudioNode.prototype
    OscillatorNode.prototype.connect = function (this: OscillatorNode, ...to: Parameters<AudioNode['connect']>) {
      sounding.add(this)
      return connect.apply(this, to)
    } as AudioNode['connect']
    OscillatorNode.prototype.disconnect = function (this: OscillatorNode) {
      sounding.delete(this)
      disconnect.apply(this)
    }
  })
  const voices = () => page.evaluate(() => (window as unknown as { readonly sounding: ReadonlySet<OscillatorNode> }).sounding.size)
  const bag = 'sailor innkeeper gambler courtier fool pacifist goon assassin po'
  const st = storyteller(page, bag)
  await st.open(firstDay(bag))
  await st.tap('timer')
  await page.getByLabel('A soft bell').check()
  await st.tap('start-timer')
  await expect.poll(voices).toBeGreaterThan(0)
  // Nothing to decide: night falls at once.
  await st.tap('end-day')
  await page.locator('[data-step]').waitFor()
  expect(await voices()).toBe(0)
})
