import WebSocket from 'ws'
import type { LiveLimits } from './limits.ts'

/** Kinds of messages between Hocuspocus and its clients. */
const SYNC = 0
const AWARENESS = 1
const AUTH = 2
const QUERY_AWARENESS = 3
const CLOSE = 7
/** Within a sync message: what the client has; all that the server lacks of it. The third kind brings one change. */
const STATE = 0
const WHOLE = 1

export interface Room {
  /** Counts them at once if it has. */
  readonly hasPlaceFor: (bytes: number) => boolean
  /** Something of this socket's did not fit, or all it has does. */
  readonly noteFull: (socket: GuardedSocket, isFull: boolean) => void
}

/** What a socket may say. Everything else never reaches the rooms: messages for others, other rooms, more than its share. */
export class GuardedSocket extends WebSocket {
  /** Its token is the room's. */
  mayWrite = false
  /** Its token has been compared with the room. */
  isLookedAt = false
  room: string | undefined
  private rules: { readonly limits: LiveLimits; readonly roomOf: (name: string) => Room } | undefined
  private left = { messages: 0, bytes: 0, at: 0 }

  guardWith(limits: LiveLimits, roomOf: (name: string) => Room) {
    this.rules = { limits, roomOf }
    this.left = { ...limits.burst, at: Date.now() }
    const late = setTimeout(() => this.room === undefined && this.terminate(), limits.firstWord)
    this.once('close', () => clearTimeout(late))
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'message') return super.emit(event, ...values)
    const [data, isBinary] = values
    // What came before the token was looked at has waited, and is said again by Hocuspocus, without the second value.
    const waited = values.length === 1
    const heard = (waited || isBinary === true) && Buffer.isBuffer(data) ? this.judge(data, waited) : 'stop'
    if (heard === 'stop') this.terminate()
    return heard === 'take' && super.emit(event, ...values)
  }

  private judge(data: Buffer, waited: boolean): 'take' | 'drop' | 'stop' {
    const message = readHead(data)
    if (!this.rules || !message || (!waited && !this.hasRate(data.length))) return 'stop'
    if (this.room !== undefined && message.room !== this.room) return 'stop'
    if (this.room === undefined) {
      if (message.kind !== AUTH || !/^[0-9a-f]{64}$/.test(message.room)) return 'stop'
      this.room = message.room
      return 'take'
    }
    const waits = !waited && !this.isLookedAt
    switch (message.kind) {
      case SYNC:
        if (waits || message.within === STATE) return 'take'
        return this.mayWrite && this.fits(this.rules.roomOf(this.room), data.length, message.within === WHOLE) ? 'take' : 'drop'
      case AWARENESS:
        // Whoever only reads tells nobody anything.
        return waits || (this.mayWrite && data.length < 16_384) ? 'take' : 'drop'
      case QUERY_AWARENESS:
      case CLOSE:
        return 'take'
      // A second token would be a second try.
      default:
        return 'stop'
    }
  }

  private fits(room: Room, bytes: number, isWhole: boolean): boolean {
    const hasPlace = room.hasPlaceFor(bytes)
    // One small change may fit, and wait there in vain for a larger one before it.
    if (!hasPlace || isWhole) room.noteFull(this, !hasPlace)
    return hasPlace
  }

  private hasRate(bytes: number): boolean {
    const { burst, perSecond } = this.rules!.limits
    const now = Date.now()
    const seconds = Math.max(0, now - this.left.at) / 1000
    const more = (what: 'messages' | 'bytes') => Math.min(burst[what], this.left[what] + seconds * perSecond[what])
    this.left = { messages: more('messages') - 1, bytes: more('bytes') - bytes, at: now }
    return this.left.messages >= 0 && this.left.bytes >= 0
  }
}

interface Head {
  readonly room: string
  readonly kind: number
  readonly within: number | undefined
}

/** The room's name, the kind, and the kind within it. A name is 64 letters long, so its length is one byte. */
export const readHead = (data: Buffer): Head | undefined => {
  const length = data[0] ?? 0
  const kind = data[1 + length]
  if (length > 127 || kind === undefined || kind > 127) return undefined
  return { room: data.toString('latin1', 1, 1 + length), kind, within: data[2 + length] }
}
