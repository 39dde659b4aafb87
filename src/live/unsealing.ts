import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesOf, textOf } from './bytes'

/** What is sealed: a nonce, then the length of the text, the text and its padding, encrypted. */
export const NONCE = 24
export const LENGTH = 4

/** Undefined if it was not sealed with this key, for this place, or was changed. */
export const unseal = (key: Uint8Array, about: string, sealed: unknown): unknown => {
  if (!(sealed instanceof Uint8Array) || sealed.length <= NONCE) return undefined
  try {
    const plain = xchacha20poly1305(key, sealed.subarray(0, NONCE), bytesOf(about)).decrypt(sealed.subarray(NONCE))
    const length = new DataView(plain.buffer, plain.byteOffset).getUint32(0)
    return JSON.parse(textOf(plain.subarray(LENGTH, LENGTH + length))) as unknown
  } catch {
    return undefined
  }
}
