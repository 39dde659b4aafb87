import { shallowRef, watch } from 'vue'

/** Games with unsaved entries, on whatever screen. `stuck`: they cannot be written at the moment. */
export interface UnsavedGame {
  readonly id: string
  readonly stuck: boolean
}

export const unsavedGames = shallowRef<readonly UnsavedGame[]>([])

export const noteUnsaved = (games: readonly UnsavedGame[]): void => {
  const key = (list: readonly UnsavedGame[]) => list.map(({ id, stuck }) => `${id} ${stuck}`).join()
  if (key(games) !== key(unsavedGames.value)) unsavedGames.value = games
}

/** Runs once everything is on the disk. */
export const whenAllSaved = (work: () => void): void => {
  if (!unsavedGames.value.length) return work()
  const stop = watch(
    unsavedGames,
    (games) => {
      if (games.length) return
      stop()
      work()
    },
    { flush: 'sync' },
  )
}

/** The browser asks before leaving a page that would lose unsaved entries. */
export const askBeforeLeaving = (page: Pick<EventTarget, 'addEventListener'> = globalThis): void =>
  page.addEventListener('beforeunload', (event) => {
    if (unsavedGames.value.length) event.preventDefault()
  })
