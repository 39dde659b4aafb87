/** The geometry of a character token on its 100 grid. */

export type TokenTeam = 'townsfolk' | 'outsider' | 'minion' | 'demon' | 'traveller'
export type TokenAura = 'now' | 'lit' | 'chosen' | 'nominated'

const corners = Array.from({ length: 6 }, (_, i) => Math.PI / 6 + (i * Math.PI) / 3)

/** The points of a hexagon that stands on a corner. */
export const hexagon = (r: number, x = 50, y = 50): string => corners.map((a) => `${(x + r * Math.cos(a)).toFixed(1)},${(y + r * Math.sin(a)).toFixed(1)}`).join(' ')

/** Turns the flecks differently for every character, so that two tokens never look stamped. */
export const grain = (character: string): number => [...character].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

export interface TokenLabel { readonly fontSize: number; readonly title: boolean }

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
  const fontSize = Math.min(wanted, arc / (name.length * letter))
  return fontSize >= least ? { fontSize: Number(fontSize.toFixed(1)), title } : undefined
}
