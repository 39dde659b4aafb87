const text = new TextEncoder()
const words = new TextDecoder('utf-8', { fatal: true })

export const bytesOf = (value: string): Uint8Array => text.encode(value)
/** Throws if these bytes are no text. */
export const textOf = (bytes: Uint8Array): string => words.decode(bytes)

export const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Of every key, and of a game's root. */
export const KEY_BYTES = 32

/** For addresses: no sign in it has a meaning there. */
export const linkTextOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Undefined if this is not such a text, or of another length. */
export const bytesFromLink = (link: string, length: number): Uint8Array | undefined => {
  if (!/^[\w-]+$/.test(link)) return undefined
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    return bytes.length === length && linkTextOf(bytes) === link ? bytes : undefined
  } catch {
    return undefined
  }
}

export const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
