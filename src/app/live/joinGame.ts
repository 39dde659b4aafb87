import { currentGame, newJournal, openJournal } from '@/core/api'
import { bytesFromLink, KEY_BYTES, linkTextOf } from '@/live/bytes'
import { keysOf } from '@/live/keys'
import { enterRoom, type LiveRoom } from '@/live/room'
import { newestSchema } from '@/storage/migrations'
import { device } from '../device/device'
import { describeGame } from '../session/describeGame'
import { loadBrought } from '../session/loadBrought'
import { liveAddress } from './liveAddress'
import { keepShare, keptShare } from './keptShares'
import { newShare } from './newShare'
import { sharedEntries } from './sharedEntries'
import { runnerOf, unsealPlace } from './sharedPlace'

export type Joined = { readonly ok: true; readonly game: string } | { readonly ok: false; readonly because: 'failed' | 'apart' | 'script' }

const PATIENCE = 15_000

const whenSynced = (enter: (events: { changed: () => void; synced: () => void; refused: () => void }) => LiveRoom) =>
  new Promise<LiveRoom | undefined>((done) => {
    const late = setTimeout(() => finish(false), PATIENCE)
    const finish = (ok: boolean) => {
      clearTimeout(late)
      if (!ok) room.close()
      done(ok ? room : undefined)
    }
    const room = enter({ changed: () => undefined, synced: () => finish(true), refused: () => finish(false) })
  })

/** Opens another device's link: fetches the game, stores it here, and follows it from then on. */
export const joinGame = async (link: string): Promise<Joined> => {
  const root = bytesFromLink(link, KEY_BYTES)
  if (!root) return { ok: false, because: 'failed' }
  const keys = keysOf(root).journal
  const room = await whenSynced((events) => enterRoom(liveAddress(), keys, events))
  if (!room) return { ok: false, because: 'apart' }
  try {
    const places = room.doc.getMap<Uint8Array>('places')
    const place = runnerOf([...places.keys()].flatMap((each) => unsealPlace(keys, each, places.get(each)) ?? []))
    if (!place) return { ok: false, because: 'failed' }
    const { id, script, order, title, createdAt } = place.game
    const map = room.doc.getMap<Uint8Array>('entries')
    const entries = sharedEntries(map, keys).take(newJournal(script, order), map.keys())
    if (!(await loadBrought(script, entries))) return { ok: false, because: 'script' }
    const known = await device().saves.load(id)
    if (!known) {
      const { cursor, head } = place
      const journal = openJournal(script, { entries, cursor, head }, order)
      const now = device().now()
      const about = { id, title, script, order, createdAt, changedAt: now, schema: newestSchema() }
      const record = { ...about, ...describeGame(currentGame(journal)), cursor, head, next: entries.length + 1, rev: 1, elsewhere: true }
      await device().saves.write(id, (there) => (there === undefined ? { record, entries } : undefined))
    }
    // The link of a game that is shared already changes nothing but its keys.
    if (keptShare(id)?.root !== linkTextOf(root)) keepShare(id, { ...newShare(root), followed: !known })
    return { ok: true, game: id }
  } catch {
    return { ok: false, because: 'failed' }
  } finally {
    room.close()
  }
}
