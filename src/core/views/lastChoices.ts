import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import { characterOf, lastChoiceOf, sceneFor, seatOf } from '../rules/table'
import type { CharacterRef } from './grimoireTypes'
import { characterRef } from './refs'

/** Whom an ability chose last: nobody is an empty list, no choice at all is none. */
export interface LastChoiceView {
  readonly ability: CharacterRef
  readonly targets: readonly SeatId[] | undefined
}

/** Of each ability of this player that chooses players at night. */
export const lastChoices = (rules: Rules, game: Game, id: SeatId): readonly LastChoiceView[] => {
  const seat = seatOf(game, id)
  return (seat?.abilities ?? []).flatMap(({ character }) => {
    const ability = characterRef(rules, character)
    const chooses = seat && characterOf(rules, character)?.night?.some(({ asks }) => asks?.(sceneFor(rules, game, seat, character)).targets)
    return ability && chooses ? [{ ability, targets: lastChoiceOf(game, seat, character)?.targets }] : []
  })
}
