import { computed, effectScope, hasInjectionContext, inject, proxyRefs, ref, shallowRef, watch } from 'vue'
import type { InjectionKey } from 'vue'
import type { Command } from '@/core/journal/command'
import type { Decision } from '@/core/decide/decision'
import type { EntryId, SeatId } from '@/core/model/ids'
import { IDLE, sealOf, stateOf, swapTap, type DaySeatState, type Doing } from './dayDoing'
import { createDayByHand } from './dayByHand'
import { createPendingCommand } from '../game/pendingCommand'
import { createNominating } from './dayNominating'
import { createDayUses } from './dayUses'
import { createVotes } from './dayVotes'
import { useGame, type GameStore } from '../game/game'
import { insisted, type Refused } from '../game/refused'
import { whyOf } from '../game/why'
import { together } from '@/text/inRow'

export { MOST_SWAPS, type DaySeatState } from './dayDoing'

export type DayMode = 'idle' | 'nominate' | 'vote' | 'exile' | 'swap' | 'choose' | 'hand'
/** The state that ring and panel share by day. It holds drafts only; facts are dispatched. */
export const createDayFlow = (game: GameStore) => {
  const doing = shallowRef<Doing>(IDLE)
  const refused = shallowRef<Refused>()
  const spoken = shallowRef<{ readonly text: string; readonly entry: EntryId }>()
  /** An announcement belongs to its entry: if the entry is undone, it is not said. */
  const said = computed(() => (spoken.value && game.isPast(spoken.value.entry) ? spoken.value.text : undefined))
  /** A hand that counts and should not be up, for the storyteller alone. */
  const warned = shallowRef<{ readonly lines: readonly string[]; readonly entry: EntryId }>()
  const pending = createPendingCommand(game)
  /** The town view covers the grimoire and takes the taps. */
  const inTown = ref(false)

  const explain = (seat: SeatId | undefined, reasons: readonly string[], insist: () => void) => {
    refused.value = {
      seat,
      reasons,
      insist: () => {
        refused.value = undefined
        insist()
      },
    }
  }

  const heed = (command: Command, decision: Decision): boolean => {
    if (decision.kind === 'refused') {
      const [first] = decision.refusals
      explain(
        first?.seat,
        decision.refusals.map(({ because }) => because),
        () => void run(insisted(command)),
      )
      return false
    }
    if (decision.kind === 'needs') {
      pending.open(command)
      return false
    }
    const [dropped] = decision.dropped
    // A forced vote drops no hand; it only reports it.
    if (dropped && command.type === 'vote' && !command.anyway) explain(dropped.seat, [dropped.because], () => void run(insisted(command)))
    warned.value = decision.warnings && { lines: decision.warnings.map(({ because }) => because), entry: game.entry }
    if (decision.announce) spoken.value = { text: decision.announce, entry: game.entry }
    return true
  }

  const run = (command: Command): boolean => {
    refused.value = undefined
    if ((command.type === 'nominate' || command.type === 'useAbility') && leavesChoice(game.plan(command))) {
      rest()
      pending.open(command)
      return false
    }
    return heed(command, game.dispatch(command))
  }

  const votes = createVotes(game, run, explain)

  const mode = computed<DayMode>(() => {
    if (doing.value.kind === 'swap' || doing.value.kind === 'hand') return doing.value.kind
    if (doing.value.kind === 'choose' || doing.value.kind === 'pick' || doing.value.kind === 'claim') return 'choose'
    if (votes.nomination.value) return votes.nomination.value.kind === 'exile' ? 'exile' : 'vote'
    return doing.value.kind === 'nominate' ? 'nominate' : 'idle'
  })

  const uses = createDayUses(game, doing, pending, mode, () => rest(), run)

  /** After undo, dusk or a change of game, the draft no longer fits. */
  effectScope(true).run(() =>
    watch(
      () => JSON.stringify([game.id, game.grimoire.phase]),
      () => {
        rest()
        pending.close()
        votes.leaveEdit()
        uses.asking.value = spoken.value = undefined
      },
      { flush: 'sync' },
    ),
  )

  const rest = () => {
    doing.value = IDLE
    refused.value = undefined
  }

  const tell = (text: string) => {
    spoken.value = { text, entry: game.entry }
  }
  const byHand = createDayByHand(game, doing, tell)

  const seat = (id: SeatId | undefined) => game.grimoire.seats.find((each) => each.id === id)
  const player = (id: SeatId | undefined) => seat(id)?.player ?? ''
  const whySafe = (id: SeatId) =>
    together(
      whyOf(id)
        .filter(({ kind }) => kind === 'safe' || kind === 'shield')
        .map(({ text }) => text),
    )

  const travellers = computed(() => game.grimoire.seats.filter((seat) => seat.traveller && seat.life === 'alive'))

  const mayBeExiled = (id: SeatId) => travellers.value.some((each) => each.id === id)
  const callExile = (nominee: SeatId) => {
    rest()
    run({ type: 'callExile', nominee })
  }
  const nominating = createNominating(game, doing, run, explain, { mayBeExiled, callExile })

  const startPick = (purpose: 'exile' | 'execute') => {
    doing.value = { kind: 'pick', purpose }
  }
  const startExile = () => {
    const [only, ...others] = travellers.value
    if (only && others.length === 0) callExile(only.id)
    else startPick('exile')
  }

  const pick = (purpose: 'exile' | 'execute', seat: SeatId) => {
    if (purpose === 'exile') return callExile(seat)
    rest()
    pending.open({ type: 'execute', seat })
  }

  /** Counts the hands. An exile that passes happens at once, so the storyteller confirms it first. */
  const count = () => {
    const at = votes.nomination.value
    const asked = votes.countCommand()
    if (!at || !asked) return
    if (at.kind === 'exile' && votes.count.value >= game.day.exileNeeded) pending.open(asked)
    else if (run(asked)) votes.leaveEdit()
  }

  /** One tap if there is nothing to say, to ask or to look at first; then night falls at once. */
  const endDay = () => {
    const close: Command = { type: 'closeNominations' }
    const plan = game.plan(close)
    const { executed, aboutToDie, forgotten } = game.day
    if (plan.kind !== 'done' || (aboutToDie && executed.length === 0)) return pending.open(close)
    const quiet = plan.events.every(({ type }) => type === 'dayClosed') && !game.grimoire.overtime
    run(quiet && forgotten.length === 0 && uses.silent.value.length === 0 ? { type: 'dusk', closes: true } : close)
  }

  /** True if the day used the tap; otherwise the board may open the seat. */
  const tapSeat = (tapped: SeatId): boolean => {
    refused.value = undefined
    const now = doing.value
    if (now.kind === 'swap') doing.value = swapTap(now, tapped)
    else if (now.kind === 'hand') byHand.tap(now, tapped)
    else if (now.kind === 'claim') uses.choose({ seat: tapped, ability: now.ability })
    else if (now.kind === 'choose') uses.chosen(now, [tapped])
    else if (now.kind === 'pick') pick(now.purpose, tapped)
    else if (votes.nomination.value) votes.toggle(tapped)
    else if (now.kind === 'nominate') return nominating.tapNominating(now, tapped)
    else return nominating.tapIdle(tapped)
    return true
  }

  const seatState = (of: SeatId): DaySeatState | undefined => {
    const at = votes.nomination.value
    if (at && (mode.value === 'vote' || mode.value === 'exile'))
      return of === votes.ask.value ? 'now' : of === at.nominee ? 'nominated' : undefined
    return stateOf(doing.value, of, game.day, mayBeExiled, byHand.mayAct)
  }

  /** The finger may nominate or vote: this window writes, and shows the present. */
  const live = computed(() => game.lookingAt === undefined && !game.following && !game.grimoire.outcome)

  return proxyRefs({
    ...uses,
    ...nominating,
    game,
    byHand,
    pending: proxyRefs(pending),
    votes: proxyRefs(votes),
    doing: computed(() => doing.value),
    mode,
    travellers,
    live,
    refused,
    said,
    warned: computed(() => (warned.value && game.isPast(warned.value.entry) ? warned.value.lines : [])),
    inTown,
    seat,
    player,
    whySafe,
    run,
    rest,
    seatState,
    tapSeat,
    callExile,
    startExile,
    startPick,
    endDay,
    seal: (of: SeatId) => sealOf(doing.value, of),
    vote: votes.sign,
    sweepOver: votes.sweepOver,
    sweepEnd: votes.sweepEnd,
    count,
    act: () => {
      const { command } = pending
      const asked = command.value
      const decision = pending.act()
      if (asked && decision && heed(asked, decision)) votes.leaveEdit()
    },
    /** Something that was done elsewhere is to be said aloud. */
    tell,
    /** It has been said aloud. */
    wasSaid: () => {
      spoken.value = undefined
    },
    leaveRefused: () => {
      refused.value = undefined
    },
  })
}

/** Something about it is the storyteller's to say first. */
const leavesChoice = (plan: Decision): boolean => plan.kind !== 'refused' && plan.questions.some(({ options }) => options.length > 1)

export type DayFlow = ReturnType<typeof createDayFlow>

/** Lets a host or a test provide its own flow. */
export const DAY_FLOW: InjectionKey<DayFlow> = Symbol('day flow')

const flows = new WeakMap<GameStore, DayFlow>()

/** One flow per game, shared by ring and panel. */
export const useDayFlow = (): DayFlow => {
  const given = hasInjectionContext() ? inject(DAY_FLOW, undefined) : undefined
  if (given) return given
  const game = useGame()
  const flow = flows.get(game) ?? createDayFlow(game)
  flows.set(game, flow)
  return flow
}
