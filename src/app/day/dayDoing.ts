import type { CharacterId, SeatId } from '@/core/model/ids'
import type { CharacterRef } from '@/core/views/grimoireTypes'
import type { DayAbilityView, DayView } from '@/core/views/dayTypes'
import type { SettledUse } from '../game/types'

/** What the storyteller is in the middle of. It decides what the next tap on the ring means. */
export type Doing =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'nominate'
      readonly by: SeatId | 'storyteller' | undefined
      readonly anyway: boolean
      /** Begun with its button: a Traveller is refused then, and can be nominated all the same. */
      readonly asked?: boolean
      /** The seat under a finger that drags from the nominator. */
      readonly over?: SeatId | undefined
    }
  /** Choosing a Traveller to exile, or a player to execute. */
  | { readonly kind: 'pick'; readonly purpose: 'exile' | 'execute' }
  | {
      readonly kind: 'swap'
      readonly ability: DayAbilityView
      readonly pairs: readonly (readonly [SeatId, SeatId])[]
      readonly first: SeatId | undefined
    }
  /** Somebody says in public that they have this ability. */
  | { readonly kind: 'claim'; readonly ability: CharacterRef }
  /** An ability that the storyteller runs: whose, and whom it is about. `kept`: what was chosen is in the journal already. */
  | {
      readonly kind: 'hand'
      readonly seat: SeatId | undefined
      /** With which of their abilities; none: the first that the storyteller runs. */
      readonly ability: CharacterId | undefined
      readonly targets: readonly SeatId[]
      readonly character: CharacterId | undefined
      readonly kept: boolean
    }
  /** A player chooses someone in public. `instead` is the choice being corrected. */
  | { readonly kind: 'choose'; readonly ability: Pick<DayAbilityView, 'seat' | 'ability'>; readonly instead: SettledUse | undefined }

export type Swapping = Extract<Doing, { kind: 'swap' }>
export type DaySeatState = 'now' | 'lit' | 'dim' | 'chosen' | 'nominated'

export const MOST_SWAPS = 3
export const IDLE: Doing = { kind: 'idle' }

/** A tap starts a pair, completes it, or undoes its first half. */
export const swapTap = (doing: Swapping, tapped: SeatId): Swapping => {
  if (doing.first === tapped) return { ...doing, first: undefined }
  return doing.first === undefined
    ? { ...doing, first: tapped }
    : { ...doing, first: undefined, pairs: [...doing.pairs, [doing.first, tapped]] }
}

/** Which pair a swapped seat belongs to; shown on its plate. */
export const sealOf = (doing: Doing, seat: SeatId): number | undefined => {
  if (doing.kind !== 'swap') return undefined
  const pair = doing.pairs.findIndex((each) => each.includes(seat))
  return pair >= 0 ? pair + 1 : doing.first === seat ? doing.pairs.length + 1 : undefined
}

/** How a seat looks in the meantime; undefined if nothing is going on. */
export const stateOf = (
  doing: Doing,
  seat: SeatId,
  day: Pick<DayView, 'mayNominate' | 'mayBeNominated'>,
  mayBeExiled: (seat: SeatId) => boolean,
  mayAct: (seat: SeatId) => boolean,
): DaySeatState | undefined => {
  const lit = (may: boolean): DaySeatState => (may ? 'lit' : 'dim')
  switch (doing.kind) {
    case 'idle':
      return undefined
    case 'swap':
      return doing.first === seat || doing.pairs.some((pair) => pair.includes(seat)) ? 'chosen' : 'lit'
    case 'choose':
      return doing.instead?.command.targets?.includes(seat) ? 'chosen' : doing.ability.seat === seat ? 'nominated' : 'lit'
    case 'claim':
      return 'lit'
    case 'hand':
      if (doing.seat === undefined) return lit(mayAct(seat))
      return doing.targets.includes(seat) ? 'chosen' : doing.seat === seat ? 'now' : 'lit'
    case 'pick':
      return lit(doing.purpose === 'execute' || mayBeExiled(seat))
    case 'nominate':
      return doing.by === undefined
        ? lit(day.mayNominate[seat] === undefined)
        : doing.by === seat
          ? 'chosen'
          : doing.over === seat
            ? 'nominated'
            : lit(day.mayBeNominated[seat] === undefined || (!doing.asked && mayBeExiled(seat)))
  }
}
