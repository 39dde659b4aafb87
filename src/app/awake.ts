import { watchEffect } from 'vue'
import { screenAwake } from '@/pwa/wakeLock'
import { useGame } from './game'

/** The screen stays on while a game runs. */
export const keepAwake = (): void => {
  const game = useGame()
  const screen = screenAwake()
  watchEffect(() => {
    if (game.isOpen && game.grimoire.phase.kind !== 'setup' && !game.grimoire.outcome) screen.keep()
    else screen.release()
  })
}
