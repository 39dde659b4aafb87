/** Widths of names in em of the text face at weight 600, measured once each. */
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import type { RingSeatModel } from './ringModel'
import type { PlateText } from './plates'

const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

function em(text: string): number {
  const known = widths.get(text)
  if (known !== undefined) return known
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext?.('2d') ?? null
    if (pen) pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue('--face-text') || 'serif'}`
  }
  const width = pen?.measureText ? pen.measureText(text).width / 100 : text.length * 0.54
  widths.set(text, width)
  return width
}

export const plateText = ({ figure }: RingSeatModel): PlateText =>
  ({ name: em(figure.player), letters: [...figure.player].length, number: em(String(figure.number)), tag: figure.tag ? em(figure.tag) : 0 })

export const sameTexts = (a: readonly PlateText[], b: readonly PlateText[]): boolean =>
  a.length === b.length && a.every((one, i) => one.name === b[i]?.name && one.number === b[i]?.number && one.tag === b[i]?.tag && one.letters === b[i]?.letters)

/** Counts up whenever a face of names has arrived, so that whoever measured measures again. */
export function useFontVersion(): ShallowRef<number> {
  const version = shallowRef(0)
  const fonts = typeof document === 'undefined' ? undefined : document.fonts
  const arrived = ({ fontfaces }: FontFaceSetLoadEvent) => {
    if (!fontfaces.some(({ weight }) => weight === '600')) return
    widths.clear()
    // A pen keeps the face it was given, also when that was a substitute.
    pen = undefined
    version.value++
  }
  fonts?.addEventListener?.('loadingdone', arrived)
  onScopeDispose(() => fonts?.removeEventListener?.('loadingdone', arrived))
  return version
}
