import { computed, shallowRef } from 'vue'
import type { Answer } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import type { Question } from '@/core/model/question'
import { useGame } from '../game/game'

/** DEATH-10: of those who died and returned in one night the town hears nothing or both. What is said at dawn follows. */
export const useDawnSays = () => {
  const game = useGame()
  const answers = shallowRef<Readonly<Record<string, Answer>>>({})
  const command = computed(() => ({ type: 'dawn' as const, ...(Object.keys(answers.value).length ? { answers: answers.value } : {}) }))
  const plan = computed(() => game.plan(command.value))
  const questions = computed<readonly Question[]>(() => (plan.value.questions ?? []).filter(({ code }) => code === 'dawn_says'))
  const isAsked = (id: SeatId) => questions.value.some(({ seat }) => seat === id)
  const both = (id: SeatId) => questions.value.some(({ seat, answer }) => seat === id && answer === 'both')
  /** Clockwise, as dawn has it. */
  const told = (ids: readonly SeatId[]) =>
    game.grimoire.seats.map(({ id }) => id).filter((id) => (isAsked(id) ? both(id) : ids.includes(id)))
  return {
    questions,
    died: computed(() => told(game.day.dawn.died)),
    aliveAgain: computed(() => told(game.day.dawn.aliveAgain)),
    /** MOONCHILD-7: who owes a choice, once this has been said. */
    owing: computed(() => {
      const facts = plan.value.kind === 'done' ? plan.value.events : []
      const now = game.day.abilities.filter(({ owed }) => owed).map(({ seat, ability }) => ({ seat, ability: ability.id }))
      const settled = facts.flatMap((fact) => (fact.type === 'choiceSettled' ? [fact.seat] : []))
      const owed = facts.flatMap((fact) => (fact.type === 'choiceOwed' ? [{ seat: fact.seat, ability: fact.ability }] : []))
      return [...now.filter(({ seat }) => !settled.includes(seat)), ...owed]
    }),
    answer: ({ key }: Question, value: Answer) => {
      answers.value = { ...answers.value, [key]: value }
    },
    begin: () => game.dispatch(command.value),
  }
}
