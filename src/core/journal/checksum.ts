/**
 * Every entry carries a checksum over its own content and its parent's checksum. So it stands for the whole past of the entry:
 * equal sums mean equal games up to there, on whatever device, and damage, holes and edits by hand are found.
 * It does not protect against deliberate forgery.
 * Two 32-bit lanes of the MurmurHash3 kind: plain arithmetic, because a page without https has no `crypto.subtle`.
 */
export const checksum = (before: string, content: object): string => {
  const text = before + canonical(content)
  return hex(lane(text, 0x9747b28c)) + hex(lane(text, 0x2f0b4c47))
}

/** JSON with sorted keys and without undefined values, because files, databases and schemas may change the order. */
const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const record = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const name of Object.keys(record).sort())
    if (record[name] !== undefined) text += `${text && ','}${JSON.stringify(name)}:${canonical(record[name])}`
  return `{${text}}`
}

const hex = (word: number): string => word.toString(16).padStart(8, '0')

const lane = (text: string, seed: number): number => {
  let sum = seed
  for (let at = 0; at < text.length; at += 2) {
    const block = Math.imul(text.charCodeAt(at) | (at + 1 < text.length ? text.charCodeAt(at + 1) << 16 : 0), 0xcc9e2d51)
    sum ^= Math.imul((block << 15) | (block >>> 17), 0x1b873593)
    sum = (Math.imul((sum << 13) | (sum >>> 19), 5) + 0xe6546b64) | 0
  }
  sum ^= text.length
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35)
  return (sum ^ (sum >>> 16)) >>> 0
}
