import type { Page } from '@playwright/test'

/** In the page: until nothing moves any more, and every box is where it was for a few frames on end. */
const untilStill = async (longest: number) => {
  const frame = () => new Promise(requestAnimationFrame)
  const boxes = () =>
    [...document.querySelectorAll('body, body *')]
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return `${x} ${y} ${width} ${height}`
      })
      .join()
  const moving = () => document.getAnimations().some(({ playState }) => playState === 'running')
  await document.fonts.ready
  const began = performance.now()
  let last = ''
  for (let same = 0; same < 4; await frame()) {
    if (performance.now() - began > longest) throw new Error(`the page still moves after ${longest} ms`)
    const now = boxes()
    same = now === last && !moving() ? same + 1 : 0
    last = now
  }
}

export const standsStill = (page: Page): Promise<void> => page.evaluate(untilStill, 10_000)

/** The screen is turned or exchanged for another; what has to find its new place has found it. */
export const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height])
  await standsStill(page)
}
