/** An entry as some version wrote it. */
export type OldEntry = Readonly<Record<string, unknown>>

/** `migrations[0]` turns an entry of schema 1 into one of schema 2, and so on. A released one is never changed again. */
export type Migration = (entry: OldEntry) => OldEntry

export const migrations: readonly Migration[] = []

export const newestSchema = (steps: readonly Migration[] = migrations): number => steps.length + 1

/**
 * Entries keep on the disk the shape they were written in and are brought forward when read,
 * so that no update ever rewrites a game. undefined: a newer version wrote it.
 */
export const migrate = (entry: OldEntry, steps: readonly Migration[] = migrations): OldEntry | undefined => {
  const from = entry['schema']
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 1 || from > newestSchema(steps)) return undefined
  return steps.slice(from - 1).reduce<OldEntry>((old, step, index) => ({ ...step(old), schema: from + index + 1 }), entry)
}
