import type { StoryLine } from '@/core/views/storyTypes'
import { lineIcon, lineTone } from '@/ui/parts/lineIcons'
import { drawDisc, drawSymbol, drawToken, pictureOf } from './pictureToken'

/** Who acted, with what it is about at the corner; or only that. */
export const drawMark = (pen: CanvasRenderingContext2D, line: StoryLine, x: number, y: number, size: number): void => {
  const dead = lineTone(line) === 'death'
  if (line.token) drawToken(pen, pictureOf(line.token), x, y, size)
  const [bx, by, r] = line.token ? [x + size * 0.4, y + size * 0.38, size * 0.24] : [x, y, size * 0.37]
  drawDisc(pen, bx, by, r, dead ? '#c03538' : '#070a13', dead ? '#5b1518' : '#b3a482')
  drawSymbol(pen, lineIcon(line), bx - r * 0.66, by - r * 0.66, r * 1.32, dead ? '#ffd9d2' : '#f1e8d0')
}

/** One hand of a vote; one that cost a ghost vote is dashed. */
export const drawHand = (pen: CanvasRenderingContext2D, x: number, y: number, size: number, ghost: boolean, ink: string): void => {
  const r = size / 2 - 1
  pen.setLineDash(ghost ? [size * 0.14, size * 0.14] : [])
  drawDisc(pen, x, y, r, ghost ? 'transparent' : '#e2d6b8', ghost ? ink : '#191510')
  pen.setLineDash([])
  drawSymbol(pen, 'hand', x - r * 0.7, y - r * 0.7, r * 1.4, ghost ? ink : '#191510')
}
