import { computed, shallowRef } from 'vue'
import { localValue } from '@/storage/localValue'
import { usePreferences } from './preferences'

const kept = localValue('dismissedAdvice')
const read = (): readonly string[] => {
  const found = kept.read()
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
}
const dismissed = shallowRef(read())
const write = (now: readonly string[]) => {
  dismissed.value = now
  kept.write(now)
}

/** Advice by its sentence: shown until it is dismissed, or all of it is switched off. */
export const useAdvice = (sentence: () => string) => ({
  shown: computed(() => (usePreferences().advice && !dismissed.value.includes(sentence()) ? sentence() : '')),
  dismiss: () => write([...dismissed.value, sentence()]),
})

/** Switched on, all of it is there again. */
export const adviceIsSet = (on: boolean): void => {
  if (on) write([])
}
