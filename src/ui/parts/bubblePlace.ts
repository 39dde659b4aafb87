/** Where a bubble about a seat stands. Pure: boxes in, a corner out. */

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const GAP = 6
const STEPS = 24

/** How much of a box is covered by another, with some air around it. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right + GAP) - Math.max(a.left, b.left - GAP)) *
  Math.max(0, Math.min(a.bottom, b.bottom + GAP) - Math.max(a.top, b.top - GAP))

/** From the seat towards the middle of the board: the first place that covers nothing. If there is none, the one that covers least. */
export const bubblePlace = (
  { width, height }: { readonly width: number; readonly height: number },
  seat: Box,
  board: Box,
  taken: readonly Box[],
): { readonly x: number; readonly y: number } => {
  const from = { x: (seat.left + seat.right) / 2, y: (seat.top + seat.bottom) / 2 },
    middle = { x: (board.left + board.right) / 2, y: (board.top + board.bottom) / 2 }
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
  let best: { readonly x: number; readonly y: number; readonly covers: number } | undefined
  for (let step = 0; step <= STEPS; step++) {
    const x = within(from.x + ((middle.x - from.x) * step) / STEPS - width / 2, board.left + GAP, board.right - width - GAP),
      y = within(from.y + ((middle.y - from.y) * step) / STEPS - height / 2, board.top + GAP, board.bottom - height - GAP)
    const box = { left: x, top: y, right: x + width, bottom: y + height }
    const covers = taken.reduce((sum, one) => sum + shared(box, one), 0)
    if (!best || covers < best.covers) best = { x, y, covers }
    if (!covers) break
  }
  return { x: best?.x ?? 0, y: best?.y ?? 0 }
}
