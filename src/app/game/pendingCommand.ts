import { computed, shallowRef } from 'vue'
import type { Command, CommandExtras } from '@/core/journal/command'
import type { Consequence, Decision } from '@/core/decide/decision'
import type { Answer } from '@/core/model/game'
import { insisted, refusedBy, type Refused } from './refused'
import { overruled } from './overruled'
import type { GameStore } from './game'

/** A command that the storyteller confirms. It collects answers, overrides and force until then. */
export const createPendingCommand = (game: Pick<GameStore, 'plan' | 'dispatch'>) => {
  const command = shallowRef<Command>()
  const plan = computed<Decision | undefined>(() => command.value && game.plan(command.value))
  /** A correction keeps these inside the command it changes. */
  const edit = (change: (extras: CommandExtras) => CommandExtras) => {
    const now = command.value
    if (now?.type === 'redecide') command.value = { ...now, command: { ...now.command, ...change(now.command) } }
    else if (now) command.value = { ...now, ...change(now) }
  }
  const insist = () => {
    command.value &&= insisted(command.value)
  }
  const refused = computed<Refused | undefined>(() => (plan.value?.kind === 'refused' ? refusedBy(plan.value.refusals, insist) : undefined))

  const close = () => {
    command.value = undefined
  }

  const act = (): Decision | undefined => {
    if (!command.value) return undefined
    const decision = game.dispatch(command.value)
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
    forced: computed(() => (command.value?.type === 'redecide' ? command.value.command : command.value)?.anyway === true),
    open: (next: Command) => {
      command.value = next
    },
    close,
    answer: (key: string, value: Answer) => edit(({ answers }) => ({ answers: { ...answers, [key]: value } })),
    override: (consequence: Pick<Consequence, 'id' | 'kind'>) =>
      edit(({ overrides = {} }) => ({ overrides: overruled(overrides, consequence) })),
    act,
  }
}

export type { Command }
export type PendingCommand = ReturnType<typeof createPendingCommand>
