/** Widths of names in em of the text face at weight 600, measured once each. */
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { whenIdle } from '@/app/start/whenIdle'
import { knownWidths, rememberWidths } from '@/app/start/nameWidths'
import type { RingSeatModel } from './ringModel'
import type { PlateText } from './plateStyle'

let widths: Map<string, number> | undefined
/** Something was measured before its font arrived, perhaps with a fallback. */
let unsure = false
let pen: CanvasRenderingContext2D | null | undefined

function measure(text: string): number {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext?.('2d') ?? null
    if (pen) pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue('--face-text') || 'serif'}`
  }
  return pen?.measureText ? pen.measureText(text).width / 100 : text.length * 0.54
}

export function em(text: string): number {
  widths ??= knownWidths()
  let width = widths.get(text)
  if (width === undefined) {
    width = measure(text)
    widths.set(text, width)
    unsure = true
  }
  return width
}

export const plateText = ({ figure }: RingSeatModel): PlateText => ({
  name: em(figure.player),
  letters: [...figure.player].length,
  number: em(String(figure.number)),
})

/** Increases when a font has arrived and changed a width, so that names are measured again. */
export function useFontVersion(): ShallowRef<number> {
  const version = shallowRef(0)
  const fonts = typeof document === 'undefined' ? undefined : document.fonts
  const measureAgain = async () => {
    const before = widths ?? new Map<string, number>()
    // A canvas context keeps the font it was given, even a fallback.
    pen = undefined
    widths = new Map([...before.keys()].map((text) => [text, measure(text)]))
    unsure = false
    rememberWidths(widths)
    if ([...widths].some(([text, width]) => before.get(text) !== width)) version.value++
  }
  const arrived = ({ fontfaces }: FontFaceSetLoadEvent) => {
    if (!fontfaces.some(({ weight }) => weight === '600')) return
    if (unsure) void measureAgain()
    else whenIdle([measureAgain])
  }
  fonts?.addEventListener?.('loadingdone', arrived)
  onScopeDispose(() => fonts?.removeEventListener?.('loadingdone', arrived))
  return version
}
