import { watch } from 'vue'
import { device } from '../device/device'
import { elsewhereWords } from '../session/elsewhere'
import { heldSession } from '../session/sessions'
import { lostSince, type Away } from './lostSince'

/** How old the game is that this device follows. The bar above the game says it. */
export interface FollowedAge {
  /** Undefined: it is as it is now. */
  readonly note: (game: string, away: Away | undefined) => void
  /** Another game, or none. */
  readonly forget: () => void
}

export const followedAge = (): FollowedAge => {
  const lost = lostSince(() => device().now())
  let wasFresh = false
  watch(lost.words, (words) => (elsewhereWords.value = words))
  return {
    note: (game, away) => {
      wasFresh ||= !away
      lost.note(away, wasFresh ? undefined : heldSession(game)?.record().changedAt)
    },
    forget: () => {
      wasFresh = false
      lost.note(undefined)
    },
  }
}
