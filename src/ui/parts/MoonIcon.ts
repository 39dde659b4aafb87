import { h, type FunctionalComponent } from 'vue'
import { drawing } from './drawings'

interface Props {
  /** A mark ('undo', 'skull') or an official character id ('sailor'). */
  readonly name: string
  /** Only when no words stand beside it. */
  readonly alt?: string | undefined
}

/** Most components on a screen are icons, and a functional component costs half of one with a setup. */
export const MoonIcon: FunctionalComponent<Props> = ({ name, alt }) => {
  const { grid, outline, markup } = drawing(name)
  const shape = markup === undefined ? h('path', { d: outline }) : h('g', { innerHTML: markup })
  return h(
    'svg',
    {
      class: 'icon',
      viewBox: `0 0 ${grid} ${grid}`,
      focusable: 'false',
      ...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': 'true' }),
    },
    [shape],
  )
}
MoonIcon.props = ['name', 'alt']
