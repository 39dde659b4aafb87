import { computed, proxyRefs, type ShallowRef } from 'vue'
import type { CharacterId, SeatId } from '@/core/model/ids'
import type { CharacterRef, SeatView } from '@/core/views/grimoireTypes'
import { useCharacters } from '../engine/characters'
import type { GameStore } from '../game/game'
import { createHandActs } from '../game/handActs'
import { IDLE, type Doing } from './dayDoing'

type ByHand = Extract<Doing, { kind: 'hand' }>

/** Abilities without rules of ours act by day as well: first whose it is, then whom they choose, all on the ring. */
export const createDayByHand = (game: GameStore, doing: ShallowRef<Doing>, tell: (announcement: string) => void) => {
  const draft = computed(() => (doing.value.kind === 'hand' ? doing.value : undefined))
  const change = (with_: Partial<ByHand>) => {
    if (draft.value) doing.value = { ...draft.value, ...with_ }
  }
  const acts = createHandActs(game, (decision, { act }) => {
    if (decision.kind !== 'done') return
    if (decision.announce) tell(decision.announce)
    if (act.do !== 'tells' && act.do !== 'notes') change({ kept: true })
  })
  const isByHand = ({ id }: CharacterRef) => game.facts.rules.characters[id]?.byHand === true
  /** What their player acts as; one who is deceived acts as the character they take themselves for. */
  const held = ({ character, believes, gained }: SeatView) => [
    ...gained,
    ...(believes ? [believes] : []),
    ...(character ? [character] : []),
  ]
  const abilitiesOf = (seat: SeatView) => held(seat).filter(isByHand)
  const mayAct = (seat: SeatView) => abilitiesOf(seat).length > 0
  const seats = computed(() => game.grimoire.seats)
  const seat = computed(() => seats.value.find(({ id }) => id === draft.value?.seat))
  /** Whoever has none such is run by hand all the same, if the storyteller says so. */
  const ability = computed(() => {
    const all = seat.value ? held(seat.value) : []
    const shown = draft.value?.ability ?? (all.find(isByHand) ?? all[0])?.id
    return useCharacters().find(({ id }) => id === shown)
  })
  const chosen = computed(() => (draft.value?.targets ?? []).flatMap((id) => seats.value.find((one) => one.id === id) ?? []))
  const named = computed(() => useCharacters().find(({ id }) => id === draft.value?.character))
  const leave = () => {
    acts.leave()
    doing.value = IDLE
  }

  return proxyRefs({
    acts,
    seat,
    ability,
    /** More than one: the storyteller says which of them acts. */
    abilities: computed(() => (seat.value ? abilitiesOf(seat.value) : [])),
    abilitiesOf,
    chosen,
    named,
    characters: computed(() => useCharacters()),
    offered: computed(() => seats.value.some(mayAct)),
    /** Somebody is chosen or a character named, and nothing has been made of it yet. */
    open: computed(() => draft.value?.kept === false && (chosen.value.length > 0 || named.value !== undefined)),
    mayAct: (id: SeatId) => seats.value.some((one) => one.id === id && mayAct(one)),
    start: (by?: SeatId, with_?: CharacterId) => {
      doing.value = { kind: 'hand', seat: by, ability: with_, targets: [], character: undefined, kept: false }
    },
    tap: (now: ByHand, tapped: SeatId) => {
      if (now.seat === undefined) return change({ seat: tapped })
      const without = now.targets.filter((id) => id !== tapped)
      change({ targets: without.length < now.targets.length ? without : [...now.targets, tapped], kept: false })
    },
    use: (with_: CharacterId) => change({ ability: with_ }),
    name: (character: CharacterId | undefined) => change({ character, kept: false }),
    leave,
    /** The choice itself, in the journal. */
    keep: () => {
      const { seat: by, targets = [], character } = draft.value ?? {}
      if (by === undefined || !ability.value) return
      acts.act(by, ability.value.id, [{ do: 'chooses', seats: targets, ...(character === undefined ? {} : { character }) }])
      leave()
    },
  })
}
