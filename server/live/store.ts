import { ClassicLevel } from 'classic-level'
import { mkdir } from 'node:fs/promises'

interface Kept {
  /** Of the last write. */
  readonly at: number
  readonly bytes: number
}

/** Rooms on the disk. The server cannot read what is in them. */
export interface LiveStore {
  readonly has: (room: string) => boolean
  readonly load: (room: string) => Promise<Uint8Array | undefined>
  /** On the disk when it resolves. */
  readonly save: (room: string, state: Uint8Array, now: number) => Promise<void>
  readonly forget: (room: string) => Promise<void>
  /** Last written before this moment. */
  readonly olderThan: (moment: number) => readonly string[]
  readonly size: () => { readonly rooms: number; readonly bytes: number }
  readonly close: () => Promise<void>
}

const state = (room: string) => `state ${room}`
const about = (room: string) => `about ${room}`

export async function openLiveStore(folder: string): Promise<LiveStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const level = new ClassicLevel<string, Uint8Array>(folder, { keyEncoding: 'utf8', valueEncoding: 'view' })
  await level.open()
  const kept = new Map<string, Kept>()
  let bytes = 0
  const note = (room: string, now: Kept | undefined) => {
    bytes += (now?.bytes ?? 0) - (kept.get(room)?.bytes ?? 0)
    if (now) kept.set(room, now)
    else kept.delete(room)
  }
  for await (const [key, value] of level.iterator({ gte: about(''), lt: about('~') }))
    note(key.slice(about('').length), JSON.parse(Buffer.from(value).toString()) as Kept)

  return {
    has: (room) => kept.has(room),
    load: (room) => level.get(state(room)),
    save: async (room, now, at) => {
      const record: Kept = { at, bytes: now.length }
      await level.batch(
        [
          { type: 'put', key: state(room), value: now },
          { type: 'put', key: about(room), value: Buffer.from(JSON.stringify(record)) },
        ],
        { sync: true },
      )
      note(room, record)
    },
    forget: async (room) => {
      await level.batch(
        [
          { type: 'del', key: state(room) },
          { type: 'del', key: about(room) },
        ],
        { sync: true },
      )
      note(room, undefined)
    },
    olderThan: (moment) => [...kept].filter(([, { at }]) => at < moment).map(([room]) => room),
    size: () => ({ rooms: kept.size, bytes }),
    close: () => level.close(),
  }
}
