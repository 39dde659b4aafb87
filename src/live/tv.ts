import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf, hexOf, joined } from './bytes'
import { roomOf, type RoomKeys } from './keys'
import { hashOf, seal } from './sealing'
import { unseal } from './unsealing'

/** A TV has no camera. It shows four digits; the storyteller types them in, and the town's link is sealed to the TV's key of this one time. */
export interface TvKeys {
  readonly secret: Uint8Array
  readonly key: Uint8Array
}

export const newTvKeys = (): TvKeys => {
  const { secretKey, publicKey } = x25519.keygen()
  return { secret: secretKey, key: publicKey }
}

/** The digits are made of the key, so another key in the same room is seen to be another. */
export const codeOf = (key: Uint8Array): string =>
  String(new DataView(hashOf(joined(bytesOf('moonrise tv'), key)).buffer).getUint32(0) % 10_000).padStart(4, '0')

/** Where a TV that shows this code and a tablet on which it is typed meet. Everybody who knows the code may write there. */
export const meetingRoom = (code: string): { readonly room: string; readonly token: string } => {
  const token = hexOf(sha256(bytesOf(`moonrise tv ${code}`)))
  return { room: roomOf(token), token }
}

const sharedKey = (secret: Uint8Array, other: Uint8Array, tv: Uint8Array) =>
  hkdf(sha256, x25519.getSharedSecret(secret, other), tv, bytesOf('moonrise tv link'), 32)

/** The sender's key, then the sealed link. */
export const sealForTv = (tv: Uint8Array, town: Pick<RoomKeys, 'room' | 'key'>): Uint8Array => {
  const { secretKey, publicKey } = x25519.keygen()
  return joined(publicKey, seal(sharedKey(secretKey, tv, tv), 'tv', { room: town.room, key: hexOf(town.key) }))
}

export const unsealOnTv = ({ secret, key }: TvKeys, sealed: unknown): RoomKeys | undefined => {
  if (!(sealed instanceof Uint8Array) || sealed.length <= 32) return undefined
  try {
    const found = unseal(sharedKey(secret, sealed.subarray(0, 32), key), 'tv', sealed.subarray(32)) as { room?: unknown; key?: unknown }
    const [room, hex] = [String(found?.room), String(found?.key)]
    if (!/^[0-9a-f]{64}$/.test(room) || !/^[0-9a-f]{64}$/.test(hex)) return undefined
    return { room, token: undefined, key: Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16)) }
  } catch {
    // Some points have no shared secret: somebody else's joke.
    return undefined
  }
}
