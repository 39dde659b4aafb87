/** Small, fast and the same everywhere: a seed that fails can be run again. */
export const chanceFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Chance = () => number
type Node = Record<string, unknown> | unknown[]

const pick = <T>(chance: Chance, from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T

const odd: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  's1',
  '__proto__',
  '\u0000',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(25_000),
  [],
  {},
  [[[]]],
  { type: 'begin' },
  { length: -1 },
  [null],
  { __proto__: null, constructor: { prototype: {} } },
]

const nodesOf = (root: unknown): Node[] => {
  const nodes: Node[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    nodes.push(value as Node)
    Object.values(value).forEach(visit)
  }
  visit(root)
  return nodes
}

const bend: readonly ((chance: Chance, node: Node, nodes: readonly Node[]) => void)[] = [
  (chance, node) => {
    const key = pick(chance, Object.keys(node))
    if (key !== undefined) (node as Record<string, unknown>)[key] = structuredClone(pick(chance, odd))
  },
  (chance, node) => {
    const key = pick(chance, Object.keys(node))
    Reflect.deleteProperty(node, key ?? '')
  },
  (chance, node) => {
    ;(node as Record<string, unknown>)[pick(chance, ['id', 'type', 'seat', 'extra', 'constructor', 'schema', 'cursor'])] = structuredClone(
      pick(chance, odd),
    )
  },
  (chance, node, nodes) => {
    const key = pick(chance, Object.keys(node))
    if (key !== undefined) (node as Record<string, unknown>)[key] = structuredClone(pick(chance, nodes))
  },
  (chance, node) => {
    if (Array.isArray(node) && node.length) node.splice(Math.floor(chance() * node.length), 0, structuredClone(pick(chance, node)))
  },
  (chance, node) => {
    if (Array.isArray(node)) node.sort(() => chance() - 0.5)
  },
  (chance, node) => {
    const key = pick(chance, Object.keys(node))
    const value = (node as Record<string, unknown>)[key]
    if (typeof value === 'number') (node as Record<string, unknown>)[key] = value + pick(chance, [-1, 1, 0.5, 1e6, -1e6, NaN])
  },
  (_, node) => {
    let deep: unknown = 1
    for (let level = 0; level < 60; level += 1) deep = [deep]
    ;(node as Record<string, unknown>)['deep'] = deep
  },
]

/** Broken as files break: cut off, bits turned, or edited by somebody who should not have. */
export const mutate = (text: string, chance: Chance): string => {
  const kind = chance()
  if (kind < 0.2) return text.slice(0, Math.floor(chance() * text.length))
  if (kind < 0.3) return text.slice(Math.floor(chance() * text.length))
  if (kind < 0.5) {
    const letters = [...text]
    for (let flips = 1 + Math.floor(chance() * 4); flips > 0; flips -= 1)
      letters[Math.floor(chance() * letters.length)] = pick(chance, ['"', '{', '}', ',', '0', '9', ' ', 'a', '\u0000', '\ufeff', '[', '-'])
    return letters.join('')
  }
  const root = JSON.parse(text) as unknown
  for (let bends = 1 + Math.floor(chance() * 3); bends > 0; bends -= 1) {
    const nodes = nodesOf(root)
    pick(chance, bend)(chance, pick(chance, nodes), nodes)
  }
  return JSON.stringify(root)
}
