import type { OldEntry } from '../migrations'

/** The commands and facts inside an entry of schema 1, as schema 2 says them. */
export const factsToSchema2 = (): ((entry: OldEntry) => OldEntry) => (entry) => entry
