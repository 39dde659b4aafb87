import type { Browser, Page } from 'playwright'
import type { Row } from './figures'
import { motion, type Motion } from './motion'

const row = (what: string, cpu: number, { frames, layouts, paints }: Motion): Row => ({
  what,
  CPU: `${cpu}×`,
  frame: frames,
  p95: frames.p95,
  layouts,
  'paints outside its layer': paints,
})

/** A coin under a finger, and the ring turning by one seat at a time. */
export const motionRows = async (browser: Browser, page: Page, speeds: readonly number[]): Promise<readonly Row[]> => {
  const devtools = await page.context().newCDPSession(page)
  const rows: Row[] = []
  for (const cpu of speeds) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    const coin = await page.locator('button.coin-hit').first().boundingBox()
    if (coin) {
      const x = coin.x + coin.width / 2,
        y = coin.y + coin.height / 2
      const begin = async () => {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + 14, y + 4)
        await page.waitForTimeout(300)
      }
      const move = async () => {
        for (let at = 1; at <= 60; at++) await page.mouse.move(x + 14 + at * 2, y + 4 + (at % 20))
      }
      rows.push(row('a coin moves', cpu, await motion(browser, page, /coin-hit/, begin, move)))
      await page.mouse.move(x, y)
      await page.mouse.up()
    }
    // The tap that begins a turn draws; what counts is what the turning itself costs.
    const begin = async () => {
      await page.waitForTimeout(700)
      await page.keyboard.press(']')
      await page.waitForTimeout(120)
    }
    rows.push(row('the ring turns', cpu, await motion(browser, page, /class='(seat|coin-hit|vote)/, begin, () => page.waitForTimeout(250))))
  }
  return rows
}
