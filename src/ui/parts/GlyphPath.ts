import { h, type FunctionalComponent } from 'vue'
import { drawing } from './drawings'

interface Place {
  readonly name: string
  readonly x?: number
  readonly y?: number
  /** Its size in the units of the surrounding picture; by default its own. */
  readonly size?: number
}

/** The transform that places a drawing in another picture. */
export const placed = (grid: number, { x = 0, y = 0, size = grid }: Omit<Place, 'name'>): string =>
  `translate(${x} ${y}) scale(${(size / grid).toFixed(4)})`

/** A drawing inside another picture. */
export const GlyphPath: FunctionalComponent<Place> = ({ name, ...at }) => {
  const { grid, outline, markup } = drawing(name)
  const transform = placed(grid, at)
  return markup === undefined ? h('path', { d: outline, transform }) : h('g', { innerHTML: markup, transform })
}
GlyphPath.props = ['name', 'x', 'y', 'size']
