import { computed, ref, shallowRef } from 'vue'
import type { CardContent } from '@/core/model/card'
import type { Answer } from '@/core/model/game'
import type { SeatId, StepId } from '@/core/model/ids'
import type { Question } from '@/core/model/question'
import type { Command } from '@/core/journal/command'
import type { Consequence, Decision } from '@/core/decide/decision'
import type { CharacterRef } from '@/core/views/grimoireTypes'
import type { StepView } from '@/core/views/nightTypes'
import { allCards } from '../cards/nightCards'
import { draftOf, isComplete, isInsisted, pointAt, settle } from './nightDraft'
import type { NightDraft } from './nightDraft'
import type { Correction, GameStore } from '../game/types'

/** The step under the storyteller's eyes, what has been pointed at in it, and what would follow from that. */
export const createOpenStep = (game: GameStore, characters: () => readonly CharacterRef[], changed: () => void) => {
  /** A step that was asked for out of order. */
  const focus = ref<StepId>()
  const correction = shallowRef<Correction>()
  /** Chosen against the rules, on purpose. */
  const insisted = shallowRef<readonly SeatId[]>([])

  const sheet = computed(() => game.nightSheet)
  const find = (id: StepId | undefined) => sheet.value.steps.find((step) => step.id === id)
  const corrected = computed(() => {
    const settled = find(correction.value?.command.step)
    return settled && correction.value && { ...settled, ...correction.value.was, status: settled.status, ask: correction.value.ask }
  })
  const step = computed(() => corrected.value ?? find(focus.value) ?? find(sheet.value.now))
  const draft = computed(() => correction.value?.draft ?? (step.value && draftOf(step.value)))
  const complete = computed(() => Boolean(step.value && draft.value && isComplete(step.value, draft.value)))

  const command = (anyway = false, with_ = draft.value): Command | undefined => {
    if (!step.value || !with_) return undefined
    const taken = settle(step.value, with_, anyway || isInsisted(step.value, with_, insisted.value))
    return correction.value
      ? {
          type: 'redecide',
          entry: correction.value.entry,
          index: correction.value.index,
          command: taken,
          ...(taken.anyway ? { anyway: true } : {}),
        }
      : taken
  }
  /** What happens by itself is said, and asked, before the player chooses. */
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
  /** Nothing is told that hangs on a decision nobody has made. */
  const consequences = computed<readonly Consequence[]>(() => (plan.value?.kind === 'done' ? plan.value.consequences : []))
  const cards = computed<readonly CardContent[]>(() =>
    plan.value?.kind === 'done' && step.value ? allCards(step.value, plan.value.cards) : [],
  )

  /** What happened earlier tonight and waits for the storyteller's word, before anything else goes on. */
  const putOff = shallowRef<readonly string[]>([])
  const open = computed<Question | undefined>(() => game.grimoire.questions.find(({ key }) => !putOff.value.includes(key)))

  const write = (draftNow: NightDraft) => {
    changed()
    if (correction.value) correction.value = { ...correction.value, draft: draftNow }
    else if (step.value) game.dispatch(pointAt(step.value, draftNow))
  }
  const edit = (change: (draft: NightDraft) => NightDraft) => draft.value && write(change(draft.value))
  const answer = (question: Question, value: Answer) => {
    if (question === open.value) game.dispatch({ type: 'answer', question: question.key, answer: value })
    else edit((now) => ({ ...now, answers: { ...now.answers, [question.key]: value } }))
  }
  const correct = (id: StepId): boolean => {
    const settled = game.correction(id, characters())
    if (!settled) return false
    changed()
    insisted.value = settled.command.anyway ? settled.draft.targets : []
    correction.value = settled
    return true
  }

  return {
    game,
    focus,
    correction,
    insisted,
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
    edit,
    answer,
    correct,
  }
}

export type OpenStep = ReturnType<typeof createOpenStep>

const nextAfter = (steps: readonly StepView[], step: StepView | undefined): StepView | undefined =>
  steps.find((other) => other.id !== step?.id && (other.status === 'later' || other.status === 'now'))
