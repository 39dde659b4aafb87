import { computed, type WritableComputedRef } from 'vue'

/** What `v-model` binds. Vue's `defineModel` does the same, but comes with the first file of the app, wherever it is used. */
export const boundValue = <T>(get: () => T, set: (value: T) => void): WritableComputedRef<T> => computed({ get, set })
