import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { PlainCommand } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import type { DayAbilityView, DayView } from '@/core/views/dayTypes'
import type { Doing } from './dayDoing'
import type { PendingCommand } from '../game/pendingCommand'
import type { GameStore } from '../game/game'
import type { SettledUse } from '../game/types'

type Whose = Pick<DayAbilityView, 'seat' | 'ability'>

/** Abilities that players, or the storyteller for them, use by day. */
export const createDayUses = (
  game: GameStore,
  doing: ShallowRef<Doing>,
  deed: PendingCommand,
  mode: ComputedRef<string>,
  rest: () => void,
) => {
  /** The player whose statement or verdict is being entered. */
  const asking = shallowRef<DayAbilityView>()

  /** During a vote only the Judge may act. The Tinker may die at any time. */
  const abilities = computed(() =>
    mode.value === 'vote'
      ? game.day.abilities.filter(({ asks, owed }) => asks === 'verdict' || asks === 'nothing' || owed)
      : game.day.abilities,
  )

  /** Something must happen before the day goes on: an owed choice, or a newcomer to tell. */
  const waiting = computed(() => game.day.abilities.some(({ owed }) => owed) || game.untold.length > 0)

  /** The storyteller confirms swaps and choices first. */
  const use = ({ seat, ability }: Whose, with_: Partial<Extract<PlainCommand, { type: 'useAbility' }>>) => {
    rest()
    deed.open({ type: 'useAbility', seat, ability: ability.id, ...with_ })
  }
  const choose = (ability: Whose, instead?: SettledUse) => {
    doing.value = { kind: 'choose', ability, instead }
  }
  const chosen = ({ ability, instead }: Extract<Doing, { kind: 'choose' }>, targets: readonly SeatId[]) => {
    if (!instead) return use(ability, { targets })
    rest()
    deed.open({ type: 'redecide', ...instead, command: { ...instead.command, targets } })
  }

  return {
    asking,
    abilities,
    waiting,
    use,
    choose,
    chosen,
    /** Opens the ring, a sheet, or the consequences. */
    begin: (ability: DayAbilityView) => {
      if (ability.asks === 'statement' || ability.asks === 'verdict') asking.value = ability
      else if (ability.asks === 'swaps') doing.value = { kind: 'swap', ability, pairs: [], first: undefined }
      else if (ability.asks === 'target') choose(ability)
      else use(ability, {})
    },
    /** CORRECT-1: later commands are decided again. */
    rechoose: ({ seat, ability }: DayView['choices'][number]) => choose({ seat, ability }, game.settledUse(seat, ability.id)),
    dropSwap: (at: number) => {
      if (doing.value.kind === 'swap') doing.value = { ...doing.value, pairs: doing.value.pairs.filter((_, place) => place !== at) }
    },
  }
}
