/**
 * Which badges a seat wears and where on the clock. Every badge has one place of its own;
 * when two want the same one, the second moves to the waist of its side, and on a small token the less urgent one gives way.
 */
import type { SeatFigureModel } from './seatFigure'

export type BadgeKind = 'block' | 'order' | 'drunk' | 'poison' | 'safe' | 'ghost' | 'turned'
export type BadgePlace = 'left-top' | 'left-waist' | 'left-low' | 'right-top' | 'right-waist' | 'right-low'

export interface SeatBadge {
  readonly kind: BadgeKind
  readonly place: BadgePlace
  readonly icon?: string
  readonly text?: string
  /** Look within the kind: done, now, later, spent, good … */
  readonly tone?: string
  /** Stays bright on a dimmed seat. */
  readonly keep?: boolean
}

/** Below this a badge is a third of the token: there is room for one on each corner and none between. */
const roomy = 72

type Wish = Omit<SeatBadge, 'place'> & { readonly places: readonly BadgePlace[] }

/** Most urgent first: who comes later takes what is left. */
function wishes(seat: SeatFigureModel, token: number): Wish[] {
  const small = token < roomy
  const list: (Wish | false | undefined)[] = [
    seat.onBlock && { kind: 'block', icon: 'gavel', keep: true, places: ['left-top'] },
    seat.order?.state === 'now' && order(seat.order),
    // A leaning token already says drunk: beside poison the glass is the one to give way.
    seat.poisoned && { kind: 'poison', icon: 'poison', keep: true, places: ['left-low'] },
    seat.drunk && { kind: 'drunk', icon: 'drunk', keep: true, places: small ? ['left-low'] : ['left-low', 'left-waist'] },
    seat.ghostVote && { kind: 'ghost', icon: 'ghost', tone: seat.ghostVote, keep: true, places: ['right-low'] },
    seat.turned && {
      kind: 'turned',
      icon: seat.turned === 'evil' ? 'horns' : 'halo',
      tone: seat.turned,
      keep: true,
      places: small ? ['right-low', 'right-top'] : ['right-low', 'right-waist', 'left-waist'],
    },
    (seat.safe || seat.shielded) && {
      kind: 'safe',
      icon: seat.safe ? 'shield' : 'shielded',
      places: small ? ['right-top'] : ['right-top', 'right-waist', 'left-waist', 'left-top'],
    },
    seat.order && seat.order.state !== 'now' && !(small && seat.order.state === 'done') && order(seat.order),
  ]
  return list.filter((wish): wish is Wish => !!wish)
}

const order = ({ n, state }: NonNullable<SeatFigureModel['order']>): Wish => ({
  kind: 'order',
  tone: state,
  places: ['left-top', 'left-waist'],
  ...(state === 'done' ? { icon: 'check' } : { text: String(n) }),
})

export function seatBadges(seat: SeatFigureModel, token: number): SeatBadge[] {
  // The mini-token of a belief hangs on the right shoulder and fills the waist below it.
  const taken = new Set<BadgePlace>(seat.believes ? ['right-top', 'right-waist'] : [])
  return wishes(seat, token).flatMap(({ places, ...badge }) => {
    const place = places.find((wanted) => !taken.has(wanted))
    if (!place) return []
    taken.add(place)
    return [{ ...badge, place }]
  })
}
