/** Rectangles and discs on the board, and whether they come too near each other. */
import type { Point } from './superellipse'

const { max } = Math

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const boxAround = (x: number, y: number, halfWidth: number, halfHeight = halfWidth): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
})

export const boxesMeet = (a: Box, b: Box, gap: number): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap

export function boxMeetsDisc(box: Box, centre: Point, radius: number): boolean {
  const dx = max(0, box.left - centre.x, centre.x - box.right)
  const dy = max(0, box.top - centre.y, centre.y - box.bottom)
  return dx * dx + dy * dy < radius * radius
}

export const boxInside = (box: Box, width: number, height: number, margin: number): boolean =>
  box.left >= margin && box.top >= margin && box.right <= width - margin && box.bottom <= height - margin
