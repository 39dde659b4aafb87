import { computed, ref, shallowRef } from 'vue'
import type { Command, PlainCommand } from '@/core/journal/command'
import type { Consequence, Decision } from '@/core/decide/decision'
import type { Answer } from '@/core/model/game'
import { refusedBy, type Refused } from './refused'
import { overruled } from './overruled'
import type { GameStore } from './types'

/** A command the storyteller looks at before it happens: answers, overrides and force are gathered until it is done. */
export const createPendingCommand = (game: Pick<GameStore, 'plan' | 'dispatch'>) => {
  const command = shallowRef<Command>()
  const answers = shallowRef<Readonly<Record<string, Answer>>>({})
  const overrides = shallowRef<Readonly<Record<string, boolean>>>({})
  const anyway = ref(false)

  const worded = (plain: PlainCommand): PlainCommand => ({
    ...plain,
    answers: { ...plain.answers, ...answers.value },
    overrides: { ...plain.overrides, ...overrides.value },
    ...(anyway.value || plain.anyway ? { anyway: true } : {}),
  })
  const whole = computed<Command | undefined>(() =>
    command.value?.type === 'redecide'
      ? { ...command.value, command: worded(command.value.command) }
      : command.value && worded(command.value),
  )
  const plan = computed<Decision | undefined>(() => whole.value && game.plan(whole.value))
  const insist = () => {
    anyway.value = true
  }
  const refused = computed<Refused | undefined>(() => (plan.value?.kind === 'refused' ? refusedBy(plan.value.refusals, insist) : undefined))

  const close = () => {
    command.value = undefined
  }

  const open = (next: Command) => {
    answers.value = {}
    overrides.value = {}
    anyway.value = false
    command.value = next
  }

  const act = (): Decision | undefined => {
    if (!whole.value) return undefined
    const decision = game.dispatch(whole.value)
    if (decision.kind === 'done') close()
    return decision
  }

  return {
    command: computed(() => command.value),
    plan,
    refused,
    questions: computed(() => (plan.value && plan.value.kind !== 'refused' ? plan.value.questions : [])),
    consequences: computed(() =>
      plan.value?.kind === 'done'
        ? (plan.value.own ?? plan.value.consequences)
        : plan.value?.kind === 'needs'
          ? plan.value.consequences
          : [],
    ),
    /** What else a correction changes. */
    changes: computed(() => (plan.value?.kind === 'done' ? (plan.value.changed ?? []) : [])),
    announce: computed(() => (plan.value?.kind === 'done' ? plan.value.announce : undefined)),
    /** Nothing is left to answer. */
    ready: computed(() => plan.value?.kind === 'done'),
    forced: computed(() => anyway.value),
    open,
    close,
    answer: (key: string, value: Answer) => {
      answers.value = { ...answers.value, [key]: value }
    },
    override: (consequence: Pick<Consequence, 'id' | 'kind'>) => {
      overrides.value = overruled(overrides.value, consequence)
    },
    act,
  }
}

export type { Command }
export type PendingCommand = ReturnType<typeof createPendingCommand>
