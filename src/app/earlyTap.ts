import { computed, shallowRef } from 'vue'
import type { GameStore } from './types'

interface Early {
  readonly game: string
  readonly entry: number
  readonly work: () => void
}

/**
 * A tap that needs what decides, made before that has arrived. Only the last one counts, and only as long as nothing else has changed:
 * a second tap on *Done* does not settle a second step, and a choice that was changed after it is shown again before it is settled.
 */
export const createEarlyTap = (game: GameStore) => {
  const kept = shallowRef<Early>()
  const waits = computed(() => kept.value !== undefined && kept.value.game === game.id && kept.value.entry === game.entry)

  const carryOut = () => {
    const { work } = (waits.value && kept.value) || {}
    kept.value = undefined
    work?.()
  }
  return {
    waits,
    /** false: everything is there, and the tap can be answered at once. */
    keep: (work: () => void): boolean => {
      if (!game.awaiting) return false
      if (!kept.value) game.whenReady(carryOut)
      kept.value = { game: game.id, entry: game.entry, work }
      return true
    },
    forget: () => {
      kept.value = undefined
    },
  }
}
