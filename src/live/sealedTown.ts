import type { TownView } from '@/core/views/townTypes'
import type { RoomKeys } from './keys'
import type { LiveRoom } from './room'
import { unseal } from './unsealing'

/** What a TV and the players' phones get. */
export interface SharedTown {
  readonly title: string
  readonly view: TownView
  /** Whose sheet they can read. `file`: the script is not one of ours. */
  readonly script: { readonly id: string; readonly file?: string | undefined }
}

export interface SealedTown extends SharedTown {
  /** Counts up, so that an older picture is known as such. */
  readonly rev: number
  /** By the storyteller's clock. */
  readonly at: number
}

/** What is sealed here, and where it is kept. */
export const aboutTown = (room: string) => `${room} town`
export const townMap = ({ doc }: LiveRoom) => doc.getMap<Uint8Array>('town')

export const readTown = (room: LiveRoom, { room: name, key }: RoomKeys): SealedTown | undefined => {
  const found = unseal(key, aboutTown(name), townMap(room).get('view')) as Partial<SealedTown> | undefined
  return found && typeof found.rev === 'number' && Array.isArray(found.view?.seats) ? (found as SealedTown) : undefined
}

export const onTown = (room: LiveRoom, heard: () => void): void => townMap(room).observe(heard)
