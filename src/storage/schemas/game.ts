import * as v from 'valibot'
import { command, plainCommand } from './command'
import { event } from './event'
import { order } from './model'
import { LIMITS, id, name, text, time, whole } from './words'

const codes = v.optional(v.pipe(v.array(text), v.maxLength(LIMITS.list), v.readonly()))
const positive = v.pipe(whole, v.minValue(1))

export const entry = v.object({
  schema: positive,
  id: positive,
  parent: whole,
  at: time,
  command,
  events: v.pipe(v.array(event), v.maxLength(LIMITS.events), v.readonly()),
  forced: codes,
  base: v.optional(whole),
  commands: v.optional(v.pipe(v.array(plainCommand), v.maxLength(LIMITS.entries), v.readonly())),
  parts: v.optional(v.pipe(v.array(whole), v.maxLength(LIMITS.entries), v.readonly())),
  notes: codes,
  replaces: v.optional(v.pipe(v.array(whole), v.maxLength(LIMITS.entries), v.readonly())),
  changed: codes,
  asked: codes,
})

/** The id becomes part of keys. */
const gameId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

export const gameHead = v.object({
  id: gameId,
  title: name,
  script: id,
  order,
  createdAt: time,
  changedAt: time,
  cursor: whole,
  head: whole,
})
