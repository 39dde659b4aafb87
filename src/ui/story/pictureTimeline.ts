import type { StoryLine } from '@/core/views/storyTypes'
import type { StoryChapter } from './storyLines'

const TITLE = "400 34px 'Fell', Georgia, serif"
const TEXT = "500 22px 'Spectral', Georgia, serif"
const STEP = 30
const GAP = 56

interface Row {
  readonly text: string
  readonly kind: StoryLine['kind'] | 'title'
}

const broken = (pen: CanvasRenderingContext2D, text: string, room: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && pen.measureText(`${last} ${word}`).width <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const rowsOf = (pen: CanvasRenderingContext2D, chapter: StoryChapter, room: number): Row[] => {
  pen.font = TEXT
  return [
    { text: chapter.title, kind: 'title' as const },
    ...chapter.lines.flatMap((line) => broken(pen, line.text, room - 18).map((text) => ({ text, kind: line.kind }))),
  ]
}

const heightOf = (rows: readonly Row[]) => rows.length * STEP + 44

/** Chapters flow into columns of about the same height; a chapter is never torn apart. */
export const timelineOf = (pen: CanvasRenderingContext2D, chapters: readonly StoryChapter[], width: number) => {
  const columns = chapters.length > 4 ? 3 : chapters.length > 1 ? 2 : 1
  const room = (width - GAP * (columns - 1)) / columns
  const blocks = chapters.map((chapter) => rowsOf(pen, chapter, room))
  const whole = blocks.reduce((sum, rows) => sum + heightOf(rows), 0)
  const filled: { height: number; readonly blocks: Row[][] }[] = Array.from({ length: columns }, () => ({ height: 0, blocks: [] }))
  let at = 0
  for (const rows of blocks) {
    const full = filled[at]
    if (full && at < columns - 1 && full.height > 0 && full.height + heightOf(rows) / 2 > whole / columns) at += 1
    const column = filled[at]
    if (!column) continue
    column.blocks.push(rows)
    column.height += heightOf(rows)
  }

  const draw = (left: number, top: number) => {
    pen.textAlign = 'left'
    filled.forEach((column, n) => {
      const x = left + n * (room + GAP)
      let y = top
      for (const rows of column.blocks) {
        for (const row of rows) {
          pen.font = row.kind === 'title' ? TITLE : TEXT
          pen.fillStyle = row.kind === 'title' ? '#ece2c9' : row.kind === 'death' ? '#ff9486' : row.kind === 'end' ? '#ffd08a' : '#bdb6a4'
          pen.fillText(row.text, row.kind === 'title' ? x : x + 18, y)
          if (row.kind === 'title') {
            pen.fillStyle = '#2d3954'
            pen.fillRect(x, y + 12, room, 1.5)
            y += 14
          }
          y += STEP
        }
        y += 30
      }
    })
  }
  return { height: Math.max(0, ...filled.map(({ height }) => height)), draw }
}
