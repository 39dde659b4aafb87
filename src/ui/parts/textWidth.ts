import { onScopeDispose, shallowRef } from 'vue'

/** Without a pen: letters of East Asia and pictures are as wide as they are high. */
const guess = (text: string): number => [...text].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 1 : 0.54), 0)

/** Widths of names in em of the text face at weight 600; measured again when a face arrives. */
export const useTextWidth = (): ((text: string) => number) => {
  const known = shallowRef(new Map<string, number>())
  const forget = () => {
    known.value = new Map()
  }
  const measure = (text: string): number => {
    // A pen keeps the face it was given, also when that was a substitute: a new one each time.
    const pen = document.createElement('canvas').getContext?.('2d')
    if (!pen?.measureText) return guess(text)
    pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue('--face-text') || 'serif'}`
    return pen.measureText(text).width / 100
  }
  document.fonts?.addEventListener?.('loadingdone', forget)
  onScopeDispose(() => document.fonts?.removeEventListener?.('loadingdone', forget))
  return (text) => {
    const width = known.value.get(text) ?? measure(text)
    known.value.set(text, width)
    return width
  }
}
