import type { Decision } from '@/core/decide/decision'
import type { Draft } from '@/core/model/night'
import type { StepView } from '@/core/views/nightTypes'
import { isComplete } from './nightDraft'

/** The tap that made this draft was the last one its step needs. */
export const isLastTap = (step: StepView, draft: Draft, plan: Decision): boolean => {
  const { targets, character } = step.ask
  // Whether more will be pointed at is not known; what kills without a player is confirmed.
  const open = targets !== undefined && targets.min !== targets.max
  const alone = !step.wakes && targets === undefined && character === undefined
  if (open || alone || !isComplete(step, draft) || plan.kind !== 'done') return false
  return plan.questions.every(({ key, options }) => options.length < 2 || key in draft.answers)
}
