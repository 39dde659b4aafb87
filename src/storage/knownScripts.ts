/** By script, the characters it knows; under `PUBLISHED`, every published one. */
export type KnownScripts = Readonly<Record<string, ReadonlySet<string>>>

export const PUBLISHED = '*'
