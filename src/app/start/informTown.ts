import { watch } from 'vue'
import { useGame } from '../game/game'
import { useTown } from '../game/town'
import { publishTown, type TownPublisher } from '../session/town'

/** Whatever window shows the town learns what is public, as long as this one runs the game. */
export const informTown = (): void => {
  const game = useGame()
  let [id, line]: [string, TownPublisher | undefined] = ['', undefined]
  watch(
    () => [game.id, game.following, game.title, useTown().view] as const,
    ([now, following, title, view]) => {
      if (now !== id) {
        line?.close()
        ;[id, line] = [now, now ? publishTown(now) : undefined]
      }
      if (!following) line?.publish(title, view)
    },
    { immediate: true },
  )
}
