import { computed, proxyRefs, ref, shallowRef } from 'vue'
import { chapterOf, correctableIn, factsOf, grimoireView, speltIn, stateBefore, stepBefore } from '@/core/api'
import type { Consequence, Decision } from '@/core/decide/decision'
import type { Command, PlainCommand } from '@/core/journal/command'
import type { Entry } from '@/core/journal/entry'
import type { Answer } from '@/core/model/game'
import type { CharacterId, SeatId } from '@/core/model/ids'
import type { Question } from '@/core/model/question'
import { storyWords } from '@/text/en/core/story'
import { correctingText } from '@/text/en/correcting'
import { entriesText } from '@/text/en/entries'
import type { PastLine } from './correcting'
import { spokenIn } from './entryNames'
import { useGame } from './game'
import { overruled } from './overruled'
import { insisted } from './refused'
import { ringFields, tapped, type RingField } from './ringFields'

/** A command of the past with its questions open again, and what would be different now. */
export const useCorrectionDraft = (line: PastLine) => {
  const game = useGame()
  const { rules, journal } = game.facts
  const past = correctableIn(journal, line.entry, line.index)
  if (!past) return undefined
  const { entry, index } = past
  const was = speltIn(journal, stateBefore(journal, entry, index))
  const then = grimoireView(rules, was)
  const step = 'step' in past.command ? stepBefore(rules, journal, past, past.command.step) : undefined
  const executed = factsOf(journal.entries.get(entry) as Entry, index)?.flatMap((fact) =>
    fact.type === 'executed' ? [fact.execution.seat] : [],
  )[0]

  const draft = shallowRef<PlainCommand>(past.command)
  const leaveOut = ref(false)
  /** Which field of the ring is being filled. */
  const active = ref<RingField['name']>()
  const most = Math.max(step?.ask.targets?.max ?? 0, past.command.type === 'takeStep' ? (past.command.targets?.length ?? 0) : 0)
  const fields = computed(() => (leaveOut.value ? [] : ringFields(draft.value, most, draft.value === past.command ? executed : undefined)))
  const field = computed(() => fields.value.find(({ name }) => name === active.value) ?? fields.value.at(-1))

  const command = computed<Command>(() => ({
    type: 'redecide',
    entry,
    ...(index ? { index } : {}),
    command: draft.value,
    ...(leaveOut.value ? { leaveOut: true } : {}),
  }))
  const touched = computed(() => leaveOut.value || JSON.stringify(draft.value) !== JSON.stringify(past.command))
  const plan = computed<Decision>(() => game.plan(command.value))
  const asked = computed<readonly Question[]>(() => plan.value.questions ?? [])
  const isLater = ({ key }: Question) => key.startsWith('again.')
  const done = computed(() => (plan.value.kind === 'done' ? plan.value : undefined))

  /** CORRECT-5: another choice, and its answers are asked for again where they do not fit. */
  const write = (next: PlainCommand) => {
    draft.value = next
  }
  const answered = (key: string, value: Answer) => ({ ...draft.value, answers: { ...draft.value.answers, [key]: value } })

  const titleOf = () => {
    const { player, ...names } = spokenIn(rules, was)
    const about = past.command.type === 'vote' ? was.day.nominations[past.command.nomination]?.nominee : undefined
    const label = about ? correctingText.vote(player(about)) : entriesText.label(past.command, { player, ...names })
    return label.charAt(0).toUpperCase() + label.slice(1)
  }

  return proxyRefs({
    chapter: chapterOf({ ...rules, words: { ...rules.words, ...storyWords } }, was.phase),
    title: titleOf(),
    command: draft,
    seats: then.seats,
    step,
    fields,
    field,
    /** The same fields as they were. */
    before: ringFields(past.command, most, executed),
    leaveOut,
    touched,
    /** The question that was open then, if this is its answer. */
    open: computed<Question | undefined>(() => {
      const now = draft.value
      const question = now.type === 'answer' ? then.questions.find(({ key }) => key === now.question) : undefined
      return question && now.type === 'answer' ? { ...question, answer: now.answer } : undefined
    }),
    /** What the command itself asks. */
    own: computed(() => asked.value.filter((one) => !isLater(one) && one.code !== 'ruling_changed')),
    /** What no longer fits, each at its place in the order. */
    later: computed(() => asked.value.filter((one) => isLater(one) && one.code !== 'ruling_changed')),
    rulings: computed(() => asked.value.filter(({ code }) => code === 'ruling_changed')),
    consequences: computed<readonly Consequence[]>(() => done.value?.own ?? []),
    /** Lives and deaths before what could not be repeated. */
    changes: computed(() => {
      const all = (done.value?.changed ?? []).map((text, at) => ({ text, code: done.value?.changedSaid?.[at]?.code ?? '' }))
      const isLeftOut = ({ code }: { code: string }) => code === 'changed.refused'
      return [...all.filter((one) => !isLeftOut(one)), ...all.filter(isLeftOut)]
    }),
    wrongly: computed(() => done.value?.wrongly ?? []),
    refusals: computed(() => (plan.value.kind === 'refused' ? plan.value.refusals.map(({ because }) => because) : [])),
    ready: computed(() => touched.value && done.value !== undefined),
    /** CORRECT-15: it never happened, or it did. */
    leave: (out: boolean) => {
      leaveOut.value = out
    },
    activate: (name: RingField['name']) => {
      active.value = name
    },
    tap: (seat: SeatId) => {
      const next = field.value && tapped(field.value, seat)
      if (next) write(next)
      return next !== undefined
    },
    write,
    name: (character: CharacterId) => {
      if (draft.value.type === 'takeStep') write({ ...draft.value, character })
    },
    pass: (on: boolean) => {
      if (draft.value.type !== 'takeStep') return
      const { targets: _, character: __, pass: ___, ...rest } = draft.value
      write(on ? { ...rest, targets: [], pass: true } : rest)
    },
    answer: ({ key }: Question, value: Answer) =>
      write(draft.value.type === 'answer' ? { ...draft.value, answer: value } : answered(key, value)),
    answerLater: ({ key }: Question, value: Answer) => write(answered(key, value)),
    override: (one: Consequence) => write({ ...draft.value, overrides: overruled(draft.value.overrides ?? {}, one) }),
    insist: () => write((insisted(command.value) as Extract<Command, { type: 'redecide' }>).command),
    /** One entry, with one undo. What was said aloud and is false now comes back. */
    apply: (): readonly string[] | undefined => {
      const decision = game.dispatch(command.value)
      return decision.kind === 'done' ? (decision.wrongly ?? []) : undefined
    },
  })
}

export type CorrectionDraft = NonNullable<ReturnType<typeof useCorrectionDraft>>
