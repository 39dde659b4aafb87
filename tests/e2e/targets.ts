import type { Page } from '@playwright/test'

/** Everything that can be tapped now but has a target smaller than 44 × 44 pixels. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const size = (each: HTMLElement) => {
      const boxes = [
        each.getBoundingClientRect(),
        ...[...((each as HTMLInputElement).labels ?? [])].map((label) => label.getBoundingClientRect()),
      ]
      // A token reaches further than it is painted.
      const reach = (['::before', '::after'] as const)
        .map((part) => getComputedStyle(each, part))
        .filter(({ content, position, pointerEvents }) => content !== 'none' && position === 'absolute' && pointerEvents !== 'none')
      return {
        width: Math.max(...boxes.map(({ width }) => width), ...reach.map(({ width }) => parseFloat(width) || 0)),
        height: Math.max(...boxes.map(({ height }) => height), ...reach.map(({ height }) => parseFloat(height) || 0)),
      }
    }
    return [...front.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary, [role=button]')]
      .filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !each.closest('.unseen, [inert], :disabled') &&
          getComputedStyle(each).display !== 'inline' &&
          getComputedStyle(each).pointerEvents !== 'none',
      )
      .map((each) => ({
        what:
          (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40) ||
          each.outerHTML.slice(0, 80),
        ...size(each),
      }))
      .filter(({ width, height }) => width < 43.5 || height < 43.5)
      .map(({ what, width, height }) => `${what}: ${Math.round(width)} × ${Math.round(height)}`)
  })

/** Elements that scroll sideways although they should not. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 &&
          (each === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(each).overflowX)),
      )
      .map((each) => `${each.tagName.toLowerCase()}.${each.className}: ${each.scrollWidth} in ${each.clientWidth}`),
  )
