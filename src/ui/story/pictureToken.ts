import type { Team } from '@/core/model/seat'
import type { LineToken } from '@/core/views/storyTypes'
import { drawing } from '@/ui/parts/drawings'

/** Drawing the tokens again, on a canvas: the same drawings as on the ring, from the same tables. */
export interface PictureToken {
  readonly character: string | undefined
  readonly team: Team
  readonly evil: boolean
  readonly dead: boolean
  readonly impaired?: 'drunk' | 'poisoned' | undefined
}

/** A player as a line of the story knows them. */
export const pictureOf = ({ character, evil, life, impaired }: LineToken): PictureToken => ({
  character: character?.id,
  team: character?.team ?? 'townsfolk',
  evil,
  dead: life === 'dead',
  impaired,
})

interface Stroke {
  readonly path: Path2D
  /** A line of this width, where it is not a filled shape. */
  readonly width?: number
}

const drawings = new Map<string, readonly Stroke[]>()

/** The parts of a mark, as `tools/sprite/marks.ts` cuts them. */
const partsOf = (markup: string): readonly Stroke[] =>
  [...markup.matchAll(/<(?:path(?: class="([^"]*)")? d="([^"]+)"|circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)")/g)].map(
    ([, style, data, x, y, r]) => {
      const path = new Path2D(data)
      if (data === undefined) path.arc(Number(x), Number(y), Number(r), 0, 2 * Math.PI)
      return { path, ...(style?.includes('mark-line') ? { width: style.includes('mark-bold') ? 2.2 : 2 } : {}) }
    },
  )

const drawingOf = (name: string): readonly Stroke[] => {
  const known = drawings.get(name)
  if (known) return known
  const { outline: only, markup } = drawing(name)
  const parts = only === undefined ? partsOf(markup ?? '') : [{ path: new Path2D(only) }]
  // What has not arrived yet may come.
  if (only !== '' && parts.length) drawings.set(name, parts)
  return parts
}

/** Draws it into a square. Each part may have a colour of its own. */
export const drawSymbol = (
  pen: CanvasRenderingContext2D,
  name: string,
  x: number,
  y: number,
  size: number,
  colour: string | readonly string[],
): void => {
  const { grid } = drawing(name)
  pen.save()
  pen.translate(x, y)
  pen.scale(size / grid, size / grid)
  drawingOf(name).forEach(({ path, width }, part) => {
    pen.fillStyle = pen.strokeStyle = typeof colour === 'string' ? colour : (colour[part] ?? colour[0] ?? '')
    pen.lineCap = pen.lineJoin = 'round'
    pen.lineWidth = width ?? 0
    if (width) pen.stroke(path)
    else pen.fill(path)
  })
  pen.restore()
}

const outline = (pen: CanvasRenderingContext2D, team: Team, x: number, y: number, r: number) => {
  pen.beginPath()
  if (team === 'traveller') {
    for (let corner = 0; corner < 6; corner++) {
      const angle = Math.PI / 6 + (corner * Math.PI) / 3
      pen.lineTo(x + r * 1.07 * Math.cos(angle), y + r * 1.07 * Math.sin(angle))
    }
    pen.closePath()
  } else pen.arc(x, y, r, 0, 2 * Math.PI)
}

const drawImpaired = (pen: CanvasRenderingContext2D, how: 'drunk' | 'poisoned', x: number, y: number, r: number): void => {
  drawDisc(pen, x, y, r, '#1d3d3a', '#8cc9b3')
  drawSymbol(pen, how === 'drunk' ? 'drunk' : 'poison', x - r * 0.68, y - r * 0.68, r * 1.36, '#8cc9b3')
}

/** A small round badge. */
export const drawDisc = (pen: CanvasRenderingContext2D, x: number, y: number, r: number, fill: string, edge: string): void => {
  pen.beginPath()
  pen.arc(x, y, r, 0, 2 * Math.PI)
  pen.fillStyle = fill
  pen.fill()
  pen.strokeStyle = edge
  pen.lineWidth = 1.5
  pen.stroke()
}

export const drawToken = (pen: CanvasRenderingContext2D, token: PictureToken, x: number, y: number, size: number): void => {
  const r = size / 2
  const ink = token.evil ? '#f1e8d0' : token.team === 'outsider' ? '#16393c' : '#17233d'
  if (token.team === 'demon') drawSymbol(pen, 'o-thorns', x - r, y - r, size, '#c03538')
  else {
    outline(pen, token.team, x, y + r * 0.04, r)
    pen.fillStyle = token.evil ? '#060508' : '#6f6448'
    pen.fill()
  }
  const face = pen.createRadialGradient(x - r * 0.28, y - r * 0.4, r * 0.1, x, y, r * 1.3)
  face.addColorStop(0, token.evil ? '#2b2530' : '#f1e8d0')
  face.addColorStop(1, token.evil ? '#17131a' : '#b3a482')
  outline(pen, token.team, x, y, token.team === 'demon' ? r * 0.9 : r * 0.97)
  pen.fillStyle = face
  pen.fill()
  pen.globalAlpha = token.evil ? 0.3 : 0.5
  drawSymbol(pen, 'o-hatch', x - r, y - r, size, token.evil ? '#e2d6b8' : '#191510')
  pen.globalAlpha = 1
  outline(pen, token.team, x, y, token.team === 'demon' ? r * 0.86 : r * 0.92)
  pen.strokeStyle = token.team === 'demon' ? '#e0655c' : token.evil ? '#e2d6b8' : '#191510'
  pen.lineWidth = Math.max(1, size * 0.018)
  pen.setLineDash(token.team === 'outsider' ? [1, size * 0.06] : [])
  pen.lineCap = token.team === 'outsider' ? 'round' : 'butt'
  if (token.team === 'outsider') pen.lineWidth *= 1.6
  pen.stroke()
  pen.setLineDash([])
  if (token.team === 'minion') drawSymbol(pen, 'o-teeth', x - r, y - r, size, '#e2d6b8')
  if (token.character) drawSymbol(pen, token.character, x - r * 0.56, y - r * 0.56, r * 1.12, ink)
  if (token.impaired) drawImpaired(pen, token.impaired, x - r * 0.78, y - r * 0.72, Math.max(9, r * 0.42))
  if (!token.dead) return
  drawSymbol(pen, 'o-shroud', x - r, y - r * 1.1, size, ['#7f2327', '#2b080b'])
  drawSymbol(pen, 'skull', x - r * 0.28, y - r * 0.72, r * 0.56, '#e6d5bb')
}
