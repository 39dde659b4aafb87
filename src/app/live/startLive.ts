import { effectScope, watch } from 'vue'
import { useGame } from '../game/game'
import { keptShare } from './keptShares'
import { speakLive } from './liveWords'

const AGAIN = 10_000
const fetchStore = () => speakLive('live', 'watch').then(() => import('./live'))

/** A game that is shared finds its other devices when it is opened. Nothing is loaded for one that is not. */
export const startLive = (): void =>
  effectScope(true).run(() => {
    const game = useGame()
    let isComing = false
    const fetchLive = (): void => {
      if (isComing || !keptShare(game.id)) return
      isComing = true
      void fetchStore().then(
        ({ useLive }) => {
          stop()
          useLive()
        },
        () => {
          // The server is away. The game goes on.
          isComing = false
          setTimeout(fetchLive, AGAIN)
        },
      )
    }
    const stop = watch(() => game.id, fetchLive)
    fetchLive()
  })
