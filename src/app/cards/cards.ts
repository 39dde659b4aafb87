import { computed, ref, shallowRef } from 'vue'
import { defineStore } from 'pinia'
import type { Alignment } from '@/core/model/seat'
import type { CharacterRef, SeatView } from '@/core/views/grimoireTypes'

/** A seat on the map a player sees: a name and a place, and whether it is part of the answer. */
export interface MapSeat {
  readonly player: string
  /** `second`: the answer of the second part (the Demon beside the Minions). */
  readonly mark: 'answer' | 'second' | 'you' | undefined
}

/** A second message on the same card, for the same eyes. */
export interface CardPart {
  readonly title: string
  readonly tokens: readonly CharacterRef[]
  readonly names: readonly string[]
}

/** One screen for a player. It holds everything it shows, so the grimoire can leave the page. */
export interface PlayerCard {
  readonly title: string
  readonly tokens: readonly CharacterRef[]
  readonly names: readonly string[]
  readonly map: readonly MapSeat[]
  readonly seatNumber: number | undefined
  readonly number: number | undefined
  readonly of: number | undefined
  readonly side: Alignment | undefined
  /** A nod, or a shake of the head. */
  readonly yes: boolean | undefined
  readonly text: string
  /** The whole table, without notes; none: no such card. */
  readonly grimoire: readonly SeatView[]
  readonly also: CardPart | undefined
  /** The next card is for the same eyes: a tap leads to it, and only the last one is left by holding. */
  readonly goesOn: boolean
}

export const blankCard: PlayerCard = {
  title: '',
  tokens: [],
  names: [],
  map: [],
  seatNumber: undefined,
  number: undefined,
  of: undefined,
  side: undefined,
  yes: undefined,
  text: '',
  grimoire: [],
  also: undefined,
  goesOn: false,
}

const QUARTERS = [0, 90, 180, 270] as const
export type Quarter = (typeof QUARTERS)[number]

const KEPT = 'moonrise.cards'

/** If a player reloads the page, the card comes back, never the grimoire. */
const kept = (): readonly PlayerCard[] => {
  try {
    const text = sessionStorage.getItem(KEPT)
    const cards: unknown = text === null ? [] : JSON.parse(text)
    return Array.isArray(cards) ? cards.map((card: PlayerCard) => ({ ...blankCard, ...card })) : []
  } catch {
    return []
  }
}

const keepShown = (cards: readonly PlayerCard[]) => {
  try {
    if (cards.length === 0) sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, JSON.stringify(cards))
  } catch {
    // Without session storage a reload shows the covered grimoire instead of the card.
  }
}

/** The cards that are up. While `open`, the app shows nothing else. */
export const useCards = defineStore('cards', () => {
  const queue = shallowRef<readonly PlayerCard[]>(kept())
  const turn = ref<Quarter>(0)
  /** Per cent of dimming, kept from card to card. */
  const dim = ref(0)
  /** Counts cards, so that two equal cards in a row are still two. */
  const shown = ref(0)
  const now = computed(() => queue.value[0])
  const open = computed(() => queue.value.length > 0)
  let afterwards: (() => void) | undefined

  const set = (cards: readonly PlayerCard[]) => {
    queue.value = cards
    shown.value += 1
    keepShown(cards)
  }

  const show = (cards: readonly PlayerCard[], then?: () => void) => {
    if (cards.length === 0) return then?.()
    afterwards = then
    turn.value = 0
    set([...queue.value, ...cards])
  }

  const leave = () => {
    set(queue.value.slice(1))
    if (open.value) return
    const then = afterwards
    afterwards = undefined
    then?.()
  }

  const rotate = () => {
    turn.value = QUARTERS[(QUARTERS.indexOf(turn.value) + 1) % QUARTERS.length] ?? 0
  }

  return { queue, now, open, turn, dim, shown, show, leave, rotate }
})
