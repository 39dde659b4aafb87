import { computed, effectScope, reactive, ref, shallowRef, watch } from 'vue'
import type { CardContent } from '@/core/model/card'
import type { CharacterId, EntryId, SeatId, StepId } from '@/core/model/ids'
import type { Draft } from '@/core/model/night'
import type { CharacterRef } from '@/core/views/grimoireTypes'
import { useCards } from '../cards/cards'
import { useCharacters } from '../engine/characters'
import { useGame, type GameStore } from '../game/game'
import { allCards, ownCards } from '../cards/nightCards'
import { cardsFrom } from '../cards/playerCards'
import { createFollowed } from './followed'
import { isLastTap } from './lastTap'
import { createOpenStep } from './openStep'
import { createNightRing } from './nightRing'
import { createStillness } from './stillness'
import { refusedBy, type Refused } from '../game/refused'

export interface NightDeps {
  readonly game: GameStore
  showCards(cards: readonly CardContent[]): void
  characters(): readonly CharacterRef[]
}

/** The state that ring and panel share at night. It holds drafts only; facts are dispatched. */
export const createNightFlow = ({ game, showCards, characters }: NightDeps) => {
  const staying = ref(false)
  const refused = shallowRef<Refused>()
  /** What the last correction changed, until it is undone. */
  const told = shallowRef<{ readonly entry: EntryId; readonly lines: readonly string[] }>()
  const changed = computed(() => (told.value && game.isPast(told.value.entry) ? told.value.lines : []))

  const clear = () => {
    refused.value = undefined
  }
  const { still, rest } = createStillness()
  const openStep = createOpenStep(game, characters, clear, (now) => settles(now) && done(now))
  const ring = createNightRing(openStep, refused, still)
  const after = createFollowed(openStep)
  const { focus, correction, sheet, find, step, draft, command, edit } = openStep

  const untold = computed(() => game.untold)
  /** All steps are done and the storyteller has not gone back: dawn. */
  const atDawn = computed(
    () => step.value?.row === 'dawn' && untold.value.length === 0 && !openStep.open.value && !game.grimoire.ending && !staying.value,
  )

  // A correction edits another step while the night stays where it is.
  watch(
    () => sheet.value.now,
    () => {
      staying.value = false
    },
  )
  watch(() => step.value?.id, clear)
  // Any new entry may change what the rules refuse.
  watch(() => game.entry, clear, { flush: 'sync' })
  watch(
    () => `${game.id} ${sheet.value.night}`,
    () => {
      clear()
      focus.value = correction.value = undefined
      openStep.putOff.value = []
      told.value = undefined
    },
  )

  const settles = (now: Draft): boolean => {
    const asked = game.lastTap && step.value ? command(now) : undefined
    return asked !== undefined && step.value !== undefined && isLastTap(step.value, now, game.plan(asked))
  }
  const done = (given?: Draft): boolean => {
    const now = given ?? draft.value
    const asked = command(now)
    const settled = step.value
    // Only a head-shake means that nobody is chosen.
    if (!now || !asked || !settled || (settled.ask.mayPass && !given && !openStep.complete.value)) return false
    const decision = game.dispatch(asked)
    if (decision.kind === 'refused') refused.value = refusedBy(decision.refusals, () => void done({ ...now, anyway: true }))
    if (decision.kind !== 'done') return false
    told.value = decision.changed && { entry: game.entry, lines: decision.changed }
    focus.value = correction.value = undefined
    clear()
    if (game.lastTap) rest()
    showCards(ownCards(settled, allCards(settled, decision.cards)))
    return true
  }
  const endTelling = (show: boolean) => {
    const [first] = untold.value
    if (!first) return
    game.tell(first)
    if (show) showCards([...first.cards, ...joinedCards(first.seat)])
  }
  /** One wake, one visit: whoever is awake to be told is also shown what the next step has for them, if it asks for nothing. */
  const joinedCards = (seat: SeatId): readonly CardContent[] => {
    const next = step.value
    const awake = next?.group?.seats ?? [next?.seat]
    if (!game.lastTap || !next || untold.value.length || String(awake) !== seat || next.ask.targets || next.ask.character) return []
    const plan = openStep.plan.value
    if (!next.cards.length || plan?.kind !== 'done' || plan.questions.length) return []
    const decision = game.dispatch({ type: 'takeStep', step: next.id })
    return decision.kind === 'done' ? allCards(next, decision.cards) : []
  }

  /** Opens a step out of order by pointing in it. Without a step: back to the order. */
  const goTo = (id: StepId | undefined) => {
    correction.value = undefined
    focus.value = id
    const wanted = id ?? sheet.value.steps.find(({ status }) => status === 'now' || status === 'later')?.id
    if (wanted !== undefined && wanted !== sheet.value.now) game.dispatch({ type: 'point', step: wanted })
  }
  const skipStep = (id = step.value?.id, woken = false) => {
    if (id === undefined) return
    // A settled step has no wake any more, so it is reopened to record one.
    if (woken && find(id)?.status === 'skipped') game.dispatch({ type: 'reopenStep', step: id })
    if (game.dispatch({ type: 'skipStep', step: id, ...(woken ? { woken } : {}) }).kind === 'done' && focus.value === id)
      focus.value = undefined
  }
  const reopen = (id: StepId) => {
    game.dispatch({ type: 'reopenStep', step: id })
    goTo(id)
  }
  const addWake = (seat: SeatId, text: string) => {
    const before = new Set(sheet.value.steps.map(({ id }) => id))
    game.dispatch({ type: 'addStep', seat, text })
    goTo(sheet.value.steps.find(({ id }) => !before.has(id))?.id)
  }

  return reactive({
    ...openStep,
    ...ring,
    ...after,
    still,
    atDawn,
    refused,
    untold,
    changed,
    done,
    goTo,
    skipStep,
    reopen,
    addWake,
    answerLater: () => {
      if (openStep.open.value) openStep.putOff.value = [...openStep.putOff.value, openStep.open.value.key]
    },
    tellNow: () => endTelling(true),
    toldAnotherWay: () => endTelling(false),
    beginDay: () => game.dispatch({ type: 'dawn' }),
    stayInNight: (on: boolean) => {
      staying.value = on
    },
    canCorrect: (id: StepId) => game.correction(id, characters()) !== undefined,
    cardsOf: (id: StepId) => game.cardsOf(id),
    showAgain: (id: StepId) => showCards(game.cardsOf(id)),
    leaveRefused: clear,
    dismissChanged: () => {
      told.value = undefined
    },
    leaveCorrection: () => {
      correction.value = undefined
    },
    choose: (character: CharacterId) => draft.value && openStep.take({ ...draft.value, pass: false, character }),
    unpass: () => edit((now) => ({ ...now, pass: false })),
    /** A head-shake settles the step. */
    pass: () => {
      if (!draft.value) return false
      const { character: _, ...others } = draft.value
      return done({ ...others, pass: true, targets: [], anyway: false })
    },
  })
}

export type NightFlow = ReturnType<typeof createNightFlow>

const flows = new WeakMap<GameStore, NightFlow>()

/** The same one for the ring and the panel of a game. */
export const useNightFlow = (): NightFlow => {
  const game = useGame()
  // Detached, because every card unmounts the panel and the draft must stay.
  const flow = flows.get(game) ?? (effectScope(true).run(() => nightFlowOf(game)) as NightFlow)
  flows.set(game, flow)
  return flow
}

const nightFlowOf = (game: GameStore): NightFlow => {
  const cards = useCards()
  const character = (id: CharacterId) => useCharacters().find((each) => each.id === id)
  /** Shows the card in the same tick as the step settles, so that the next step is never seen or tapped before it. */
  const showCards = (contents: readonly CardContent[]) =>
    cards.show(cardsFrom({ seats: game.grimoire.seats, words: game.words, character }, contents))
  return createNightFlow({ game, characters: useCharacters, showCards })
}
