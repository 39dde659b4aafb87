/** Repeatable chance: the same seed gives the same draw, on every device and in every version. */
export interface Chance {
  /** 0 ≤ n < 1 */
  next(): number
  pick<T>(items: readonly T[]): T | undefined
  shuffle<T>(items: readonly T[]): readonly T[]
  /** `count` different items; an item of weight 0 comes only when nothing else is left. */
  draw<T>(items: readonly T[], count: number, weight: (item: T) => number): readonly T[]
}

export const chanceFrom = (seed: string): Chance => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)]
  const shuffle = <T>(items: readonly T[]) => {
    const rest = [...items]
    for (let i = rest.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1))
      const held = rest[i] as T
      rest[i] = rest[j] as T
      rest[j] = held
    }
    return rest
  }
  const draw = <T>(items: readonly T[], count: number, weight: (item: T) => number) => {
    const rest = [...items]
    const drawn: T[] = []
    while (drawn.length < count && rest.length > 0) {
      const wished = rest.map(weight)
      const weights = wished.some((w) => w > 0) ? wished : rest.map(() => 1)
      let left = next() * weights.reduce((sum, w) => sum + w, 0)
      const at = weights.findIndex((w) => (left -= w) < 0)
      drawn.push(...rest.splice(at < 0 ? rest.length - 1 : at, 1))
    }
    return drawn
  }
  return { next, pick, shuffle, draw }
}

const hash = (text: string): number => {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h | 0
}
