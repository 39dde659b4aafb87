import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { Doc } from 'yjs'
import type { RoomKeys } from './keys'

export type Connection = 'connecting' | 'together' | 'apart'
/** Why the server does not take what is written here: it makes no new room, or this one has grown too large. */
export type Trouble = 'refused' | 'full'

/** A room of the server as this device sees it. What is written here while apart is sent later. */
export interface LiveRoom {
  readonly doc: Doc
  readonly connection: () => Connection
  /** Everything written here has reached the server. */
  readonly isSent: () => boolean
  readonly trouble: () => Trouble | undefined
  /** Sealed words about this device for the others that may write; undefined takes them back. */
  readonly present: (sealed: Uint8Array | undefined) => void
  readonly others: () => readonly Uint8Array[]
  /** Tries at once, after the device slept. */
  readonly wake: () => void
  readonly close: () => void
}

export interface RoomEvents {
  /** Connected, disconnected, sent, refused, full, somebody came or left. */
  readonly changed: () => void
  /** Both sides have all of each other's. */
  readonly synced?: () => void
  readonly refused?: () => void
  /** How many only look on, as the server tells those who write. */
  readonly watching?: (count: number) => void
  /** Whether anybody is there who writes, as the server tells those who look on. */
  readonly running?: (isRun: boolean) => void
}

/** From the page's own address: no other host is ever asked. */
export const liveUrl = (path: string, page: string): string => new URL(path, page.replace(/#.*$/, '')).href.replace(/^http/, 'ws')

/** A message must come at least this often, or the connection is taken for dead. A reader asks, a writer says that it is there. */
const ALIVE = 15_000
/** Nothing heard for so long: it is dead, even if nobody said so (the device slept, or changed its wifi). */
const SILENT = 20_000
/** Seen again after sleep, an answer must come within this time. */
const AWAKE = 4_000
const LOOK = 2_000
/** The server takes no message as large as what it lacks. */
const TOO_LARGE = 1009

class Socket extends HocuspocusProviderWebsocket {
  /** As if it had said that it is closed: it connects again. */
  drop() {
    this.emit('close', { event: { code: 4408, reason: 'silent' } })
  }
}

export const enterRoom = (
  url: string,
  { room, token }: Pick<RoomKeys, 'room' | 'token'>,
  events: RoomEvents,
  present = false,
): LiveRoom => {
  const doc = new Doc()
  let connection: Connection = 'connecting'
  let trouble: Trouble | undefined
  let isTooLarge = false
  let heardAt = Date.now()
  const meet = (next: Trouble | undefined) => {
    if (trouble === next) return
    trouble = next
    events.changed()
  }
  const become = (next: Connection) => {
    if (connection === next) return
    connection = next
    events.changed()
  }
  const socket = new Socket({ url, delay: 500, minDelay: 300, maxDelay: 5_000, factor: 1.6, jitter: true })
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name: room,
    token: token ?? '',
    document: doc,
    // Nobody who only looks on is named, and the town's room tells nothing but the town.
    ...(present ? {} : { awareness: null }),
    forceSyncInterval: ALIVE,
    onMessage: () => (heardAt = Date.now()),
    onSynced: () => {
      if (trouble === 'refused') meet(undefined)
      become('together')
      events.synced?.()
    },
    onClose: ({ event }) => {
      isTooLarge ||= event.code === TOO_LARGE
      if (isTooLarge) meet('full')
      become('apart')
    },
    onAuthenticationFailed: () => {
      meet('refused')
      become('apart')
      events.refused?.()
    },
    onUnsyncedChanges: () => events.changed(),
    onAwarenessChange: () => events.changed(),
    onStateless: ({ payload }) => {
      try {
        const { watching, writing, full } = JSON.parse(payload) as { watching?: unknown; writing?: unknown; full?: unknown }
        if (typeof watching === 'number') {
          meet(full === true || isTooLarge ? 'full' : undefined)
          events.watching?.(watching)
        }
        if (typeof writing === 'number') events.running?.(writing > 0)
      } catch {
        // Not one of ours.
      }
    },
  })
  provider.attach()
  const { awareness } = provider
  const again = () => void socket.connect().catch(() => undefined)
  // Sockets say nothing of a wire that no longer leads anywhere, and an attempt to connect may hang on it.
  const looking = setInterval(() => {
    if (Date.now() - heardAt <= SILENT) return
    heardAt = Date.now()
    // Whoever was refused tries again with a new connection.
    if (connection === 'together' || trouble === 'refused') socket.drop()
    else again()
  }, LOOK)

  return {
    doc,
    connection: () => connection,
    isSent: () => !provider.hasUnsyncedChanges,
    trouble: () => trouble,
    present: (sealed) => awareness?.setLocalState(sealed ? { sealed: [...sealed] } : null),
    others: () =>
      [...(awareness?.getStates() ?? [])].flatMap(([id, state]) => {
        const { sealed } = state as { sealed?: unknown }
        return id !== doc.clientID && Array.isArray(sealed) ? [Uint8Array.from(sealed as number[])] : []
      }),
    wake: () => {
      if (connection !== 'together') return again()
      provider.forceSync()
      heardAt = Math.min(heardAt, Date.now() - SILENT + AWAKE)
    },
    close: () => {
      clearInterval(looking)
      provider.destroy()
      socket.destroy()
      doc.destroy()
    },
  }
}
