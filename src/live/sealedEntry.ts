import type { Entry } from '@/core/journal/entry'
import { linkTextOf } from './bytes'
import type { RoomKeys } from './keys'
import { hashOf, seal } from './sealing'
import { unseal } from './unsealing'

/** What is sealed of an entry: the hash of its parent's sealed form makes a chain, so nobody can exchange or leave out what came before. */
interface Linked {
  readonly entry: Entry
  /** Empty for the first one. */
  readonly after: string
}

const about = (room: string, id: string) => `${room} entry ${id}`

export const linkOf = (sealed: Uint8Array | undefined): string => (sealed ? linkTextOf(hashOf(sealed)) : '')

export const sealEntry = ({ room, key }: RoomKeys, entry: Entry, parent: Uint8Array | undefined): Uint8Array =>
  seal(key, about(room, entry.id), { entry, after: linkOf(parent) } satisfies Linked)

/** Undefined if it is not what a device of this game sealed under this id. */
export const unsealEntry = ({ room, key }: RoomKeys, id: string, sealed: unknown): Linked | undefined => {
  const found = unseal(key, about(room, id), sealed) as Partial<Linked> | undefined
  return found && typeof found.after === 'string' && found.entry?.id === id ? (found as Linked) : undefined
}
