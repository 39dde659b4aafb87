import { computed, ref, shallowRef } from 'vue'
import type { CardContent } from '@/core/model/card'
import type { Answer } from '@/core/model/game'
import type { StepId } from '@/core/model/ids'
import type { Draft } from '@/core/model/night'
import type { Question } from '@/core/model/question'
import type { Command } from '@/core/journal/command'
import type { Consequence, Decision } from '@/core/decide/decision'
import type { CharacterRef } from '@/core/views/grimoireTypes'
import type { StepView } from '@/core/views/nightTypes'
import { allCards } from '../cards/nightCards'
import { isComplete } from './nightDraft'
import type { GameStore } from '../game/game'
import type { Correction } from '../game/types'

/** The open step, its draft, and what would follow from it. `settle` takes a draft that its last tap has completed; false: it is only written. */
export const createOpenStep = (
  game: GameStore,
  characters: () => readonly CharacterRef[],
  changed: () => void,
  settle: (draft: Draft) => boolean = () => false,
) => {
  /** A step opened out of order. */
  const focus = ref<StepId>()
  const correction = shallowRef<Correction>()

  const sheet = computed(() => game.nightSheet)
  const find = (id: StepId | undefined) => sheet.value.steps.find((step) => step.id === id)
  const corrected = computed(() => {
    const settled = find(correction.value?.command.step)
    return settled && correction.value && { ...settled, ...correction.value.was, status: settled.status, ask: correction.value.ask }
  })
  const step = computed(() => corrected.value ?? find(focus.value) ?? find(sheet.value.now))
  const draft = computed(() => correction.value?.draft ?? step.value?.draft)
  const complete = computed(() => Boolean(step.value && draft.value && isComplete(step.value, draft.value)))

  const command = (settled = draft.value): Command | undefined => {
    if (!settled) return undefined
    const taken = { type: 'takeStep', ...settled } as const
    if (!correction.value) return taken
    const { entry, index } = correction.value
    return { type: 'redecide', entry, index, command: taken, ...(taken.anyway ? { anyway: true } : {}) }
  }
  /** The automatic part, with its questions, comes before the player's choice. */
  const upkeep = (): Command | undefined =>
    step.value?.upkeep && draft.value && !correction.value
      ? { type: 'runUpkeep', step: step.value.id, answers: draft.value.answers, overrides: draft.value.overrides }
      : undefined
  const plan = computed<Decision | undefined>(() => {
    const asked = complete.value ? command() : upkeep()
    return asked && game.plan(asked)
  })
  const next = computed(
    () =>
      (complete.value && !correction.value && plan.value?.kind === 'done' ? game.stepAfter(plan.value.events) : undefined) ??
      nextAfter(sheet.value.steps, step.value),
  )
  const questions = computed<readonly Question[]>(() => plan.value?.questions ?? [])
  /** No card is shown before the decision it depends on. */
  const consequences = computed<readonly Consequence[]>(() => (plan.value?.kind === 'done' ? plan.value.consequences : []))
  const cards = computed<readonly CardContent[]>(() =>
    plan.value?.kind === 'done' && step.value ? allCards(step.value, plan.value.cards) : [],
  )

  /** A question from earlier tonight that must be answered first. */
  const putOff = shallowRef<readonly string[]>([])
  const open = computed<Question | undefined>(() => game.grimoire.questions.find(({ key }) => !putOff.value.includes(key)))

  const write = (draftNow: Draft) => {
    changed()
    if (correction.value) correction.value = { ...correction.value, draft: draftNow }
    else game.dispatch({ type: 'point', ...draftNow })
  }
  const edit = (change: (draft: Draft) => Draft) => draft.value && write(change(draft.value))
  /** Written by a tap that may be the last one the step needs. */
  const take = (draftNow: Draft) => {
    if (correction.value || !settle(draftNow)) write(draftNow)
  }
  const answer = (question: Question, value: Answer) => {
    if (question === open.value) game.dispatch({ type: 'answer', question: question.key, answer: value })
    else if (draft.value) take({ ...draft.value, answers: { ...draft.value.answers, [question.key]: value } })
  }
  const correct = (id: StepId): boolean => {
    const settled = game.correction(id, characters())
    if (!settled) return false
    changed()
    correction.value = settled
    return true
  }

  return {
    game,
    focus,
    correction,
    sheet,
    find,
    step,
    next,
    draft,
    complete,
    command,
    plan,
    questions,
    consequences,
    cards,
    open,
    putOff,
    write,
    take,
    edit,
    answer,
    correct,
  }
}

export type OpenStep = ReturnType<typeof createOpenStep>

const nextAfter = (steps: readonly StepView[], step: StepView | undefined): StepView | undefined =>
  steps.find((other) => other.id !== step?.id && (other.status === 'later' || other.status === 'now'))
