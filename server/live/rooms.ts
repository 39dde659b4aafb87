import { Hocuspocus, type Connection, type Extension } from '@hocuspocus/server'
import { createHash } from 'node:crypto'
import { applyUpdate, encodeStateAsUpdate } from 'yjs'
import type { GuardedSocket, Room } from './guardedSocket.ts'
import type { LiveLimits } from './limits.ts'
import type { LiveStore } from './store.ts'

/** Hocuspocus keeps one for each room a socket is in, and hands it to every hook. */
interface Context {
  readonly socket: GuardedSocket
  readonly address: string
}

export interface Rooms {
  readonly hocuspocus: Hocuspocus
  readonly roomOf: (name: string) => Room
  /** Removes rooms that nobody has written to for long. */
  readonly expire: () => Promise<void>
  readonly close: () => Promise<void>
}

/** How soon a change is on the disk, and at the latest. Until then every client has it and would send it again. */
const SOON = 100
const AT_LATEST = 500
/** A device that has gone without a word is noticed after two of these. */
const ANSWERS_WITHIN = 15_000

/** A refusal without a message, so that nobody fills the log. */
const refused = (reason: string): never => {
  throw { reason }
}

/** The one rule of access: whoever has the token that the room is named after may write, everybody else may read. What can be read is sealed. */
const isTokenOf = (room: string, token: string) => createHash('sha256').update(token).digest('hex') === room

export function createRooms(store: LiveStore, limits: LiveLimits, more: readonly Extension[] = [], now = Date.now): Rooms {
  /** A room's bytes when it was last stored, and what was taken in since. */
  const weights = new Map<string, number>()
  const made = new Map<string, { address: string; at: number }>()
  /** Sockets that have something for which their room has no place. */
  const full = new Map<string, Set<GuardedSocket>>()

  const roomsFrom = (address: string) =>
    [...made.values()].filter((each) => each.address === address && each.at > now() - limits.expiry).length
  /** Rooms that were made and never written to count too. */
  const mayMake = (address: string) => {
    const { rooms, bytes } = store.size()
    const all = Math.max(rooms, made.size)
    return all < limits.rooms && bytes < limits.bytes && roomsFrom(address) < limits.roomsPerAddress
  }

  /** Writers learn how many look on, and whether the room is full; those who look on learn whether anybody writes. One process of several cannot know: it says yes. */
  const tellWhoIsThere = (name: string) => {
    const connections: readonly Connection[] = hocuspocus.documents.get(name)?.getConnections() ?? []
    const watching = connections.filter(({ readOnly }) => readOnly).length
    const writing = more.length ? 1 : connections.length - watching
    const forWriters = full.has(name) ? { watching, full: true } : { watching }
    connections.forEach((each) => each.sendStateless(JSON.stringify(each.readOnly ? { writing } : forWriters)))
  }

  const noteFull = (name: string, socket: GuardedSocket, isFull: boolean) => {
    const was = full.has(name)
    const sockets = full.get(name) ?? new Set()
    if (isFull) sockets.add(socket)
    else sockets.delete(socket)
    if (sockets.size) full.set(name, sockets)
    else full.delete(name)
    if (full.has(name) !== was) tellWhoIsThere(name)
  }

  const hocuspocus: Hocuspocus = new Hocuspocus({
    quiet: true,
    timeout: ANSWERS_WITHIN,
    debounce: SOON,
    maxDebounce: AT_LATEST,
    extensions: [...more],
    onAuthenticate: async ({ token, documentName, connectionConfig, context }) => {
      const { socket, address } = context as Context
      socket.isLookedAt = true
      const isKnown = store.has(documentName) || made.has(documentName)
      if (!isTokenOf(documentName, token)) {
        connectionConfig.readOnly = true
        return
      }
      if (!isKnown) {
        if (!mayMake(address)) refused('full')
        made.set(documentName, { address, at: now() })
      }
      socket.mayWrite = true
    },
    onLoadDocument: async ({ documentName, document }) => {
      const kept = await store.load(documentName)
      if (kept) applyUpdate(document, kept)
      weights.set(documentName, kept?.length ?? 0)
    },
    onChange: async ({ documentName, update, context }) => {
      // What comes through a socket was weighed there.
      if (!(context as Partial<Context>).socket) weights.set(documentName, (weights.get(documentName) ?? 0) + update.length)
    },
    onStoreDocument: async ({ documentName, document }) => {
      const state = encodeStateAsUpdate(document)
      weights.set(documentName, state.length)
      await store.save(documentName, state, now())
    },
    connected: async ({ documentName }) => tellWhoIsThere(documentName),
    onDisconnect: async ({ documentName, context }) => {
      noteFull(documentName, (context as Context).socket, false)
      tellWhoIsThere(documentName)
    },
    afterUnloadDocument: async ({ documentName }) => void weights.delete(documentName),
  })

  return {
    hocuspocus,
    roomOf: (name) => ({
      hasPlaceFor: (more) => {
        const weight = (weights.get(name) ?? 0) + more
        const { size } = hocuspocus.documents.get(name)?.getMap('entries') ?? { size: 0 }
        if (weight > limits.bytesPerRoom || store.size().bytes + more > limits.bytes || size > limits.entriesPerRoom) return false
        // At once: what comes in one burst is read later.
        weights.set(name, weight)
        return true
      },
      noteFull: (socket, isFull) => noteFull(name, socket, isFull),
    }),
    expire: async () => {
      const moment = now() - limits.expiry
      for (const [room, { at }] of made) if (at < moment) made.delete(room)
      for (const room of store.olderThan(moment)) {
        hocuspocus.closeConnections(room)
        const open = hocuspocus.documents.get(room)
        if (open) await hocuspocus.unloadDocument(open)
        await store.forget(room)
      }
    },
    close: async () => {
      const open = [...hocuspocus.documents.values()]
      hocuspocus.closeConnections()
      for (const document of open) if (weights.get(document.name)) await store.save(document.name, encodeStateAsUpdate(document), now())
      await hocuspocus.hooks('onDestroy', { instance: hocuspocus })
      await store.close()
    },
  }
}
