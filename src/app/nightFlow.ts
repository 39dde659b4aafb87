import { computed, effectScope, hasInjectionContext, inject, reactive, ref, shallowRef, watch } from 'vue'
import type { InjectionKey } from 'vue'
import type { CardContent } from '@/core/model/character'
import type { Answer } from '@/core/model/game'
import type { CharacterId, SeatId, StepId } from '@/core/model/ids'
import type { Question, Refusal } from '@/core/model/question'
import type { Command } from '@/core/journal/command'
import type { Consequence, Decision } from '@/core/decide/decision'
import type { CharacterRef, StepView } from '@/core/views/types'
import { draftOf, draftOfCommand, insisted, isComplete, optionFor, pointAt, reopened, settle, withSeat } from './nightDraft'
import type { NightDraft } from './nightDraft'
import { cardsFrom, useCards } from './cards'
import { useCharacters } from './characters'
import { useGame } from './game'
import { allCards, byPlayer } from './nightCards'
import type { Errand } from './nightCards'
import type { GameStore, SettledStep } from './types'

export type SeatState = 'now' | 'lit' | 'dim' | 'chosen' | undefined

/** Why a seat may not be chosen, and the way past it. */
export interface SeatReason {
  readonly seat: SeatId
  /** undefined: there is no room for one more. */
  readonly because: string | undefined
}

export interface NightDeps {
  readonly game: GameStore
  showCards(cards: readonly CardContent[]): void
  characters(): readonly CharacterRef[]
}

interface Correction extends SettledStep {
  readonly draft: NightDraft
}

