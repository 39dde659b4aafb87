import { seal } from '@/live/sealing'
import { unseal } from '@/live/unsealing'
import { absorb } from './absorb'
import { following } from './following'
import { handover, type Handover } from './handover'
import { heldBack } from './heldBack'
import type { LiveGameDeps } from './liveGameDeps'
import { livePlaces } from './livePlaces'
import { presence, type Present } from './presence'
import { sharedEntries } from './sharedEntries'

export interface LiveGame extends Pick<Handover, 'takeOver' | 'giveTo' | 'show'> {
  /** Something changed here: an entry, an undo, the title, this window's standing; or somebody came or went. */
  readonly publish: () => void
  readonly synced: () => void
  /** Who else is connected, and who of all runs the game. */
  readonly others: () => readonly Present[]
  readonly runner: () => string | undefined
  /** For a room that is no longer used: every other device lets go of it. */
  readonly end: () => void
}

/** One game on several devices: the journals merge, one device runs the game, the others follow. */
export const liveGame = (deps: LiveGameDeps): LiveGame => {
  const { session, isElsewhere, setElsewhere, room, keys, kind, kept, keep, say, now, wait = setTimeout } = deps
  const { doc } = room
  const entryMap = doc.getMap<Uint8Array>('entries')
  const placeMap = doc.getMap<Uint8Array>('places')
  const endMap = doc.getMap<Uint8Array>('end')
  const entries = sharedEntries(entryMap, keys)
  const me = kept().device
  const places = livePlaces(placeMap, keys, deps)
  const present = presence(room, keys, { me, kind, said: () => kept().rev, now })
  let wasSynced = false
  let over = false

  const publish = () => {
    if (over || !wasSynced || !session.holds() || isElsewhere()) return
    const { cursor, head } = session.journal()
    const said = places.mine()
    const { title } = session.record()
    const { rev } = kept()
    doc.transact(() => {
      entries.offer(session.journal(), head)
      entries.offer(session.journal(), cursor)
      if (!said || said.cursor !== cursor || said.head !== head || said.term !== kept().term || said.game.title !== title || said.to)
        places.say()
    })
    if (kept().rev !== rev) show()
  }

  const { take, takeOver, giveTo, noteOthers, show } = handover({ ...deps, wait, places, present, publish })
  const look = heldBack({ ...deps, wait, places, present })
  const follow = following({ ...deps, wait, runner: places.runner, take })

  const settle = () => {
    const first = places.runner()
    if (!first || over || !session.holds()) return
    if (first.device === me) {
      if (first.term === kept().term && !first.to && isElsewhere()) setElsewhere(false)
      return
    }
    if (first.to === me && first.term >= kept().term) return take()
    if (!isElsewhere() && kept().term > first.term) return publish()
    // Taken over here while nobody could be asked.
    if (!isElsewhere() && kept().followed) return take()
    follow(first)
    noteOthers()
  }

  const takeIn = (ids: Iterable<string>) => {
    if (!session.holds()) return
    const news = entries.take(session.journal(), ids)
    if (news.length) absorb(session, news)
  }

  const heard = () => {
    if (unseal(keys.key, `${keys.room} end`, endMap.get('end')) === 'end' && !over) {
      over = true
      say.ended()
    }
  }
  entryMap.observe((event, { local }) => {
    if (local || !wasSynced) return
    takeIn(event.keysChanged)
  })
  placeMap.observe((event, { local }) => {
    heard()
    if (local || !wasSynced || over) return
    if (!places.read([...event.keysChanged])) say.older()
  })
  // Entries and places of one message belong together: the place is looked at when both are here.
  doc.on('afterTransaction', ({ local, changed }) => {
    heard()
    if (local || !wasSynced || !changed.size) return
    settle()
    say.changed()
  })

  const synced = () => {
    if (over || !session.holds()) return
    if (!wasSynced) {
      wasSynced = true
      show()
      heard()
      if (over) return
      if (!places.readAll()) say.older()
      takeIn(entryMap.keys())
    }
    doc.transact(() => {
      entries.offerAll(session.journal())
      places.sayAgain()
    })
    settle()
    publish()
    say.changed()
  }

  return {
    publish: () => {
      // The server has confirmed what was said last.
      if (wasSynced && room.isSent() && kept().confirmed !== kept().rev) keep({ ...kept(), confirmed: kept().rev })
      noteOthers()
      if (wasSynced) look()
      // This window was not the device's writer before.
      if (!wasSynced && room.connection() === 'together') synced()
      else publish()
    },
    synced,
    takeOver,
    giveTo,
    show: () => wasSynced && show(),
    others: present.others,
    runner: () => places.runner()?.device,
    end: () => {
      over = true
      doc.transact(() => {
        entryMap.clear()
        placeMap.clear()
        endMap.set('end', seal(keys.key, `${keys.room} end`, 'end'))
      })
    },
  }
}
