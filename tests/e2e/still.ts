import type { Page } from '@playwright/test'

/** In the page: waits until every box has kept its place for a few frames. */
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

/** Resizes the screen and waits until everything has found its place. */
export const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height])
  await standsStill(page)
}
