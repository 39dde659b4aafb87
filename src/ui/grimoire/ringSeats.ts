import { computed } from 'vue'
import type { DayFlow } from '@/app/day/dayFlow'
import { useDayNow } from '@/app/day/dayNow'
import { useGame } from '@/app/game/game'
import { useNightFlow } from '@/app/night/nightFlow'
import type { SeatId } from '@/core/model/ids'
import type { CoinView, SeatView } from '@/core/views/grimoireTypes'
import { grimoireText as text } from '@/text/en/grimoire'
import type { RingCoinModel, RingSeatModel, VoteMark } from './ring/ringModel'

type SeatState = NonNullable<RingSeatModel['figure']['state']>

interface SeatLook {
  readonly state: Exclude<SeatState, 'lit'> | undefined
  readonly lit: boolean
  readonly pick: number | undefined
  readonly vote: VoteMark | undefined
  readonly onBlock: boolean
  readonly proposed: readonly RingCoinModel[]
}

const signs = { up: 'yes', ghost: 'ghost', no: 'no', wait: 'waiting', ask: 'asked' } as const satisfies Record<string, VoteMark>

export interface RingSeats {
  readonly seats: readonly RingSeatModel[]
  /** Seats that may be chosen. The board draws their rings, so that a step does not redraw every seat. */
  readonly lit: readonly SeatId[]
}

/** The seats as the ring draws them. An unchanged seat keeps its object, so that it is not redrawn. */
export const useRingSeats = () => {
  const game = useGame()
  const night = useNightFlow()
  const day = useDayNow()
  let drawn = new Map<SeatId, { readonly seat: SeatView; readonly key: string; readonly model: RingSeatModel }>()

  return computed<RingSeats>(() => {
    const next: typeof drawn = new Map()
    const { seats, phase, outcome } = game.grimoire
    const quiet = outcome !== undefined || game.lookingAt !== undefined
    const proposals = phase.kind === 'night' && !quiet ? proposedCoins(night) : undefined
    const lit: SeatId[] = []
    const models = seats.map((seat) => {
      const { lit: isLit, ...now } = quiet
        ? still
        : phase.kind === 'night'
          ? nightLook(night, seat, proposals)
          : phase.kind === 'day' && day.value
            ? dayLook(day.value, game.day.aboutToDie === seat.id, seat)
            : still
      if (isLit) lit.push(seat.id)
      const key = JSON.stringify(now)
      const known = drawn.get(seat.id)
      const model = known && known.seat === seat && known.key === key ? known.model : seatModel(seat, now)
      next.set(seat.id, { seat, key, model })
      return model
    })
    drawn = next
    return { seats: models, lit }
  })
}

export const still: SeatLook = { state: undefined, lit: false, pick: undefined, vote: undefined, onBlock: false, proposed: [] }

const nightLook = (
  flow: ReturnType<typeof useNightFlow>,
  { id }: SeatView,
  proposals: ReadonlyMap<SeatId, readonly RingCoinModel[]> | undefined,
): SeatLook => ({ ...still, ...stateOf(flow.seatState(id)), pick: flow.pick(id), proposed: proposals?.get(id) ?? [] })

const stateOf = (state: SeatState | undefined): Pick<SeatLook, 'state' | 'lit'> =>
  state === 'lit' ? { state: undefined, lit: true } : { state, lit: false }

const dayLook = (flow: DayFlow, onBlock: boolean, { id }: SeatView): SeatLook => {
  const sign = flow.vote(id)
  return { ...still, ...stateOf(flow.seatState(id)), pick: flow.seal(id), vote: sign && signs[sign], onBlock }
}

/** What Done would place, drawn with dashes. */
const proposedCoins = (flow: ReturnType<typeof useNightFlow>): ReadonlyMap<SeatId, readonly RingCoinModel[]> => {
  const found = new Map<SeatId, RingCoinModel[]>()
  for (const { id, kind, seat, ability, byHand } of flow.consequences) {
    const caption = text.proposed[kind]
    const icon = ability ?? flow.step?.character?.id ?? 'coin'
    // An overruled consequence will not happen, but a forced death will.
    if (seat && caption && (!byHand || kind === 'dies'))
      found.set(seat, [
        ...(found.get(seat) ?? []),
        {
          id: `proposed:${id}`,
          icon,
          caption,
          kind: kind === 'dies' ? 'death' : kind === 'drunk' || kind === 'poisoned' ? 'impaired' : 'safe',
          state: 'proposed',
          label: caption,
        },
      ])
  }
  return found
}

const coinModel = ({ id, character, text: words, caption, kind, state, from }: CoinView): RingCoinModel => ({
  id,
  icon: character?.id ?? 'coin',
  caption: caption === character?.name && caption.length > 11 ? text.gained : caption,
  kind,
  state,
  label: text.coin(words, character?.name),
  ...(from ? { from } : {}),
})

export const seatModel = (seat: SeatView, { state, pick, vote, onBlock, proposed }: Omit<SeatLook, 'lit'>): RingSeatModel => {
  // A Traveller can be on either side, so evil is shown.
  const turned = seat.turned ?? (seat.traveller && seat.alignment === 'evil' ? 'evil' : undefined)
  return {
    id: seat.id,
    label: seat.label,
    vote,
    moreLabel: text.more(seat.player),
    coins: [...proposed, ...seat.coins.map(coinModel)],
    figure: {
      number: seat.number,
      player: seat.player,
      character: seat.character,
      believes: seat.believes,
      evil: seat.alignment === 'evil',
      turned,
      life: seat.life,
      ghostVote: seat.ghostVote,
      drunk: seat.drunk,
      poisoned: seat.poisoned,
      safe: seat.safe,
      shielded: seat.shielded,
      traveller: seat.traveller,
      order: seat.order,
      state,
      pick,
      onBlock,
      tag: seat.life === 'looks-dead' ? text.tag.looksDead : turned && text.tag[turned],
    },
  }
}
