import { storyText } from '@/text/en/story'
import { playersInRow } from '@/text/inRow'
import { circleLayout } from '@/ui/parts/circleLayout'
import { lineTone } from '@/ui/parts/lineIcons'
import { aliveIn, type ToldChapter, type ToldEvent } from './evening'
import { drawHand, drawMark } from './pictureMark'
import { drawSymbol, drawToken, pictureOf } from './pictureToken'

const TITLE = "400 36px 'Fell', Georgia, serif"
const TEXT = "500 22px 'Spectral', Georgia, serif"
const SMALL = "500 17px 'Spectral', Georgia, serif"
const STEP = 29
const PAD = 26
const TOKEN = 46
const CIRCLE = 270
const HAND = 22

/** By night a panel by moonlight, by day parchment, as on the screen. */
const inks = {
  night: { ground: '#10172a', edge: '#33405e', title: '#ece2c9', text: '#d3ccba', death: '#ff9486', soft: '#9a978f' },
  day: { ground: '#e4d9bf', edge: '#b7a984', title: '#1d1811', text: '#1d1811', death: '#7a1013', soft: '#5f543f' },
} as const

interface Row {
  readonly event: ToldEvent
  readonly lines: readonly string[]
  readonly names: readonly string[]
  readonly height: number
}

export interface Block {
  readonly chapter: ToldChapter
  readonly rows: readonly Row[]
  readonly height: number
}

/** Where a line may break: before a word, and beside each character of a script that has no spaces. */
const piecesOf = (text: string): readonly string[] => text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+|\s+/g) ?? []

export const broken = (pen: Pick<CanvasRenderingContext2D, 'measureText'>, text: string, room: number): string[] => {
  const lines: string[] = []
  for (const piece of piecesOf(text)) {
    const last = lines.at(-1)
    if (last !== undefined && pen.measureText((last + piece).trimEnd()).width <= room) lines[lines.length - 1] = last + piece
    else if (piece.trim()) lines.push(piece)
  }
  return lines.map((line) => line.trimEnd())
}

export const blockOf = (pen: CanvasRenderingContext2D, chapter: ToldChapter, width: number): Block => {
  const room = width - 2 * PAD - TOKEN - 18
  const rows = chapter.events.map((event): Row => {
    pen.font = TEXT
    const lines = broken(pen, event.text, room)
    pen.font = SMALL
    const names = event.hands.length ? broken(pen, playersInRow(event.hands), room) : []
    const hands = names.length ? HAND + 6 : 0
    return { event, lines, names, height: Math.max(TOKEN + 10, lines.length * STEP + hands + names.length * 22 + 14) }
  })
  const circle = chapter.circle.length ? CIRCLE : 0
  return { chapter, rows, height: rows.reduce((sum, { height }) => sum + height, 2 * PAD + 58 + circle) }
}

const drawCircle = (pen: CanvasRenderingContext2D, { circle }: ToldChapter, x: number, y: number, ink: string) => {
  const layout = circleLayout({ width: CIRCLE, height: CIRCLE, seats: circle.length, edge: 4, largest: 64, core: 0.2 })
  circle.forEach((token, n) => {
    const place = layout.places[n]
    if (place) drawToken(pen, { ...pictureOf(token), impaired: undefined }, x + place.x, y + place.y, layout.size)
  })
  pen.textAlign = 'center'
  pen.font = SMALL
  pen.fillStyle = ink
  pen.fillText(storyText.dawnAlive(aliveIn(circle)), x + CIRCLE / 2, y + CIRCLE / 2 + 6)
}

const drawRow = (pen: CanvasRenderingContext2D, { event, lines, names }: Row, x: number, y: number, by: 'night' | 'day') => {
  const ink = inks[by]
  drawMark(pen, event.line, x + TOKEN / 2, y + TOKEN / 2, TOKEN)
  const left = x + TOKEN + 18
  pen.textAlign = 'left'
  pen.font = TEXT
  pen.fillStyle = lineTone(event.line) === 'death' ? ink.death : ink.text
  lines.forEach((line, n) => pen.fillText(line, left, y + 24 + n * STEP))
  pen.font = SMALL
  pen.fillStyle = ink.soft
  const under = y + 8 + lines.length * STEP
  event.hands.forEach(({ ghost }, n) => drawHand(pen, left + HAND / 2 + n * (HAND + 3), under + HAND / 2, HAND, ghost, ink.text))
  pen.fillStyle = ink.soft
  names.forEach((line, n) => pen.fillText(line, left, under + HAND + 20 + n * 22))
}

export const drawBlock = (pen: CanvasRenderingContext2D, { chapter, rows, height }: Block, x: number, y: number, width: number) => {
  const by = chapter.kind === 'day' ? 'day' : 'night'
  const ink = inks[by]
  pen.beginPath()
  pen.roundRect(x, y, width, height, 12)
  pen.fillStyle = ink.ground
  pen.fill()
  pen.strokeStyle = ink.edge
  pen.lineWidth = 2
  pen.stroke()
  drawSymbol(pen, by === 'day' ? 'sun' : 'moon', x + PAD, y + PAD - 2, 34, ink.title)
  pen.textAlign = 'left'
  pen.font = TITLE
  pen.fillStyle = ink.title
  pen.fillText(chapter.title, x + PAD + 48, y + PAD + 27)
  let at = y + PAD + 58
  if (chapter.circle.length) {
    drawCircle(pen, chapter, x + (width - CIRCLE) / 2, at - 10, ink.soft)
    at += CIRCLE
  }
  for (const row of rows) {
    drawRow(pen, row, x + PAD, at, by)
    at += row.height
  }
}
