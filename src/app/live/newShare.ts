import { bytesFromLink, KEY_BYTES, linkTextOf } from '@/live/bytes'
import { newRoot } from '@/live/keys'
import type { KeptShare } from './keptShares'

export const rootOf = ({ root }: KeptShare): Uint8Array | undefined => bytesFromLink(root, KEY_BYTES)

export const newShare = (root = newRoot()): KeptShare => ({
  root: linkTextOf(root),
  device: linkTextOf(crypto.getRandomValues(new Uint8Array(9))),
  term: 0,
  rev: 0,
  confirmed: 0,
  seen: {},
  townRev: 0,
  followed: false,
})
