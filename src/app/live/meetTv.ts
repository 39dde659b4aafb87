import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import type { RoomKeys } from '@/live/keys'
import { watchLink } from '@/live/links'
import { enterRoom } from '@/live/room'
import { codeOf, meetingRoom, newTvKeys, sealForTv, unsealOnTv } from '@/live/tv'
import { liveAddress } from './liveAddress'

/** On the TV: a code that lasts until the town comes, and what came. */
export const awaitTown = (): { readonly code: string; readonly link: Readonly<ShallowRef<string | undefined>> } => {
  const link = shallowRef<string>()
  const keys = newTvKeys()
  const code = codeOf(keys.key)
  const room = enterRoom(liveAddress(), meetingRoom(code), {
    changed: () => undefined,
    synced: () => room.doc.getMap('tv').set('key', keys.key),
  })
  room.doc.getMap('tv').observe(() => {
    const town = unsealOnTv(keys, room.doc.getMap('tv').get('link'))
    if (!town || link.value) return
    link.value = watchLink(town).replace('#/watch/', '')
  })
  onScopeDispose(() => room.close())
  return { code, link }
}

export type Met = 'sent' | 'nobody'

/** Long enough for a TV that is just coming back. */
const PATIENCE = 8_000

/** On the tablet: gives the town's link to the TV that shows this code. */
export const sendToTv = (code: string, town: RoomKeys): Promise<Met> =>
  new Promise((done) => {
    const finish = (met: Met) => {
      clearTimeout(late)
      // What was written is on its way first.
      setTimeout(() => room.close(), 1_500)
      done(met)
    }
    let sent = false
    const look = () => {
      const key = room.doc.getMap('tv').get('key')
      if (sent || !(key instanceof Uint8Array) || codeOf(key) !== code) return
      sent = true
      room.doc.getMap('tv').set('link', sealForTv(key, town))
      finish('sent')
    }
    const room = enterRoom(liveAddress(), meetingRoom(code), { changed: () => undefined, synced: look, refused: () => finish('nobody') })
    room.doc.getMap('tv').observe(look)
    const late = setTimeout(() => finish('nobody'), PATIENCE)
  })
