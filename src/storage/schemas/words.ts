import * as v from 'valibot'
import { MOST_GAMES } from '../fileFault'
import type { EntryId, MarkId, SeatId } from '@/core/model/ids'

/** Far above anything the app writes, far below anything that could choke it. */
export const LIMITS = {
  depth: 24,
  games: MOST_GAMES,
  entries: 20_000,
  // A correction holds all that came after it.
  events: 50_000,
  seats: 60,
  /** All who ever sat down in one game: what is checked per entry must not grow with the file. */
  everSeated: 300,
  title: 200,
  list: 400,
  id: 120,
  // Names were once kept however long they were pasted, and must open again.
  name: 20_000,
  text: 20_000,
  /** A script with homebrew; pictures stay outside. */
  script: 400_000,
  number: 100_000,
  time: 8.64e15,
} as const

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.id))
export const seat = v.pipe(
  id,
  v.transform((text) => text as SeatId),
)
export const mark = v.pipe(
  id,
  v.transform((text) => text as MarkId),
)
export const entryRef = v.pipe(
  id,
  v.transform((text) => text as EntryId),
)
export const character = id
export const name = v.pipe(v.string(), v.maxLength(LIMITS.name))
export const text = v.pipe(v.string(), v.maxLength(LIMITS.text))
export const scriptFile = v.pipe(v.string(), v.maxLength(LIMITS.script))
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LIMITS.number))
export const signed = v.pipe(v.number(), v.finite(), v.minValue(-LIMITS.number), v.maxValue(LIMITS.number))
export const time = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LIMITS.time))
export const flag = v.boolean()

export const list = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.maxLength(LIMITS.list), v.readonly())
export const table = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(LIMITS.id)), item),
    v.check((found) => Object.keys(found).length <= LIMITS.list, 'too many'),
  )
/** JSON drops what is undefined, so what may be undefined may be missing. */
export const maybe = <S extends v.GenericSchema>(item: S) => v.optional(item)
