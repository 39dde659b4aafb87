import type { ToldChapter } from './evening'
import { blockOf, drawBlock, type Block } from './pictureChapters'

const GAP = 26

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height + GAP, 0)

/** As many blocks as end above this line; a column that fits none has one. */
const filled = (blocks: readonly Block[], most: number): readonly (readonly Block[])[] =>
  blocks.reduce<Block[][]>((columns, block) => {
    const last = columns.at(-1)
    if (last && heightOf([...last, block]) <= most) last.push(block)
    else columns.push([block])
    return columns
  }, [])

/** The lowest line that so many columns end above. */
const balanced = (blocks: readonly Block[], count: number): readonly (readonly Block[])[] => {
  for (let most = heightOf(blocks) / count; ; most += 40) {
    const columns = filled(blocks, most)
    if (columns.length <= count) return columns
  }
}

/** Chapters flow into columns of about the same height; a chapter is never torn apart. */
export const chapterColumns = (pen: CanvasRenderingContext2D, chapters: readonly ToldChapter[], width: number) => {
  const count = chapters.length > 4 ? 3 : chapters.length > 1 ? 2 : 1
  const room = (width - GAP * (count - 1)) / count
  const columns = balanced(
    chapters.map((chapter) => blockOf(pen, chapter, room)),
    count,
  )
  const draw = (left: number, top: number) =>
    columns.forEach((column, n) =>
      column.reduce((y, block) => {
        drawBlock(pen, block, left + n * (room + GAP), y, room)
        return y + block.height + GAP
      }, top),
    )
  return { height: Math.max(0, ...columns.map(heightOf)), draw }
}
