import { computed } from 'vue'
import type { Answer } from '@/core/model/game'
import type { AnswerView, InfoView, StepView } from '@/core/views/nightTypes'
import type { NightFlow } from './nightFlow'

/** What the storyteller is about to tell in a step: the answer in the draft, else the suggestion. */
export const useTelling = (flow: NightFlow, now: () => { readonly step: StepView; readonly info: InfoView }) => {
  const key = computed(() => `says:${now().step.seat}`)
  const suggested = computed(() => now().info.suggestions[0])
  const word = computed<Answer | undefined>(() => flow.draft?.answers[key.value] ?? suggested.value?.word)
  const isWord = (answer: Pick<AnswerView, 'word'> | undefined) =>
    answer !== undefined && word.value !== undefined && String(answer.word) === String(word.value)
  const drafted = (said: Answer) => flow.draft && { ...flow.draft, answers: { ...flow.draft.answers, [key.value]: said } }

  return {
    suggested,
    word,
    isWord,
    /** Why this is suggested, as long as it is what will be told. */
    because: computed(() => now().info.suggestions.find(isWord)?.because ?? ''),
    /** The last tap of a step settles it. What the rules do not allow is refused, and the refusal can be forced. */
    tell: (answer: AnswerView) => {
      const draft = drafted(answer.word)
      if (!draft) return
      if (now().info.others.includes(answer)) flow.done(draft)
      else flow.take(draft)
    },
    /** Changes what will be told, and settles nothing. */
    compose: (said: Answer) => {
      const draft = drafted(said)
      if (draft) flow.write(draft)
    },
  }
}
