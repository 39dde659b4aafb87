import type { FileFault } from './fileFault'
import { LIMITS } from './schemas/words'

const ODD = new Set(['__proto__', 'constructor', 'prototype'])

/** Checked before any schema: no prototype keys, no endless nesting, no huge texts. */
export const oddity = (value: unknown): FileFault['code'] | undefined => {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length; depth += 1) {
    if (depth > LIMITS.depth) return 'too-deep'
    const below: unknown[] = []
    for (const item of level) {
      if (typeof item === 'string' && item.length > LIMITS.text) return 'too-long'
      if (typeof item !== 'object' || item === null) continue
      for (const key of Object.keys(item)) {
        if (ODD.has(key)) return 'odd-keys'
        below.push((item as Record<string, unknown>)[key])
      }
    }
    level = below
  }
  return undefined
}
