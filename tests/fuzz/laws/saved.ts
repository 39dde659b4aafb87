import * as v from 'valibot'
import type { Entry } from '@/core/journal/entry'
import { entry as entrySchema } from '@/storage/schemas/game'
import { must } from '../law'
import { difference, jsonCopy } from '../same'

/** Whatever can be played can be saved, shared and opened again. */
export const canBeSaved = (entry: Entry): void => {
  const read = v.safeParse(entrySchema, jsonCopy(entry))
  must(read.success, 'an entry is read again', () => ({
    command: entry.command,
    issue: read.issues?.[0]?.message,
    at: read.issues?.[0] && v.getDotPath(read.issues[0]),
  }))
  const found = difference(entry, read.output)
  must(!found, 'nothing is lost in the file', () => found)
}
