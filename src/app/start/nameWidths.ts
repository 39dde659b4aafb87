import { localValue } from '@/storage/localValue'

const kept = localValue('widths')
/** More than sit at a table, with their numbers. */
const MOST = 60

/** No letter is two em wide: what else is found there was not written here. */
const isWidth = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number' && entry[1] > 0 && entry[1] < 2 * entry[0].length

/** How wide names were when they were last measured, in em: at a start they are known before their face is there. */
export const knownWidths = (): Map<string, number> => new Map(Object.entries(Object(kept.read())).filter(isWidth))

export const rememberWidths = (widths: ReadonlyMap<string, number>): void => kept.write(Object.fromEntries([...widths].slice(-MOST)))
