import type { Page } from '@playwright/test'

/** Words that their box cuts off, or that lie outside the screen, or on other words. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const seen = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest('.unseen, [inert], svg, noscript')
    const words: { said: string; boxes: DOMRect[]; of: HTMLElement }[] = []
    const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (walker.nextNode()) {
      const of = walker.currentNode.parentElement
      const said = walker.currentNode.textContent?.trim().replace(/\s+/g, ' ') ?? ''
      if (!of || !said || !seen(of)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (!boxes.length) continue
      for (let up: HTMLElement | null = of; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up)
        const around = up.getBoundingClientRect()
        if (overflowX === 'hidden' || overflowX === 'clip')
          if (boxes.some(({ left, right }) => right > around.right + 1 || left < around.left - 1)) found.add(`cut: ${said}`)
        if (overflowY === 'hidden' || overflowY === 'clip')
          if (boxes.some(({ top, bottom }) => bottom > around.bottom + 4 || top < around.top - 4)) found.add(`cut below: ${said}`)
        if (overflowX !== 'visible' || overflowY !== 'visible') break
      }
      if (boxes.some(({ left, right }) => right > innerWidth + 1 || left < -1)) found.add(`outside: ${said}`)
      const button = of.closest<HTMLElement>('button:not([data-seat]), a.btn')
      if (button) {
        const around = button.getBoundingClientRect()
        if (
          boxes.some(
            ({ left, right, top, bottom }) =>
              right > around.right + 1 || left < around.left - 1 || bottom > around.bottom + 2 || top < around.top - 2,
          )
        )
          found.add(`out of its button: ${said}`)
      }
      words.push({ said, boxes, of })
    }
    for (const [at, one] of words.entries())
      for (const two of words.slice(at + 1)) {
        if (one.of === two.of || one.of.contains(two.of) || two.of.contains(one.of)) continue
        const over = one.boxes.some((a) =>
          two.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.35 * Math.min(a.height, b.height),
          ),
        )
        const x = (one.boxes[0]!.left + one.boxes[0]!.right) / 2
        const y = (one.boxes[0]!.top + one.boxes[0]!.bottom) / 2
        const top = document.elementFromPoint(x, y)
        if (over && top && (one.of.contains(top) || top.contains(one.of))) found.add(`${one.said} × ${two.said}`)
      }
    return [...found]
  })
