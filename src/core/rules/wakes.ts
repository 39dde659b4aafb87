import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import { openSteps } from './nightSteps'

/** Players who wake tonight for their own ability or to be told a new side. */
export const wokeForAbility = (rules: Rules, game: Game, seat: SeatId): boolean =>
  game.night.wakes.some((wake) => wake.seat === seat && (wake.reason === 'ability' || wake.reason === 'alignment')) ||
  openSteps(rules, game).some(
    (step) => step.seat?.id === seat && step.wakes && step.night !== undefined && (step.night.wakeReason ?? 'ability') === 'ability',
  )
