const HOUR = 3_600_000

/** One table needs little. A stranger can fill neither the disk nor the memory. */
export const liveLimits = {
  /** Rooms made from one address within `expiry`. */
  roomsPerAddress: 50,
  rooms: 2_000,
  /** Of all rooms on the disk. */
  bytes: 1_000_000_000,
  entriesPerRoom: 4_000,
  bytesPerRoom: 4_000_000,
  /** A device that comes back sends all that the server lacks in one message. */
  messageBytes: 4_000_000,
  connectionsPerAddress: 100,
  connections: 400,
  /** A socket that has sent more waits until this many messages or bytes per second have made room again. */
  burst: { messages: 400, bytes: 8_000_000 },
  perSecond: { messages: 40, bytes: 256_000 },
  /** Milliseconds without a write, after which a room is removed. */
  expiry: 72 * HOUR,
  /** A socket that has not said by then which room it wants is closed. */
  firstWord: 10_000,
}
export type LiveLimits = typeof liveLimits
