import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { PlainCommand } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import type { DayAbilityView, DayView } from '@/core/views/dayTypes'
import type { CharacterRef } from '@/core/views/grimoireTypes'
import { useCharacters } from '../engine/characters'
import type { Doing } from './dayDoing'
import type { PendingCommand } from '../game/pendingCommand'
import type { GameStore } from '../game/game'
import type { SettledUse } from '../game/types'

type Whose = Pick<DayAbilityView, 'seat' | 'ability'>

/** Abilities that players, or the storyteller for them, use by day. */
export const createDayUses = (
  game: GameStore,
  doing: ShallowRef<Doing>,
  pending: PendingCommand,
  mode: ComputedRef<string>,
  rest: () => void,
  run: (command: PlainCommand) => boolean,
) => {
  /** The player whose statement or verdict is being entered. */
  const asking = shallowRef<DayAbilityView>()

  /** During a vote only the Judge may act. The Tinker may die at any time. */
  const abilities = computed(() =>
    mode.value === 'vote'
      ? game.day.abilities.filter(({ asks, owed }) => asks === 'verdict' || asks === 'nothing' || owed)
      : game.day.abilities,
  )

  /** Who could make a statement and of whom none was noted: the night would take it for silence. */
  const silent = computed(() =>
    game.day.abilities.filter(
      ({ asks, because, seat }) => asks === 'statement' && !because && !game.day.statements.some((each) => each.seat === seat),
    ),
  )
  /** A statement is true or false; its words, if there were any, stay. */
  const state = ({ seat, ability }: Whose, truth: boolean) => {
    const text = game.day.statements.find((each) => each.seat === seat)?.text ?? ''
    run({ type: 'useAbility', seat, ability: ability.id, text, truth })
  }

  /** Something must happen before the day goes on: an owed choice, or a newcomer to tell. */
  const waiting = computed(() => game.day.abilities.some(({ owed }) => owed) || game.untold.length > 0)

  /** The storyteller confirms swaps and choices first. */
  const use = ({ seat, ability }: Whose, with_: Partial<Extract<PlainCommand, { type: 'useAbility' }>>) => {
    rest()
    pending.open({ type: 'useAbility', seat, ability: ability.id, ...with_ })
  }
  /** What anybody may claim to have, as a Slayer does. */
  const isClaimable = (ability: string) => game.facts.rules.characters[ability]?.day?.claimable === true
  const claims = computed(() => (mode.value === 'idle' && !game.day.closed ? useCharacters().filter(({ id }) => isClaimable(id)) : []))
  /** Who claimed an ability today and chose whom with it; whether they have it is not said. */
  const claimed = computed(() =>
    game.facts.shown.day.used.flatMap(({ seat, ability: used, targets: [whom] = [] }) => {
      const ability = useCharacters().find(({ id }) => id === used)
      return ability && whom ? [{ seat, ability, whom }] : []
    }),
  )
  const claim = (ability: CharacterRef) => {
    doing.value = { kind: 'claim', ability }
  }
  const choose = (ability: Whose, instead?: SettledUse) => {
    doing.value = { kind: 'choose', ability, instead }
  }
  const chosen = ({ ability, instead }: Extract<Doing, { kind: 'choose' }>, targets: readonly SeatId[]) => {
    // Said in public and done: the last tap settles it.
    if (!instead && isClaimable(ability.ability.id)) {
      rest()
      return void run({ type: 'useAbility', seat: ability.seat, ability: ability.ability.id, targets })
    }
    if (!instead) return use(ability, { targets })
    rest()
    pending.open({ type: 'redecide', ...instead, command: { ...instead.command, targets } })
  }

  return {
    asking,
    abilities,
    waiting,
    silent,
    state,
    use,
    claims,
    claimed,
    claim,
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
