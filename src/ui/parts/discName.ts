/** How a name is set inside a disc of the town: clear of its rim and of everything else that lies on it. Pure: numbers in, numbers out. */
export interface Disc {
  readonly size: number
  /** A sign or a skull stands above the name. */
  readonly signed: boolean
  readonly hexagonal: boolean
  readonly ghost: boolean
  readonly block: boolean
}

export interface DiscName {
  readonly lines: readonly string[]
  /** Of the letters, in px. */
  readonly size: number
  /** How far the middle of the name lies below that of the disc, in px. */
  readonly down: number
}

type Width = (text: string) => number

const LEAST = 9
const LINE = 1.05
/** How far letters reach above and below the middle of their line, in em; pictures among them reach higher. */
const [UP, BELOW, PICTURE] = [0.42, 0.45, 0.62]
/** In parts of the disc, from its middle: how far a name may reach, where a sign above it ends, and the badges of TownSeatDisc. */
const ROUND = 0.385
const HEXAGON = 0.365
const SIGN = { round: -0.2, hexagon: -0.165 }
const badges = { ghost: { x: 0.32, y: 0.36 }, block: { x: -0.38, y: -0.36 } }
const BADGE = 0.15
const LEAST_BADGE = 11
const LONG = 7
/** Where the middle of a name may lie under a sign, the best place first. */
const UNDER_SIGN = [0.06, 0.03, 0.09, 0, 0.12, -0.03, 0.15, -0.06, 0.18, -0.09]

/** The parts a name may be broken into: its words, and if need be a long word's halves. */
const partsOf = (name: string, halves: boolean): readonly string[] =>
  (name.match(/[^\s-]+-*|-+/g) ?? [name]).flatMap((word) => {
    if (!halves || [...word].length <= LONG) return [word]
    const [seam, hyphen] = /[\u2e80-\u9fff\uac00-\ud7af]/.test(word)
      ? [/\p{L}(?=\p{L})/gu, '']
      : /[aeiouyäéöü]/i.test(word)
        ? [/\p{L}(?=[bcdfghjklmnpqrstvwxz][aeiouyäéöü])/giu, '-']
        : [/\p{L}(?=\p{L})/gu, '-']
    const at = [...word.matchAll(seam)]
      .map(({ 0: letter, index }) => index + letter.length)
      .reduce((best, each) => (Math.abs(each - word.length / 2) < Math.abs(best - word.length / 2) ? each : best), 0)
    return at === 0 ? [word] : [word.slice(0, at) + hyphen, word.slice(at)]
  })

/** Every way to set the parts in up to four lines. */
const settings = (parts: readonly string[], lines = 4): readonly (readonly string[])[] => {
  if (parts.length === 0) return [[]]
  if (lines === 1) return [[joined(parts)]]
  return parts
    .slice(0, 6)
    .flatMap((_, i) => settings(parts.slice(i + 1), lines - 1).map((rest) => [joined(parts.slice(0, i + 1)), ...rest]))
}
const joined = (parts: readonly string[]): string =>
  parts.reduce((all, part) => (all === '' || all.endsWith('-') ? all + part : `${all} ${part}`), '')

interface Line {
  readonly width: number
  readonly up: number
}

const fits = ({ size: disc, signed, hexagonal, ghost, block }: Disc, lines: readonly Line[], size: number, down: number): boolean => {
  const reach = disc * (hexagonal ? HEXAGON : ROUND)
  const lying = [...(ghost ? [badges.ghost] : []), ...(block ? [badges.block] : [])]
  const badge = Math.max(disc * BADGE, LEAST_BADGE) + 2
  return lines.every(({ width, up }, i) => {
    const middle = down + (i - (lines.length - 1) / 2) * LINE * size
    const [half, top, bottom] = [(width * size) / 2, middle - up * size, middle + BELOW * size]
    const clear = ({ x, y }: { readonly x: number; readonly y: number }) =>
      Math.hypot(Math.max(0, Math.abs(x * disc) - half), Math.max(0, top - y * disc, y * disc - bottom)) >= badge
    return (
      Math.hypot(half, Math.max(-top, bottom)) <= reach &&
      (!signed || top >= SIGN[hexagonal ? 'hexagon' : 'round'] * disc) &&
      lying.every(clear)
    )
  })
}

/** Whatever fits, smaller letters fit too: half by half, down to half a pixel. */
const largest = (disc: Disc, lines: readonly string[], width: Width): DiscName | undefined => {
  const measured = lines.map((line) => ({ width: width(line), up: /\p{Extended_Pictographic}/u.test(line) ? PICTURE : UP }))
  const set = (size: number): DiscName | undefined => {
    const down = (disc.signed ? UNDER_SIGN : [0]).find((place) => fits(disc, measured, size, place * disc.size))
    return down === undefined ? undefined : { lines, size, down: down * disc.size }
  }
  let [best, low, high] = [set(LEAST), LEAST, Math.round(disc.size * 0.26)]
  while (best && high > low) {
    const size = Math.ceil(low + high) / 2
    const found = set(size)
    if (found) [best, low] = [found, size]
    else high = size - 0.5
  }
  return best
}

/** Cut where even the smallest letters would not fit. */
const cut = (disc: Disc, name: string, width: Width): DiscName => {
  const letters = [...name]
  for (let end = letters.length - 1; end > 0; end -= 1) {
    const found = largest(disc, [`${letters.slice(0, end).join('').trim()}…`], width)
    if (found) return found
  }
  return disc.ghost || disc.block ? cut({ ...disc, ghost: false, block: false }, name, width) : { lines: [name], size: LEAST, down: 0 }
}

export const discName = (name: string, disc: Disc, width: Width): DiscName => {
  const best = (halves: boolean) =>
    settings(partsOf(name, halves))
      .flatMap((lines) => largest(disc, lines, width) ?? [])
      .reduce<DiscName | undefined>((a, b) => (a && a.size >= b.size ? a : b), undefined)
  const whole = best(false)
  // A word is broken only where that makes small letters much larger.
  const broken = whole && whole.size > 12 ? undefined : best(true)
  return broken && broken.size > (whole?.size ?? 0) * 1.25 ? broken : (whole ?? cut(disc, name, width))
}