export const createNightFlow = ({ game, showCards, characters }: NightDeps) => {
  const focus = ref<StepId>()
  const reason = shallowRef<SeatReason>()
  const staying = ref(false)
  const refusals = shallowRef<readonly Refusal[]>([])
  const waiting = shallowRef<readonly Errand[]>([])
  const correction = shallowRef<Correction>()
  const changed = shallowRef<readonly string[]>([])
  const shownBy = reactive(new Map<StepId, readonly CardContent[]>())

  const sheet = computed(() => game.nightSheet)
  /** Undoing what caused an errand takes the errand back. */
  const errands = computed(() => waiting.value.filter(({ entry }) => entry <= game.entry))
  const find = (id: StepId | undefined) => sheet.value.steps.find((step) => step.id === id)
  const step = computed(() => corrected.value ?? find(focus.value) ?? find(sheet.value.now))
  const corrected = computed(() => {
    const settled = find(correction.value?.command.step)
    return settled && correction.value && reopened(settled, correction.value.command, game.grimoire.seats, characters())
  })
  const next = computed(() => nextAfter(sheet.value.steps, step.value))
  const draft = computed(() => correction.value?.draft ?? (step.value && draftOf(step.value)))
  const complete = computed(() => Boolean(step.value && draft.value && isComplete(step.value, draft.value)))

  const command = (anyway = false): Command | undefined => {
    if (!step.value || !draft.value) return undefined
    const taken = settle(step.value, draft.value, anyway)
    return correction.value ? { type: 'redecide', entry: correction.value.entry, command: taken, ...(taken.anyway ? { anyway: true } : {}) } : taken
  }
  const plan = computed<Decision | undefined>(() => {
    const asked = complete.value ? command() : undefined
    return asked && game.plan(asked)
  })
  const questions = computed<readonly Question[]>(() => (plan.value === undefined || plan.value.kind === 'refused' ? [] : plan.value.questions))
  const consequences = computed<readonly Consequence[]>(() => (plan.value === undefined || plan.value.kind === 'refused' ? [] : plan.value.consequences))
  const cards = computed<readonly CardContent[]>(() => (plan.value?.kind === 'done' && step.value ? allCards(step.value, plan.value.cards) : []))

  /** Everything is done and the storyteller has not turned back: time to speak. */
  const atDawn = computed(() => step.value?.row === 'dawn' && errands.value.length === 0 && !staying.value)
  watch(() => step.value?.row, () => { staying.value = false })

  /** What happened earlier tonight and waits for the storyteller's word, before anything else goes on. */
  const open = computed<Question | undefined>(() => game.grimoire.questions[0])
  /** A question whose answer is a player is answered on the ring, unless the ring is taken by the player's own choice. */
  const seatQuestion = computed(() => (step.value?.ask.targets && !open.value ? undefined : [open.value, ...questions.value].find((question) => question !== undefined && namesSeats(question, game))))
  const seatAnswer = computed(() => seatQuestion.value?.answer ?? seatQuestion.value?.usual)

  const clear = () => {
    reason.value = undefined
    refusals.value = []
  }
  watch(() => step.value?.id, clear)
  watch(() => `${game.id} ${sheet.value.night}`, () => {
    clear()
    focus.value = correction.value = undefined
    waiting.value = []
    changed.value = []
    shownBy.clear()
  })

  const write = (changedDraft: NightDraft) => {
    clear()
    if (correction.value) correction.value = { ...correction.value, draft: changedDraft }
    else if (step.value) game.dispatch(pointAt(step.value, changedDraft))
  }
  const edit = (change: (draft: NightDraft) => NightDraft) => draft.value && write(change(draft.value))

  const seatState = (seat: SeatId): SeatState => {
    if (draft.value?.targets.includes(seat) || seatAnswer.value === seat) return 'chosen'
    if (step.value?.seat === seat) return 'now'
    if (seatQuestion.value) return seatQuestion.value.options.some(({ value }) => value === seat) ? 'lit' : 'dim'
    const option = step.value && optionFor(step.value, seat)
    return option && (option.allowed ? 'lit' : 'dim')
  }
  const pick = (seat: SeatId): number | undefined => {
    if (seatAnswer.value === seat) return 1
    const at = draft.value?.targets.indexOf(seat) ?? -1
    return at < 0 ? undefined : at + 1
  }

  const answer = (question: Question, value: Answer) => {
    if (question === open.value) game.dispatch({ type: 'answer', question: question.key, answer: value })
    else edit((now) => ({ ...now, answers: { ...now.answers, [question.key]: value } }))
  }

  /** false: the tap means nothing to this step, and the host may open the seat instead. */
  const tapSeat = (seat: SeatId): boolean => {
    if (step.value?.ask.targets === undefined || open.value) return tapAnswer(seat)
    if (!draft.value) return false
    const option = optionFor(step.value, seat)
    const taken = withSeat(step.value, draft.value, seat)
    if (draft.value.targets.includes(seat)) write(taken as NightDraft)
    else if (option?.allowed === false) reason.value = { seat, because: option.because }
    else if (taken) write(taken)
    else reason.value = { seat, because: undefined }
    return true
  }
  const tapAnswer = (seat: SeatId): boolean => {
    const question = seatQuestion.value
    if (!question || !question.options.some(({ value }) => value === seat)) return false
    answer(question, seat)
    return true
  }
  const chooseAnyway = () => {
    const seat = reason.value?.seat
    if (!seat || !step.value) return
    edit((now) => withSeat(step.value as StepView, now, seat) ?? { ...now, targets: [...now.targets, seat] })
  }

  const carryOut = (settled: StepView, shown: readonly CardContent[]) => {
    const own = shown.filter((card) => settled.seat === undefined || !settled.wakes || card.for === settled.seat)
    waiting.value = [...errands.value, ...byPlayer(shown.filter((card) => !own.includes(card)), game.entry)]
    shownBy.set(settled.id, shown)
    showCards(own)
  }
  const done = (anyway = false): boolean => {
    const asked = command(anyway)
    const settled = step.value
    if (!asked || !settled) return false
    const decision = game.dispatch(asked)
    if (decision.kind === 'refused') refusals.value = decision.refusals
    if (decision.kind !== 'done') return false
    changed.value = decision.changed ?? []
    focus.value = undefined
    correction.value = undefined
    clear()
    carryOut(settled, allCards(settled, decision.cards))
    return true
  }
  const runErrand = () => {
    const [first, ...rest] = errands.value
    waiting.value = rest
    if (first) showCards(first.cards)
  }
  const dropErrand = () => { waiting.value = errands.value.slice(1) }

  /** Out of order: the step is pointed in, which makes it the one that is now. Without a step: back to the order. */
  const goTo = (id: StepId | undefined) => {
    correction.value = undefined
    focus.value = id
    const wanted = id ?? sheet.value.steps.find(({ status }) => status === 'now' || status === 'later')?.id
    if (wanted !== undefined && wanted !== sheet.value.now) game.dispatch({ type: 'point', step: wanted })
  }
  const skip = (id = step.value?.id, woken = false) => {
    if (id === undefined) return
    if (game.dispatch({ type: 'skipStep', step: id, ...(woken ? { woken } : {}) }).kind === 'done' && focus.value === id) focus.value = undefined
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
  const correct = (id: StepId): boolean => {
    const settled = game.settledStep(id)
    if (!settled) return false
    clear()
    correction.value = { ...settled, draft: draftOfCommand(settled.command) }
    return true
  }

  return reactive({
    sheet, step, next, atDawn, draft, complete, plan, questions, consequences, cards, open, seatQuestion, reason, refusals, errands, correction, changed,
    seatState, pick, tapSeat, chooseAnyway, answer, done, runErrand, dropErrand, goTo, skip, reopen, addWake, correct,
    insisted: computed(() => Boolean(step.value && draft.value && insisted(step.value, draft.value))),
    beginDay: () => game.dispatch({ type: 'dawn' }),
    stayInNight: (on: boolean) => { staying.value = on },
    canCorrect: (id: StepId) => game.settledStep(id) !== undefined,
    cardsOf: (id: StepId) => shownBy.get(id) ?? [],
    showAgain: (id: StepId) => showCards(shownBy.get(id) ?? []),
    dismissReason: () => { reason.value = undefined },
    dismissChanged: () => { changed.value = [] },
    leaveCorrection: () => { correction.value = undefined },
    choose: (character: CharacterId | undefined) => edit((now) => ({ ...now, pass: false, character })),
    unpass: () => edit((now) => ({ ...now, pass: false })),
    /** A shaken head says everything: the step is settled with it. */
    pass: () => {
      edit((now) => ({ ...now, pass: true, targets: [], character: undefined }))
      return done()
    },
    override: (consequence: Consequence) => edit((now) => ({ ...now, overrides: { ...now.overrides, [consequence.id]: overruled(consequence, now.overrides[consequence.id]) } })),
  })
}

export type NightFlow = ReturnType<typeof createNightFlow>

/** The first word against it: a rescue or a silence is overruled by "it happens", everything else by "it does not". */
const overruled = ({ kind }: Consequence, before: boolean | undefined): boolean =>
  before === undefined ? kind === 'survives' || kind === 'nothing' : !before

const nextAfter = (steps: readonly StepView[], step: StepView | undefined): StepView | undefined =>
  steps.find((other) => other.id !== step?.id && (other.status === 'later' || other.status === 'now'))

const namesSeats = (question: Question, game: GameStore): boolean =>
  question.options.length > 0 && question.options.every(({ value }) => value === 'nobody' || game.grimoire.seats.some(({ id }) => id === value))

/** For a host that brings its own, and for tests. */
export const NIGHT_FLOW: InjectionKey<NightFlow> = Symbol('night flow')

const flows = new WeakMap<GameStore, NightFlow>()

/** The same one for the ring and the panel of a game. */
export const useNightFlow = (): NightFlow => {
  const given = hasInjectionContext() ? inject(NIGHT_FLOW, undefined) : undefined
  if (given) return given
  const game = useGame()
  // Detached: the panel comes and goes with every card, what was begun stays.
  const flow = flows.get(game) ?? effectScope(true).run(() => nightFlowOf(game))!
  flows.set(game, flow)
  return flow
}

const nightFlowOf = (game: GameStore): NightFlow => {
  const cards = useCards()
  const characters = useCharacters()
  const character = (id: CharacterId) => characters.find((each) => each.id === id)
  return createNightFlow({ game, characters: () => characters, showCards: (contents) => cards.show(cardsFrom({ seats: game.grimoire.seats, character }, contents)) })
}
