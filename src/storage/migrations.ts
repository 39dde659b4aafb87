/** What is written today. */
const SCHEMA = 2

/** An entry as some version wrote it. */
export type OldEntry = Readonly<Record<string, unknown>>

/** It is made once per game and meets the entries in their order, so that it can remember what went before. */
export type Migration = () => (entry: OldEntry) => OldEntry

export const newestSchema = (steps?: readonly Migration[]): number => (steps ? steps.length + 1 : SCHEMA)

type Forward = (entry: OldEntry) => OldEntry | undefined

/** The way forward for the entries of one game. The steps are fetched only if this version did not write them all. */
export const migratingFor = async (entries: readonly unknown[], steps?: readonly Migration[]): Promise<Forward> =>
  steps || entries.some((entry) => (entry as OldEntry | undefined)?.['schema'] !== SCHEMA)
    ? migrating(steps ?? (await import('./steps')).steps)
    : (entry) => entry

/** Brings the entries of one game forward, one after the other. undefined: a newer version wrote it, or it is damaged. */
export const migrating = (steps: readonly Migration[]): Forward => {
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
