import { shallowRef } from 'vue'
import type { Rules } from '@/core/model/character'

const inHand = shallowRef<Rules>()

export const giveSetupRules = (rules: Rules): void => {
  inHand.value = rules
}

export const setupRules = (): Rules => {
  if (!inHand.value) throw new Error('no script in hand')
  return inHand.value
}
