/** Path data rewritten as whole-number relative commands: a third of the size, and on a 512 grid the eye cannot tell. */

const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Splits path data into commands of one argument group each; a moveto's further pairs are linetos. */
function commands(data: string): [letter: string, args: number[]][] {
  const out: [string, number[]][] = []
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = arity[letter.toLowerCase()] ?? 0
    const numbers = readNumbers(rest, letter.toLowerCase() === 'a')
    if (size === 0) out.push([letter, []])
    for (let i = 0; i + size <= numbers.length && size > 0; i += size) {
      const again = i > 0 && letter.toLowerCase() === 'm'
      out.push([again ? (letter === 'm' ? 'l' : 'L') : letter, numbers.slice(i, i + size)])
    }
  }
  return out
}

/** Arc flags may be written without separators ("a5 5 0 013 4"), so arcs are read number by number. */
function readNumbers(text: string, arcs: boolean): number[] {
  const number = /-?(?:\d+\.\d*|\.\d+|\d+)(?:e[-+]?\d+)?/iy
  const flag = /[01]/y
  const out: number[] = []
  let at = 0
  for (;;) {
    while (at < text.length && /[\s,+]/.test(text[at] ?? '')) at++
    if (at >= text.length) return out
    const reader = arcs && (out.length % 7 === 3 || out.length % 7 === 4) ? flag : number
    reader.lastIndex = at
    const found = reader.exec(text)
    if (!found) return out
    out.push(Number(found[0]))
    at = reader.lastIndex
  }
}

const print = (value: number, digits: number) => String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.')

/** Joins numbers with as few separators as the grammar allows. */
function join(values: readonly string[]): string {
  return values.reduce((text, value) => text + (text === '' || value.startsWith('-') ? '' : ' ') + value, '')
}

/** A curve that is nowhere further from a line than the grid can tell: it bulges by at most three quarters of its handles. */
function isStraight([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: readonly number[], digits: number): boolean {
  const length = Math.hypot(x, y)
  const nearLine = (px: number, py: number) => {
    const along = (px * x + py * y) / length
    return along >= 0 && along <= length && Math.abs(px * y - py * x) / length <= (10 ** -digits * 2) / 3
  }
  return length > 0 && nearLine(x1, y1) && nearLine(x2, y2)
}

export function roundPath(data: string, { digits = 0, scale = 1 } = {}): string {
  let x = 0,
    y = 0,
    startX = 0,
    startY = 0 // where the original pen is
  let px = 0,
    py = 0,
    psx = 0,
    psy = 0 // where the rounded pen is: errors do not add up
  let out = '',
    last = ''
  const round = (v: number) => Number(v.toFixed(digits))
  for (const [letter, read] of commands(data)) {
    const kind = letter.toLowerCase(),
      relative = letter === kind
    const args = read.map((v, i) => (kind === 'a' && i > 1 && i < 5 ? v : v * scale))
    const ox = relative ? x : 0,
      oy = relative ? y : 0
    const points: number[] = []
    let head: string[] = []
    if (kind === 'z') {
      out += 'z'
      last = 'z'
      x = startX
      y = startY
      px = psx
      py = psy
      continue
    }
    if (kind === 'h') points.push(ox + (args[0] ?? 0), y)
    else if (kind === 'v') points.push(x, oy + (args[0] ?? 0))
    else {
      const tail = kind === 'a' ? args.slice(5) : args
      if (kind === 'a')
        head = [print(args[0] ?? 0, digits), print(args[1] ?? 0, digits), print(args[2] ?? 0, 0), String(args[3]), String(args[4])]
      tail.forEach((v, i) => points.push(v + (i % 2 ? oy : ox)))
    }
    x = points.at(-2) ?? x
    y = points.at(-1) ?? y
    const moves = points.map((v, i) => round(v) - (i % 2 ? py : px))
    const dx = moves.at(-2) ?? 0,
      dy = moves.at(-1) ?? 0
    px = round(x)
    py = round(y)
    if (kind === 'm') {
      startX = x
      startY = y
      psx = px
      psy = py
    }
    const still = kind !== 'm' && moves.every((v) => Math.abs(v) < 10 ** -digits / 2)
    if (still) continue
    const straight = kind === 'h' || kind === 'v' || (kind === 'c' && isStraight(moves, digits))
    let name = straight ? 'l' : kind
    let values = straight ? [print(dx, digits), print(dy, digits)] : [...head, ...moves.map((v) => print(v, digits))]
    if (name === 'l' && Math.abs(dy) < 1e-9) {
      name = 'h'
      values = [print(dx, digits)]
    } else if (name === 'l' && Math.abs(dx) < 1e-9) {
      name = 'v'
      values = [print(dy, digits)]
    }
    const text = join(values)
    const same = name === last && name !== 'm'
    out += same ? (text.startsWith('-') ? text : ' ' + text) : name + text
    last = name
  }
  return out
}
