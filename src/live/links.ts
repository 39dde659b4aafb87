import { bytesFromLink, KEY_BYTES, linkTextOf } from './bytes'
import type { RoomKeys } from './keys'

/** The whole game, to write: for another device of a storyteller. */
export const joinLink = (root: Uint8Array): string => `#/join/${linkTextOf(root)}`

/** The town, to look at. It does not lead to the game. */
export const watchLink = ({ room, key }: Pick<RoomKeys, 'room' | 'key'>): string => `#/watch/${room}.${linkTextOf(key)}`

export const rootIn = (link: string): Uint8Array | undefined => bytesFromLink(link, KEY_BYTES)

export const watchedIn = (link: string): RoomKeys | undefined => {
  const [room = '', text = '', ...more] = link.split('.')
  const key = bytesFromLink(text, KEY_BYTES)
  return key && /^[0-9a-f]{64}$/.test(room) && !more.length ? { room, token: undefined, key } : undefined
}
