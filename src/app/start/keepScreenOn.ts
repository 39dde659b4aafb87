import { watch } from 'vue'
import { screenOn } from '@/pwa/wakeLock'
import { useGame } from '../game/game'

/** The screen stays on while a game runs. */
export const keepScreenOn = (): void => {
  const game = useGame()
  const screen = screenOn()
  // Refused once, it is asked for again at the next dusk or dawn.
  const running = () =>
    game.isOpen && game.grimoire.phase.kind !== 'setup' && !game.grimoire.outcome ? game.grimoire.phase.kind : undefined
  watch(running, (phase) => (phase ? screen.keep() : screen.release()), { immediate: true })
}
