import { computed, ref, shallowRef } from 'vue'
import type { PlainCommand } from '@/core/journal/command'
import type { Consequence, Decision } from '@/core/decide/decision'
import type { Answer } from '@/core/model/game'
import type { Refusal } from '@/core/model/question'
import type { GameStore } from './types'

/** A command the storyteller looks at before it happens: answers, overrides and force are gathered until it is done. */
export const createDeed = (game: Pick<GameStore, 'plan' | 'dispatch'>) => {
  const command = shallowRef<PlainCommand>()
  const answers = shallowRef<Readonly<Record<string, Answer>>>({})
  const overrides = shallowRef<Readonly<Record<string, boolean>>>({})
  const anyway = ref(false)

  const whole = computed<PlainCommand | undefined>(
    () =>
      command.value && {
        ...command.value,
        answers: { ...command.value.answers, ...answers.value },
        overrides: { ...command.value.overrides, ...overrides.value },
        ...(anyway.value || command.value.anyway ? { anyway: true } : {}),
      },
  )
  const plan = computed<Decision | undefined>(() => whole.value && game.plan(whole.value))
  const refusals = computed<readonly Refusal[]>(() => (plan.value?.kind === 'refused' ? plan.value.refusals : []))

  const close = () => {
    command.value = undefined
  }

  const open = (next: PlainCommand) => {
    answers.value = {}
    overrides.value = {}
    anyway.value = false
    command.value = next
  }

  /** The opposite of what would follow; once more: as the rules say. */
  const override = ({ id, kind }: Pick<Consequence, 'id' | 'kind'>) => {
    const { [id]: was, ...rest } = overrides.value
    overrides.value = was === undefined ? { ...rest, [id]: kind === 'survives' || kind === 'nothing' } : rest
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
    refusals,
    questions: computed(() => (plan.value && plan.value.kind !== 'refused' ? plan.value.questions : [])),
    consequences: computed(() => (plan.value && plan.value.kind !== 'refused' ? plan.value.consequences : [])),
    announce: computed(() => (plan.value?.kind === 'done' ? plan.value.announce : undefined)),
    /** Nothing is left to answer. */
    ready: computed(() => plan.value?.kind === 'done'),
    forced: computed(() => anyway.value),
    answerTo: (key: string): Answer | undefined => answers.value[key],
    open,
    close,
    answer: (key: string, value: Answer) => {
      answers.value = { ...answers.value, [key]: value }
    },
    override,
    isOverruled: (id: string): boolean => overrides.value[id] !== undefined,
    force: () => {
      anyway.value = true
    },
    act,
  }
}

export type { Consequence, PlainCommand }
export type Deed = ReturnType<typeof createDeed>
