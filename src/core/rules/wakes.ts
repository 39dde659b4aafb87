import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import { openSteps } from './nightSteps'

/** Woken tonight for the own ability or told a new side; or about to be. */
export const wokeForAbility = (rules: Rules, game: Game, seat: SeatId): boolean =>
  game.night.wakes.some((wake) => wake.seat === seat && (wake.reason === 'ability' || wake.reason === 'alignment')) ||
  openSteps(rules, game).some(
    (step) => step.seat?.id === seat && step.wakes && step.night !== undefined && (step.night.wakeReason ?? 'ability') === 'ability',
  )
