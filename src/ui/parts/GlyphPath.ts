import { h, type FunctionalComponent } from 'vue'
import { drawing } from './drawings'

interface Place {
  readonly name: string
  readonly x?: number
  readonly y?: number
  /** The side it is drawn with, in the units of the picture around it; by default its own. */
  readonly size?: number
}

/** A drawing inside another picture. */
export const GlyphPath: FunctionalComponent<Place> = ({ name, x = 0, y = 0, size }) => {
  const { grid, outline, markup } = drawing(name)
  const scale = size === undefined ? 1 : size / grid
  const transform = x === 0 && y === 0 && scale === 1 ? undefined : `translate(${x} ${y}) scale(${scale.toFixed(4)})`
  return markup === undefined ? h('path', { d: outline, transform }) : h('g', { innerHTML: markup, transform })
}
GlyphPath.props = ['name', 'x', 'y', 'size']
