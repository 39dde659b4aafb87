import * as v from 'valibot'
import type { Entry } from '@/core/journal/entry'
import type { EntryId } from '@/core/model/ids'
import { command, plainCommand } from './command'
import type { Forgotten, None } from './complete'
import { event } from './event'
import { card, order, said } from './model'
import { LIMITS, entryRef, flag, id, name, text, time, whole } from './words'

const codes = v.optional(v.pipe(v.array(text), v.maxLength(LIMITS.list), v.readonly()))
const sentences = v.optional(v.pipe(v.array(said), v.maxLength(LIMITS.list), v.readonly()))
const positive = v.pipe(whole, v.minValue(1))

export const entry = v.object({
  schema: positive,
  id: entryRef,
  parent: entryRef,
  at: time,
  command,
  events: v.pipe(v.array(event), v.maxLength(LIMITS.events), v.readonly()),
  forced: codes,
  base: v.optional(entryRef),
  commands: v.optional(v.pipe(v.array(plainCommand), v.maxLength(LIMITS.entries), v.readonly())),
  parts: v.optional(v.pipe(v.array(whole), v.maxLength(LIMITS.entries), v.readonly())),
  notes: sentences,
  replaces: v.optional(v.pipe(v.array(entryRef), v.maxLength(LIMITS.entries), v.readonly())),
  changed: sentences,
  asked: codes,
  cards: v.optional(
    v.pipe(v.array(v.object({ card, step: v.optional(id), errand: v.optional(flag) })), v.maxLength(LIMITS.entries), v.readonly()),
  ),
  /** Of this file's own making; a file without, or with another, was made by an older version or by hand. */
  sum: v.optional(id),
})

type Own<T> = Omit<T, 'command' | 'commands' | 'events'>

/** Compiles only as long as every field of an entry and of its cards is read; commands and facts are checked beside their own readers. */
export type EntryComplete = None<Forgotten<Own<Entry>, Own<v.InferOutput<typeof entry>>>>

/** The first version counted its entries. */
const place = v.pipe(
  v.union([entryRef, whole]),
  v.transform((at) => String(at) as EntryId),
)

/** The id becomes part of keys. */
const gameId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

export const gameHead = v.object({
  id: gameId,
  /** A list of games must not choke on one of them; the first version let them be as long as they were pasted. */
  title: v.pipe(
    name,
    v.transform((given) => given.slice(0, LIMITS.title)),
  ),
  script: id,
  order,
  createdAt: time,
  changedAt: time,
  cursor: place,
  head: place,
})
