import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf, hexOf, KEY_BYTES } from './bytes'

/** A room on the server, and what this device may do there. */
export interface RoomKeys {
  /** The hash of the write token, so the server needs no accounts. */
  readonly room: string
  /** Undefined: this device may only read. */
  readonly token: string | undefined
  /** Everything in the room is sealed with it. */
  readonly key: Uint8Array
}

export interface GameKeys {
  readonly journal: RoomKeys
  readonly town: RoomKeys
}

/** `getRandomValues` works over plain http too. */
export const newRoot = (): Uint8Array => crypto.getRandomValues(new Uint8Array(KEY_BYTES))

const derive = (root: Uint8Array, label: string): Uint8Array =>
  hkdf(sha256, root, undefined, bytesOf(`moonrise live 1 ${label}`), KEY_BYTES)

/** The server computes the same from the token it is given. */
export const roomOf = (token: string): string => hexOf(sha256(bytesOf(token)))

const roomKeys = (root: Uint8Array, name: string): RoomKeys => {
  const token = hexOf(derive(root, `${name} token`))
  return { room: roomOf(token), token, key: derive(root, `${name} key`) }
}

/** Everything follows from the root. Nothing leads from the town back to the root or to the journal. */
export const keysOf = (root: Uint8Array): GameKeys => ({ journal: roomKeys(root, 'journal'), town: roomKeys(root, 'town') })
