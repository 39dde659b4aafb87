import type { Map as SharedMap } from 'yjs'
import { isSound, ROOT } from '@/core/api'
import type { Entry } from '@/core/journal/entry'
import type { Journal } from '@/core/journal/journal'
import type { EntryId } from '@/core/model/ids'
import type { RoomKeys } from '@/live/keys'
import { linkOf, sealEntry, unsealEntry } from '@/live/sealedEntry'

/** The sealed entries of a room beside the journal of this device. */
export interface SharedEntries {
  /** Puts what the room lacks into it, from this entry back to one that it has. */
  readonly offer: (journal: Journal, from: EntryId) => void
  readonly offerAll: (journal: Journal) => void
  /** What the journal lacks, each after its parent. Those whose parent is not there yet wait. */
  readonly take: (journal: Journal, ids: Iterable<string>) => readonly Entry[]
  /** Entries that cannot be what a device of this game sealed, or that hang in the air. */
  readonly doubtful: () => number
}

export const sharedEntries = (room: SharedMap<Uint8Array>, keys: RoomKeys): SharedEntries => {
  const own = new Map<string, Uint8Array>()
  const waiting = new Set<string>()
  const forged = new Set<string>()

  /** Its sealed form, which names its parent's, and so on: those that are missing are made, the oldest first. */
  const sealedForm = (journal: Journal, id: EntryId): Uint8Array | undefined => {
    const missing: Entry[] = []
    let at = id
    while (at !== ROOT && !room.has(at) && !own.has(at)) {
      const entry = journal.entries.get(at)
      if (!entry) return undefined
      missing.push(entry)
      at = entry.parent
    }
    for (const entry of missing.reverse()) own.set(entry.id, sealEntry(keys, entry, room.get(entry.parent) ?? own.get(entry.parent)))
    return room.get(id) ?? own.get(id)
  }

  const put = (journal: Journal, id: EntryId) => {
    const sealed = sealedForm(journal, id)
    if (sealed) room.set(id, sealed)
  }

  const has = (journal: Journal, id: EntryId | undefined) => id === undefined || id === ROOT || journal.entries.has(id)

  return {
    offer: (journal, from) => {
      const news: EntryId[] = []
      for (let entry = journal.entries.get(from); entry && !room.has(entry.id); entry = journal.entries.get(entry.parent))
        news.push(entry.id)
      for (const id of news.reverse()) put(journal, id)
    },
    offerAll: (journal) => {
      for (const id of journal.entries.keys()) if (!room.has(id)) put(journal, id)
    },
    take: (journal, ids) => {
      for (const id of ids) if (!journal.entries.has(id as EntryId)) waiting.add(id)
      const taken = new Map<EntryId, Entry>()
      const known = (id: EntryId | undefined) => has(journal, id) || taken.has(id as EntryId)
      for (let before = -1; before !== taken.size;) {
        before = taken.size
        for (const id of waiting) {
          const found = unsealEntry(keys, id, room.get(id))
          if (!found) {
            forged.add(id)
            waiting.delete(id)
            continue
          }
          const { entry, after } = found
          if (!known(entry.parent) || !known(entry.base)) continue
          waiting.delete(id)
          const parent = entry.parent === ROOT ? undefined : (taken.get(entry.parent) ?? journal.entries.get(entry.parent))
          const parentForm = entry.parent === ROOT ? undefined : (room.get(entry.parent) ?? sealedForm(journal, entry.parent))
          if (linkOf(parentForm) === after && isSound(entry, parent)) taken.set(entry.id, entry)
          else forged.add(id)
        }
      }
      return [...taken.values()]
    },
    doubtful: () => forged.size + waiting.size,
  }
}
