import type { Migration } from './migrations'
import { toSchema2 } from './schema2/toSchema2'

/** `steps[0]` turns an entry of schema 1 into one of schema 2, and so on. A released one is never changed again. */
export const steps: readonly Migration[] = [toSchema2]
