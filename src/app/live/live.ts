import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { joinLink, watchLink } from '@/live/links'
import type { Connection, Trouble } from '@/live/room'
import { useGame } from '../game/game'
import { useTown } from '../game/town'
import { elsewhereWords } from '../session/elsewhere'
import { heldSession } from '../session/sessions'
import { followedAge } from './followedAge'
import { forgetShare, keepShare, keptShare } from './keptShares'
import { liveNotices } from './liveNotices'
import { newShare } from './newShare'
import { openShare, type OpenShare } from './openShare'
import { otherAddresses, ownAddresses } from './otherAddresses'
import type { Present } from './presence'

/** The open game and the other devices it is shared with. */
export const useLive = defineStore('live', () => {
  const game = useGame()
  const open = shallowRef<OpenShare>()
  const connection = ref<Connection>('connecting')
  const trouble = ref<Trouble>()
  const watching = ref(0)
  const others = shallowRef<readonly Present[]>([])
  const runner = ref<string>()
  const addresses = shallowRef(ownAddresses())
  const age = followedAge()

  const look = () => {
    const now = open.value
    if (!now) return
    connection.value = now.room.connection()
    trouble.value = now.room.trouble() ?? now.town.trouble()
    others.value = now.live.others()
    runner.value = now.live.runner()
    const isRunnerThere = others.value.some(({ device }) => device === runner.value)
    age.note(
      now.id,
      !game.following || (connection.value === 'together' && !trouble.value && isRunnerThere)
        ? undefined
        : connection.value !== 'together'
          ? 'server'
          : trouble.value === 'full'
            ? 'full'
            : 'runner',
    )
  }
  watch(trouble, (now) => liveNotices().trouble(game.following ? undefined : now))

  const close = () => {
    open.value?.close()
    open.value = undefined
    others.value = []
    age.forget()
    trouble.value = undefined
    connection.value = 'connecting'
  }

  watch(
    () => [game.facts, game.following, game.title, useTown().view],
    () => {
      open.value?.live.publish()
      open.value?.town.inform()
      look()
    },
  )

  const enter = (id: string) => {
    if (open.value?.id === id) return
    close()
    open.value = openShare(id, { changed: look, watching: (count) => (watching.value = count), ended: () => forget(id) })
    if (!open.value) return
    look()
    void otherAddresses().then((found) => (addresses.value = found))
  }

  /** The copy on this device stays, and belongs to this device alone. */
  const forget = (id: string) => {
    forgetShare(id)
    close()
    const session = heldSession(id)
    if (session?.holds()) session.edit({ elsewhere: false })
  }

  /** Time for the last words to leave. */
  const LAST_WORDS = 1_000
  const stop = async () => {
    const now = open.value
    if (!now) return
    now.live.end()
    now.town.clear()
    await new Promise((done) => setTimeout(done, LAST_WORDS))
    forget(now.id)
  }

  watch(
    () => game.id,
    (id) => (keptShare(id) ? enter(id) : close()),
    { immediate: true },
  )

  const share = () => {
    if (!game.id) return
    if (!keptShare(game.id)) keepShare(game.id, { ...newShare(), term: 1 })
    enter(game.id)
  }

  const link = (make: (now: OpenShare) => string) => computed(() => (open.value ? make(open.value) : ''))

  return {
    connection,
    /** Why the server does not take this game. */
    trouble,
    /** Devices that look at the town. */
    watching,
    /** Other storytellers' devices that are connected. */
    others,
    runner,
    isRunner: computed(() => !game.following),
    /** Another device runs the game. Another window of this one does not count. */
    follows: computed(() => game.following && heldSession(game.id)?.record().elsewhere === true),
    /** How old the game is that this device follows; empty if it is as it is now. */
    late: elsewhereWords,
    townLink: link(({ keys }) => addresses.value.town + watchLink(keys.town)),
    joinLink: link(({ root }) => addresses.value.join + joinLink(root)),
    tvAddress: computed(() => `${addresses.value.town.replace(/^https?:\/\//, '')}tv`),
    townKeys: () => open.value?.keys.town,
    share,
    stop,
    /** The old links lead nowhere, and everybody else is let go. */
    renew: async () => {
      await stop()
      share()
    },
    /** Only this device is let go; everybody else goes on. */
    leave: () => open.value && forget(open.value.id),
    giveTo: (to: string) => open.value?.live.giveTo(to),
  }
})
