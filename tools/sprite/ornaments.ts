/** What tokens, board and centre are decorated with. All of it is computed, so it is small and always the same. */
import { roundPath } from './roundPath.ts'
import { taper } from './taper.ts'

/** A fixed sequence of numbers in 0…1: the ornaments look cut by hand and never change between builds. */
function hand(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const polar = (cx: number, cy: number, r: number, degrees: number): [number, number] => [
  cx + r * Math.cos((degrees * Math.PI) / 180),
  cy + r * Math.sin((degrees * Math.PI) / 180),
]
const points = (list: readonly (readonly [number, number])[]) => `M${list.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}z`
const path = (data: string, more = '') => `<path${more} d="${roundPath(data, { digits: 1 })}"/>`

/** The crescent of shade: parallel cuts from the lower right rim inwards, longest in the middle. */
function hatch(): string {
  const next = hand(7)
  let out = ''
  for (let a = -28; a <= 118; a += 3.2) {
    const deep = Math.cos(((a - 45) / 78) * (Math.PI / 2))
    const length = Math.max(2, deep * 17) * (0.72 + next() * 0.42)
    const [x, y] = polar(50, 50, 44.6, a)
    out += taper([x, y, x - length * 0.7071, y - length * 0.7071], 1.15, 0.05)
  }
  return path(out)
}

/** Where the knife slipped: short lens-shaped flecks, thinner towards the middle. */
function flecks(): string {
  const next = hand(23)
  let out = ''
  for (let i = 0; i < 30; i++) {
    const [x, y] = polar(50, 50, 12 + Math.sqrt(next()) * 30, next() * 360)
    const long = 1 + next() * 2.6,
      wide = 0.3 + next() * 0.4
    const tip = [x + long, y - long * 0.8] as const
    out += `M${x} ${y}Q${x + long * 0.5 + wide} ${y - long * 0.4 + wide} ${tip[0]} ${tip[1]}Q${x + long * 0.5 - wide} ${y - long * 0.4 - wide} ${x} ${y}z`
  }
  return path(out)
}

const ring = (count: number, shape: (degrees: number) => readonly (readonly [number, number])[]) =>
  path(Array.from({ length: count }, (_, i) => points(shape((i * 360) / count - 90))).join(''))

const teeth = () => ring(40, (a) => [polar(50, 50, 46.6, a - 4), polar(50, 50, 46.6, a + 4), polar(50, 50, 42, a)])

function thorns(): string {
  const next = hand(5)
  const tips = Array.from({ length: 26 }, (_, i): readonly (readonly [number, number])[] => {
    const a = (i * 360) / 26 - 90
    return [polar(50, 50, 45.6, a - 6.9), polar(50, 50, 50.4 + next() * 2.3, a + (next() - 0.5) * 6)]
  })
  return path(points(tips.flat()))
}

const clothShape =
  'M22 6C34 1 66 1 78 6C80 22 77 40 80 60C75 66 71 60 66 66C61 72 56 64 50 70C44 64 39 72 34 66C29 60 25 66 20 60C23 40 20 22 22 6Z'
const folds =
  'M29 10Q29.7 28 32.4 50Q31.4 28 29 10ZM36 8Q36.4 30.5 38.8 58Q38.1 30.5 36 8ZM43 24Q42.6 41 44 62Q44.3 41 43 24ZM57 24Q55.7 41 56 62Q57.4 41 57 24ZM64 8Q61.9 30.5 61.2 58Q63.6 30.5 64 8ZM71 10Q68.6 28 67.6 50Q70.3 28 71 10ZM33 38Q32.8 48 34.5 60Q34.5 48 33 38ZM67 38Q65.5 48 65.5 60Q67.2 48 67 38Z'

/** The waning moon of the centre: a crescent whose inner edge is combed into tapering cuts, and the thin dark limb. */
function moon(): string {
  const next = hand(11)
  const inner = (y: number) => 217 - Math.sqrt(Math.max(0, 141 ** 2 - (y - 188) ** 2)) // the shadow's edge
  let comb = '',
    nicks = '',
    limb = ''
  for (let y = 60; y <= 318; y += 5.2) {
    const reach = 10 + 34 * Math.sin(((y - 50) / 290) * Math.PI) * (0.45 + next() * 0.75)
    comb += taper([inner(y) - 3, y, inner(y) + reach, y - 1.5], 4, 0.1)
  }
  for (let i = 0; i < 22; i++) {
    const y = 95 + next() * 190,
      x = inner(y) - 4 - next() * 16,
      long = 6 + next() * 9
    nicks += taper([x, y, x - long * 0.2, y + long], 1.8, 0.1)
  }
  for (let a = -72; a <= 52; a += 4) {
    const [x, y] = polar(200, 200, 149.5, a)
    limb += taper([x, y, x - 7 - next() * 15, y + 1], 1.3, 0.1)
  }
  return (
    '<circle class="mark-hair" cx="200" cy="200" r="150"/>' +
    path(limb, ' opacity=".38"') +
    path('M200 50A150 150 0 1 0 313 298.6A141 141 0 1 1 200 50Z' + comb) +
    path(nicks, ' class="mark-ground"')
  )
}

/** The sun of the centre: a thin rim and tapering rays, long and short in turn, around the words. */
function sun(): string {
  const next = hand(23)
  let rays = '',
    nicks = ''
  for (let i = 0; i < 48; i++) {
    const a = i * 7.5
    const [x, y] = polar(200, 200, 152, a),
      [tx, ty] = polar(200, 200, i % 2 ? 166 + next() * 6 : 184 + next() * 12, a + (next() - 0.5) * 2)
    rays += taper([x, y, tx, ty], i % 2 ? 3 : 6.5, 0.1)
  }
  for (let a = 20; a <= 118; a += 4.2) {
    const [x, y] = polar(200, 200, 147.5, a),
      [tx, ty] = polar(200, 200, 138 - next() * 13, a)
    nicks += taper([x, y, tx, ty], 2, 0.1)
  }
  return '<circle class="mark-halo" cx="200" cy="200" r="149" stroke-width="2.4"/>' + path(rays) + path(nicks, ' opacity=".5"')
}

/** The broken halo: rings of light interrupted at random, each an arc of its own weight. */
function halo(): string {
  const next = hand(31)
  let out = ''
  for (let r = 150; r < 500; r += 13 + next() * 4) {
    const dashes = Array.from({ length: 6 }, (_, i) => (i % 2 ? 4 + next() * 20 : 30 + next() * 130).toFixed(0)).join(' ')
    out += `<circle cx="500" cy="500" r="${r.toFixed(0)}" stroke-width="${(0.6 + next() * 1.1).toFixed(1)}" stroke-dasharray="${dashes}"/>`
  }
  return `<g class="mark-halo">${out}</g>`
}

export const ornaments: Readonly<Record<string, readonly [viewBox: string, body: string]>> = {
  hatch: ['0 0 100 100', hatch()],
  flecks: ['0 0 100 100', flecks()],
  teeth: ['0 0 100 100', teeth()],
  thorns: ['-4 -4 108 108', thorns()],
  shroud: ['0 0 100 100', `<path class="cloth" d="${clothShape}"/>` + path(folds, ' class="fold"')],
  'shroud-line': ['0 0 100 100', `<path class="mark-cloth" d="${clothShape}"/>`],
  moon: ['0 0 400 400', moon()],
  sun: ['0 0 400 400', sun()],
  halo: ['0 0 1000 1000', halo()],
  rule: ['0 0 200 16', path('M2 8L84 6.9V9.1ZM198 8L116 6.9V9.1ZM101.5 1.5a6.6 6.6 0 1 0 5.2 9.6a6 6 0 0 1-5.2-9.6Z')],
}
