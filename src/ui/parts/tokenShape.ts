/** The geometry of a character token on its 100 grid. */

export type TokenTeam = 'townsfolk' | 'outsider' | 'minion' | 'demon' | 'traveller'
export type TokenAura = 'now' | 'lit' | 'chosen' | 'nominated'

const corners = Array.from({ length: 6 }, (_, i) => Math.PI / 6 + (i * Math.PI) / 3)

/** The points of a hexagon that stands on a corner. */
export const hexagon = (r: number, x = 50, y = 50): string =>
  corners.map((a) => `${(x + r * Math.cos(a)).toFixed(1)},${(y + r * Math.sin(a)).toFixed(1)}`).join(' ')

/** The outline of a circle. */
export const circle = (r: number, x = 50, y = 50): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** What is cut into the edge, as one outline that is filled between its lines: a third of the parts circles would need. */
export const rims: Readonly<Partial<Record<TokenTeam, string>>> = {
  townsfolk: [46.9, 45.1, 43.7, 42.9].map((r) => circle(r)).join(''),
  demon: [45.2, 43.6, 42.55, 41.85].map((r) => circle(r)).join(''),
  traveller: `M${hexagon(49.64)}zM${hexagon(47.56)}z`,
}
export const plainRim = circle(46.9) + circle(45.1)

/** Turns the flecks differently for every character, so that two tokens never look stamped. */
export const grain = (character: string): number => [...character].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

/** "FT" for the Fortune Teller, "C" for the Chef. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s_-]+/)
    .flatMap((word) => [...word][0]?.toUpperCase() ?? [])
    .slice(0, 2)
    .join('')

export interface TokenLabel {
  readonly fontSize: number
  readonly title: boolean
}

const grid = 106
const arc = 116

/**
 * How the name is cut along the lower rim, or undefined when it could not be read: never under 11.5 px.
 * From 104 px up it is the title face; below, the text face, which keeps its shape when small.
 */
export function tokenLabel(name: string, size: number): TokenLabel | undefined {
  if (size < 72) return undefined
  const title = size >= 104
  const letter = title ? 0.47 : 0.53
  const least = (11.5 * grid) / size
  const wanted = title ? Math.max(13, (13 * grid) / size) : (12.2 * grid) / size
  const letters = name.replace(/[mw]/gi, '$&$&').length
  const fontSize = Math.min(wanted, arc / (letters * letter))
  return fontSize >= least ? { fontSize: Number(fontSize.toFixed(1)), title } : undefined
}
