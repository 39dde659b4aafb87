import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf, joined } from './bytes'
import { LENGTH, NONCE } from './unsealing'

/** Lengths are told only in these steps. */
export const STEP = 256

const padded = (plain: Uint8Array, step: number): Uint8Array => {
  const whole = new Uint8Array(Math.ceil((LENGTH + plain.length) / step) * step)
  new DataView(whole.buffer).setUint32(0, plain.length)
  whole.set(plain, LENGTH)
  return whole
}

/**
 * The nonce is made of the key and of what is sealed. So two devices seal the same entry to the same bytes, and no nonce is ever used for two texts.
 * `about` says what it is and where it belongs: it opens nowhere else.
 */
export const seal = (key: Uint8Array, about: string, value: unknown, step = STEP): Uint8Array => {
  const plain = padded(bytesOf(JSON.stringify(value)), step)
  const where = bytesOf(about)
  const nonce = hmac(sha256, key, joined(bytesOf('nonce '), where, bytesOf('\n'), plain)).subarray(0, NONCE)
  return joined(nonce, xchacha20poly1305(key, nonce, where).encrypt(plain))
}

/** Of something sealed, to be named by what comes after it. */
export const hashOf = (sealed: Uint8Array): Uint8Array => sha256(sealed)
