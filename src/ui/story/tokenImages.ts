import { drawHand, drawMark } from './pictureMark'
import { drawToken, pictureOf } from './pictureToken'
import type { PageImages } from './storyAsPage'

const SIDE = 132
/** Votes are told by day, on parchment. */
const INK = '#1d1811'

/** Every image that a page shows, drawn once. */
export const tokenImages = (): PageImages => {
  const made = new Map<string, string>()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const pen = canvas.getContext('2d')
  const drawn = (what: unknown, draw: (by: CanvasRenderingContext2D) => void): string | undefined => {
    if (!pen) return undefined
    const key = JSON.stringify(what)
    const known = made.get(key)
    if (known) return known
    pen.clearRect(0, 0, SIDE, SIDE)
    draw(pen)
    const address = canvas.toDataURL('image/png')
    made.set(key, address)
    return address
  }
  return {
    token: (token) => drawn(pictureOf(token), (by) => drawToken(by, pictureOf(token), SIDE / 2, SIDE / 2, SIDE * 0.86)),
    mark: (line) =>
      drawn([line.kind, line.tells, line.token && pictureOf(line.token)], (by) => drawMark(by, line, SIDE / 2, SIDE / 2, SIDE * 0.76)),
    hand: (ghost) => drawn(ghost, (by) => drawHand(by, SIDE / 2, SIDE / 2, SIDE * 0.9, ghost, INK)),
  }
}
