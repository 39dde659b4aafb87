import { toSchema2 } from './schema2/toSchema2'

/** An entry as some version wrote it. */
export type OldEntry = Readonly<Record<string, unknown>>

/**
 * `migrations[0]` turns an entry of schema 1 into one of schema 2, and so on. A released one is never changed again.
 * It is made once per game and meets the entries in their order, so that it can remember what went before.
 */
export type Migration = () => (entry: OldEntry) => OldEntry

export const migrations: readonly Migration[] = [toSchema2]

export const newestSchema = (steps: readonly Migration[] = migrations): number => steps.length + 1

/** Brings the entries of one game forward, one after the other. undefined: a newer version wrote it, or it is damaged. */
export const migrating = (steps: readonly Migration[] = migrations): ((entry: OldEntry) => OldEntry | undefined) => {
  const made = steps.map((step) => step())
  return (entry) => {
    const from = entry['schema']
    if (typeof from !== 'number' || !Number.isInteger(from) || from < 1 || from > newestSchema(steps)) return undefined
    if (from > made.length) return entry
    try {
      return made.slice(from - 1).reduce<OldEntry>((old, step, index) => ({ ...step(old), schema: from + index + 1 }), entry)
    } catch {
      // A step expects what its version wrote; anything else is for the reader to turn down.
      return undefined
    }
  }
}
