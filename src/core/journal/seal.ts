import { checksum } from './checksum'
import type { Entry } from './entry'

type Unsealed = Omit<Entry, 'sum'>
type Parent = Pick<Entry, 'sum'> | undefined

/** The entry with its checksum; its parent is none if it is the first. */
export const seal = (entry: Unsealed, parent: Parent): Entry => ({ ...entry, sum: sumOf(entry, parent) })

/** Neither the entry nor anything before it has changed since it was made. */
export const isSound = (entry: Entry, parent: Parent): boolean => entry.sum === sumOf(entry, parent)

const sumOf = (entry: Unsealed, parent: Parent): string => checksum(parent?.sum ?? '', { ...entry, sum: undefined })
