/** Name plates: where they stand and how far they may reach. */
import type { Box } from './boxes'
import { leastWidth, naturalWidth, plateFont, type PlateStyle, type PlateText } from './plateStyle'
import type { Point } from './superellipse'

const { abs, max, min, sqrt } = Math

export interface Plate extends Box {
  readonly width: number
  readonly height: number
  readonly shift: number
  readonly font: number
}

const clear = 4
/** Where badges stand, towards the neighbour: the shoulder and the hip, in parts of the token from its middle. Small tokens wear them higher. */
export const badgePlaces = (token: number) =>
  [
    [-0.38, -0.37],
    [-0.45, token < 64 ? 0.06 : 0.17],
  ] as const

/**
 * Places every plate under its token. It slides or is cut to avoid the edge, other tokens and earlier plates.
 * Returns undefined as soon as one has room for less than `letters`; of none, the number stands over whatever is there.
 */
export function placePlates(
  points: readonly Point[],
  texts: readonly PlateText[],
  style: PlateStyle,
  width: number,
  letters: number,
  badges = false,
): Plate[] | undefined {
  const n = points.length,
    disc = style.token / 2 + 2,
    badge = max(style.token < 64 ? 9 : 11, style.token * 0.14)
  const wants = texts.map((text) => min(naturalWidth(text, style), style.token * 1.7))
  const plates: Plate[] = []
  for (let i = 0; i < n; i++) {
    const own = points[i],
      text = texts[i],
      want = wants[i]
    if (!own || !text || want === undefined) return undefined
    const top = own.y + style.token / 2 + style.hang - style.height,
      bottom = top + style.height
    let left = own.x - 3,
      right = width - own.x - 3
    for (let j = 0; j < n; j++) {
      const other = points[j]
      if (j === i || !other) continue
      const dx = abs(other.x - own.x)
      if (dx > style.token * 2.2) continue
      let reach = Infinity
      const off = max(0, top - other.y, other.y - bottom)
      if (off < disc) reach = dx - sqrt(disc * disc - off * off)
      // Badges stick out over the rim and must not cover a name either.
      if (badges)
        for (const [across, down] of badgePlaces(style.token)) {
          const away = max(0, top - (other.y + down * style.token), other.y + down * style.token - bottom)
          if (away < badge) reach = min(reach, dx + across * style.token - sqrt(badge * badge - away * away))
        }
      if (abs(other.y - own.y) < style.height + 2) {
        const placed = plates[j]
        const free = placed
          ? (other.x > own.x ? placed.left - own.x : own.x - placed.right) - clear
          : dx - clear - min(dx / 2, (wants[j] ?? 0) / 2)
        reach = min(reach, placed ? free : max((dx - clear) / 2, free))
      }
      if (other.x > own.x) right = min(right, reach)
      else left = min(left, reach)
    }
    const least = leastWidth(text, style, letters)
    let wide = min(want, left + right)
    if (wide < least - 0.5) {
      if (letters) return undefined
      wide = least
      left = right = wide / 2
    }
    const shift = min(max(0, wide / 2 - left), max(0, right - wide / 2)) - max(0, wide / 2 - right)
    const x = own.x + shift
    plates.push({
      left: x - wide / 2,
      right: x + wide / 2,
      top,
      bottom,
      width: wide,
      height: style.height,
      shift,
      font: plateFont(style.token, text.letters, style.scale),
    })
  }
  return plates
}

/** The free room left and right of a plate, for the number of a chosen seat. */
export function plateRoom(
  seat: number,
  points: readonly Point[],
  plates: readonly Plate[],
  token: number,
  coins: { readonly half: number; readonly slots: readonly (readonly Point[])[] },
  width: number,
): readonly [left: number, right: number] {
  const own = plates[seat]
  if (!own) return [0, 0]
  let left = own.left - 1,
    right = width - own.right - 1
  for (let j = 0; j < plates.length; j++) {
    const plate = plates[j],
      point = points[j]
    if (j === seat || !plate || !point) continue
    const off = max(0, own.top - 3 - point.y, point.y - own.bottom - 3)
    const half = off < token / 2 ? sqrt((token * token) / 4 - off * off) : -Infinity
    const level = plate.top < own.bottom + 3 && plate.bottom > own.top - 3
    if (point.x < (own.left + own.right) / 2) left = min(left, own.left - point.x - half, level ? own.left - plate.right - 1 : left)
    else right = min(right, point.x - half - own.right, level ? plate.left - own.right - 1 : right)
  }
  for (const slot of coins.slots.flat()) {
    if (slot.y - coins.half > own.bottom + 3 || slot.y + coins.half < own.top - 3) continue
    if (slot.x < (own.left + own.right) / 2) left = min(left, own.left - slot.x - coins.half - 2)
    else right = min(right, slot.x - coins.half - own.right - 2)
  }
  return [max(0, left), max(0, right)]
}
