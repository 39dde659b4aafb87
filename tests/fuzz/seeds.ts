import type { Edition } from './books'
import kept from './seeds.json'

/** Games that once broke a law: they are played first, for ever. */
export const keptSeeds = kept as readonly { readonly seed: number; readonly edition?: Edition; readonly why: string }[]
