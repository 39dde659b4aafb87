/** The size of a name plate for a token size, and the width it needs. */

/** What is written on a plate, measured once in em of the text face at weight 600. */
export interface PlateText {
  readonly name: number
  /** Letters of the name: long names are set two pixels smaller on small plates. */
  readonly letters: number
  /** The seat number's digits. */
  readonly number: number
}

export interface PlateStyle {
  readonly height: number
  readonly hang: number
  readonly padding: number
  readonly gap: number
  readonly showNumber: boolean
  readonly showTag: boolean
  readonly scale: number
  readonly token: number
}

/** The share of a token its plate overlaps. */
const overlap = 0.07

export function plateStyle(token: number, scale: number, numbered = token >= 52): PlateStyle {
  const height = Math.round((token >= 92 ? 30 : token >= 72 ? 25 : token >= 52 ? 20 : 18) * scale)
  return {
    height,
    token,
    scale,
    hang: height - Math.round(token * overlap),
    padding: token >= 92 ? 18 : token >= 52 ? 12 : 8,
    gap: token >= 92 ? 6 : 4,
    showNumber: numbered,
    showTag: token >= 92,
  }
}

export function plateFont(token: number, letters: number, scale: number): number {
  const base = token >= 100 ? 17 : token >= 72 ? 15 : token >= 52 ? 13 : 12
  return (base - (token >= 52 && token < 92 && letters > 9 ? 2 : 0)) * scale
}

/** The full width of a plate: number, name, padding and border. A state word takes what room is left (plateTag). */
export function naturalWidth(text: PlateText, style: PlateStyle): number {
  const font = plateFont(style.token, text.letters, style.scale)
  const number = style.showNumber ? text.number * font * 0.78 + style.gap : 0
  return Math.ceil(text.name * font + number + style.padding + 4)
}

/** Room a plate must have before a token size is accepted: this many average letters, or the whole name when it is shorter. */
export function leastWidth(text: PlateText, style: PlateStyle, letters: number): number {
  return Math.min(naturalWidth(text, style), naturalWidth({ ...text, name: letters * 0.56, letters }, style))
}

/**
 * How far a plate grows to the left and right for a state word, into the room beside it. Undefined: no room, the badge says it alone.
 * Plates never move for it. Half of the room is the neighbour's.
 */
export function plateTag(em: number, font: number, gap: number, room: readonly [number, number]): readonly [number, number] | undefined {
  const wanted = Math.ceil(em * font * 0.78) + gap + 7,
    [left, right] = [room[0] / 2, room[1] / 2]
  if (wanted > left + right) return undefined
  const grown = Math.min(right, Math.max(wanted / 2, wanted - left))
  return [wanted - grown, grown]
}
