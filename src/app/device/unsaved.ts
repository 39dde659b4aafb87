import { shallowRef, watch } from 'vue'

/** Games with something that is not on the disk yet, whatever screen is shown. `stuck`: it cannot be written for now. */
export interface UnsavedGame {
  readonly id: string
  readonly stuck: boolean
}

export const unsavedGames = shallowRef<readonly UnsavedGame[]>([])

export const noteUnsaved = (games: readonly UnsavedGame[]): void => {
  const key = (list: readonly UnsavedGame[]) => list.map(({ id, stuck }) => `${id} ${stuck}`).join()
  if (key(games) !== key(unsavedGames.value)) unsavedGames.value = games
}

/** At once if everything is on the disk, else as soon as it is. */
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

/** Whoever leaves the page is asked by the browser while something would be lost with it. */
export const askBeforeLeaving = (page: Pick<EventTarget, 'addEventListener'> = globalThis): void =>
  page.addEventListener('beforeunload', (event) => {
    if (unsavedGames.value.length) event.preventDefault()
  })
