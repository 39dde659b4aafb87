import type { Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

const everything: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
export const contrast: RunOnly = { type: 'rule', values: ['color-contrast'] }

/** In the page: axe measures no contrast over a gradient, so each becomes the stop that its own text stands out from least. A sky from dark to light stays. */
const flattenGradients = () => {
  const light = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
  for (const each of document.querySelectorAll<HTMLElement>('body, body *')) {
    const { backgroundImage, color } = getComputedStyle(each)
    if (!backgroundImage.includes('gradient(')) continue
    const stops = (backgroundImage.match(/rgb\([^)]*\)/g) ?? []).sort((a, b) => light(a) - light(b))
    const [darkest = '', lightest = ''] = [stops[0], stops.at(-1)]
    if (light(lightest) - light(darkest) > 200) continue
    const nearest = light(color) > 382 ? lightest : darkest
    each.style.setProperty('background-image', 'none', 'important')
    if (nearest && !backgroundImage.includes('rgba(')) each.style.setProperty('background-color', nearest, 'important')
  }
}

/** What axe finds wrong, a line for each place. It runs in the page itself: a builder that opens a second page for every run takes twice the time. */
export const axeFinds = async (page: Page, runOnly: RunOnly = everything): Promise<readonly string[]> => {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source)
  await page.evaluate(flattenGradients)
  return page.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(' ')}`),
      )
    },
    { runOnly, resultTypes: ['violations' as const], preload: false },
  )
}
