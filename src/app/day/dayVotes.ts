import { computed, ref, shallowRef } from 'vue'
import { weighed } from '@/core/api'
import type { PlainCommand } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import type { NominationView } from '@/core/views/dayTypes'
import type { GameStore } from '../game/game'
import { voteBegan } from './voteBegan'

/** Hand up, a dead player's hand, no hand, not asked yet, asked now. */
export type VoteSign = 'up' | 'ghost' | 'no' | 'wait' | 'ask'

type VoteGame = Pick<GameStore, 'grimoire' | 'day' | 'facts' | 'goTo'>
type Run = (command: PlainCommand) => boolean

/** The hands of the open nomination, or of an earlier one that is being corrected. */
export const createVotes = (game: VoteGame, run: Run, explain: (seat: SeatId, reasons: readonly string[], insist: () => void) => void) => {
  const editing = ref<number>()
  const draft = shallowRef<readonly SeatId[]>([])
  const sweep = shallowRef<{ readonly hands: readonly SeatId[]; readonly at: SeatId }>()

  const nomination = computed<NominationView | undefined>(() =>
    editing.value === undefined ? game.day.open : game.day.nominations.find((each) => each.index === editing.value),
  )
  const isEditing = computed(() => editing.value !== undefined && nomination.value !== undefined)
  const hands = computed<readonly SeatId[]>(() => sweep.value?.hands ?? (isEditing.value ? draft.value : (nomination.value?.votes ?? [])))

  /** Clockwise from the nominee's left, the nominee last. */
  const order = computed<readonly SeatId[]>(() => {
    const at = nomination.value
    if (!at) return []
    if (!isEditing.value && game.day.voteOrder.length > 0) return game.day.voteOrder
    const ids = game.grimoire.seats.map((seat) => seat.id)
    const from = ids.indexOf(at.nominee) + 1
    return [...ids.slice(from), ...ids.slice(0, from)]
  })

  const down = computed<readonly SeatId[]>(() => nomination.value?.down ?? [])

  /** Everybody up to here has been asked. */
  const asked = computed(() =>
    order.value.reduce((last, seat, place) => (hands.value.includes(seat) || down.value.includes(seat) ? place + 1 : last), 0),
  )
  const mayAsk = (seat: SeatId) => nomination.value?.kind === 'exile' || game.day.mayVote[seat] === undefined
  const ask = computed(() => (isEditing.value ? undefined : order.value.slice(asked.value).find(mayAsk)))

  const isGhost = (seat: SeatId) =>
    nomination.value?.kind === 'execution' && game.grimoire.seats.find((each) => each.id === seat)?.ghostVote !== undefined

  const sign = (seat: SeatId): VoteSign | undefined => {
    if (!nomination.value) return undefined
    if (hands.value.includes(seat)) return isGhost(seat) ? 'ghost' : 'up'
    const place = order.value.indexOf(seat)
    if (place < 0) return undefined
    if (seat === ask.value) return 'ask'
    if (isEditing.value || place < asked.value) return mayAsk(seat) ? 'no' : undefined
    return mayAsk(seat) ? 'wait' : undefined
  }

  const command = (at: NominationView, votes: readonly SeatId[], counted: boolean, keptDown: readonly SeatId[] = []): PlainCommand => ({
    type: 'vote',
    nomination: at.index,
    votes,
    down: [...new Set([...at.down, ...keptDown])].filter((seat) => !votes.includes(seat)),
    counted,
    // Once the storyteller has forced a hand, the next hand must not have it refused again.
    ...(votes.some((seat) => !mayAsk(seat)) ? { anyway: true } : {}),
  })

  const put = (votes: readonly SeatId[], keptDown: readonly SeatId[] = []) => {
    const at = nomination.value
    if (!at) return
    if (isEditing.value) draft.value = votes
    else run(command(at, votes, false, keptDown))
  }

  const raise = (seat: SeatId) => put([...hands.value.filter((each) => each !== seat), seat])
  const lower = (seat: SeatId) =>
    put(
      hands.value.filter((each) => each !== seat),
      [seat],
    )

  const toggle = (seat: SeatId) => {
    const because = game.day.mayVote[seat]
    if (hands.value.includes(seat)) lower(seat)
    else if (mayAsk(seat) || because === undefined) raise(seat)
    else explain(seat, [because], () => raise(seat))
  }

  /** A sweep raises every hand it passes, as one entry. A tap takes one out again. */
  const sweepOver = (seat: SeatId) => {
    if (!nomination.value || !mayAsk(seat) || sweep.value?.at === seat) return
    sweep.value = { hands: [...hands.value.filter((each) => each !== seat), seat], at: seat }
  }
  const sweepEnd = () => {
    const done = sweep.value
    sweep.value = undefined
    if (done) put(done.hands)
  }
  /** The town sees a swept hand once the finger has reached the next seat. */
  const passed = computed(() => sweep.value && hands.value.filter((seat) => seat !== sweep.value?.at))

  /** All hands of the nomination are one step: back to where it was made, unless something else came between. */
  const made = computed(() => (nomination.value ? voteBegan(game.facts.journal, nomination.value.index) : undefined))
  const undoVote = () => {
    const to = made.value
    leaveEdit()
    if (to) game.goTo(to)
  }

  const edit = (index: number) => {
    draft.value = game.day.nominations.find((each) => each.index === index)?.votes ?? []
    editing.value = index
  }
  const leaveEdit = () => {
    editing.value = undefined
  }
  const withdraw = () => {
    const at = nomination.value
    leaveEdit()
    if (at) run({ type: 'withdrawNomination', nomination: at.index })
  }
  /** Most hands count once. */
  const count = computed(() => {
    const { rules, shown } = game.facts
    const voted = nomination.value && shown.day.nominations[nomination.value.index]
    return voted ? weighed(rules, shown, voted, hands.value) : 0
  })
  const countCommand = () => nomination.value && command(nomination.value, hands.value, true)

  return {
    nomination,
    isEditing,
    hands,
    count,
    order,
    ask,
    sign,
    isGhost,
    toggle,
    raise,
    lower,
    sweepOver,
    sweepEnd,
    passed,
    mayUndoVote: computed(() => made.value !== undefined),
    undoVote,
    edit,
    leaveEdit,
    withdraw,
    countCommand,
  }
}
