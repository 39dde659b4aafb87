import * as v from 'valibot'
import type { Entry } from '@/core/journal/entry'
import { isSound, seal } from '@/core/journal/seal'
import { ROOT, type EntryId } from '@/core/model/ids'
import { MOST_BYTES, type FileFault } from './fileFault'
import { FILE_VERSION, type FileGame } from './gameFile'
import { PUBLISHED, type KnownScripts } from './knownScripts'
import { migrating, newestSchema, type OldEntry } from './migrations'
import { namedIn } from './namedIn'
import { entry as entrySchema, gameHead } from './schemas/game'
import { LIMITS } from './schemas/words'
import { oddity } from './soundJson'
import { steps } from './steps'

export type ReadFile =
  | {
      readonly ok: true
      readonly games: readonly FileGame[]
      /** What is wrong with the games that were left out. */
      readonly refused?: readonly FileFault[]
    }
  | { readonly ok: false; readonly fault: FileFault }

/** How much of it has been read, from 0 to 1. */
export type Progress = (part: number) => void

/** Size, shape and meaning. Nothing is stored here, and nothing of a file with a fault is used. */
export const readFile = (text: string, scripts: KnownScripts, progress: Progress = () => undefined): ReadFile => {
  try {
    return gamesIn(text, scripts, progress)
  } catch (error) {
    if (isFault(error)) return { ok: false, fault: error.fault }
    throw error
  }
}

interface Found {
  readonly fault: FileFault
}

const isFault = (error: unknown): error is Found => typeof error === 'object' && error !== null && 'fault' in error

/** Thrown and caught within this file only: a fault may turn up at any depth. */
const found = (fault: FileFault): Found => ({ fault })

const gamesIn = (text: string, scripts: KnownScripts, progress: Progress): ReadFile => {
  if (!text.trim()) throw found({ code: 'empty' })
  if (text.length > MOST_BYTES) throw found({ code: 'too-big' })
  const file = parsed(text)
  const odd = oddity(file)
  if (odd) throw found({ code: odd })
  if (!isObject(file) || file['format'] !== 'moonrise' || !Number.isInteger(file['version'])) throw found({ code: 'not-ours' })
  if ((file['version'] as number) > FILE_VERSION) throw found({ code: 'newer' })
  const games = file['games']
  if (!Array.isArray(games) || !games.length) throw found({ code: 'no-games' })
  if (games.length > LIMITS.games) throw found({ code: 'too-many-games' })
  const tick = counter(entriesOf(games), progress)
  const read = games.map((game: unknown, index) => gameOrFault(game, index, scripts, tick))
  const sound = read.filter((one): one is FileGame => !('code' in one))
  const refused = read.filter((one): one is FileFault => 'code' in one)
  if (!sound.length) return { ok: false, fault: refused[0] as FileFault }
  return { ok: true, games: sound, ...(refused.length ? { refused } : {}) }
}

const entriesOf = (games: readonly unknown[]): number =>
  games.reduce<number>((sum, game) => sum + Number((game as { entries?: { length?: unknown } } | null)?.entries?.length ?? 0), 0)

const counter = (all: number, progress: Progress) => {
  let done = 0
  return () => {
    done += 1
    if (done % 250 === 0) progress(Math.min(1, done / all))
  }
}

/** One bad game does not block the others. */
const gameOrFault = (raw: unknown, index: number, scripts: KnownScripts, tick: () => void): FileGame | FileFault => {
  try {
    return gameIn(raw, index, scripts, tick)
  } catch (error) {
    if (isFault(error)) return error.fault
    throw error
  }
}

const parsed = (text: string): unknown => {
  try {
    // A byte order mark is what some editors leave behind.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    throw found({ code: 'not-json' })
  }
}

const gameIn = (raw: unknown, index: number, scripts: KnownScripts, tick: () => void): FileGame => {
  const head = v.safeParse(gameHead, raw)
  if (!head.success) throw found({ code: 'bad-game', game: String(index + 1), where: path(head.issues[0]) })
  const game = head.output.title || String(index + 1)
  const entries = (raw as { entries?: unknown }).entries
  if (!Array.isArray(entries)) throw found({ code: 'bad-game', game, where: 'entries' })
  if (entries.length > LIMITS.entries) throw found({ code: 'too-many-entries', game })
  const known = Object.hasOwn(scripts, head.output.script) ? scripts[head.output.script] : undefined
  const brought = charactersIn(entries)
  const characters = known && !brought.size ? known : new Set([...(known ?? []), ...(scripts[PUBLISHED] ?? []), ...brought])
  if (!known && !brought.size) throw found({ code: 'unknown-script', game, where: head.output.script })

  const migrate = migrating(steps)
  const { read, sound } = inLine(
    entries.map((one: unknown, at) => {
      tick()
      return entryIn(one, at + 1, game, migrate)
    }),
    entries,
    game,
  )
  checkMeaning(read, characters, game)
  for (const place of [head.output.cursor, head.output.head])
    if (place !== ROOT && !read.has(place)) throw found({ code: 'bad-place', game })
  return { ...head.output, entries: [...read.values()], sound }
}

/** The characters of the scripts that the game brings along, as their files name them. */
const charactersIn = (entries: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    entries
      .flatMap((entry) => (entry as { events?: unknown } | null)?.events ?? [])
      .flatMap((event) => {
        const { type, file } = (event ?? {}) as { type?: unknown; file?: unknown }
        return type === 'scriptSet' && typeof file === 'string' ? idsIn(file) : []
      }),
  )

const idsIn = (file: string): readonly string[] => {
  const list = parsed(file)
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const id = isObject(entry) ? entry['id'] : entry
    return typeof id === 'string' ? [id] : []
  })
}

/** Each follows one before it. What carries no checksum of its own, or a wrong one, gets the right one, and the game is not called sound. */
const inLine = (
  entries: readonly FileEntry[],
  raws: readonly unknown[],
  game: string,
): { readonly read: ReadonlyMap<EntryId, Entry>; readonly sound: boolean } => {
  const read = new Map<EntryId, Entry>()
  const sums = new Map<EntryId, string>()
  let sound = true
  for (const [index, entry] of entries.entries()) {
    const at = { game, entry: index + 1 }
    if (entry.id === ROOT || read.has(entry.id)) throw found({ code: 'bad-order', ...at })
    const has = (id: EntryId) => id === ROOT || read.has(id)
    if (!has(entry.parent) || !has(entry.base ?? ROOT)) throw found({ code: 'bad-parent', ...at })
    const parent = read.get(entry.parent)
    const raw = raws[index] as Entry
    sound &&= raw.sum !== undefined && isSound(raw, { sum: sums.get(entry.parent) ?? '' })
    const sealed = seal(entry, parent)
    read.set(entry.id, sealed)
    sums.set(entry.id, raw.sum ?? sealed.sum)
  }
  return { read, sound }
}

type FileEntry = Omit<Entry, 'sum'> & { readonly sum?: string | undefined }

const entryIn = (raw: unknown, expected: number, game: string, migrate: ReturnType<typeof migrating>): FileEntry => {
  const at = { game, entry: expected }
  if (!isObject(raw)) throw found({ code: 'bad-entry', ...at })
  if (Number.isInteger(raw['schema']) && (raw['schema'] as number) > newestSchema()) throw found({ code: 'newer', ...at })
  const forward = migrate(raw as OldEntry)
  if (!forward) throw found({ code: 'bad-entry', ...at, where: 'schema' })
  const read = v.safeParse(entrySchema, forward, { abortPipeEarly: true, abortEarly: true })
  if (!read.success) throw found({ code: 'bad-entry', ...at, where: path(read.issues[0]) })
  return read.output as FileEntry
}

/** Who sits at the table after each entry, and who ever did. */
interface Table {
  readonly seated: ReadonlySet<string>
  readonly ever: ReadonlySet<string>
}

const checkMeaning = (entries: ReadonlyMap<EntryId, Entry>, characters: ReadonlySet<string>, game: string) => {
  const tables = new Map<EntryId, Table>([[ROOT, { seated: new Set(), ever: new Set() }]])
  for (const [index, entry] of [...entries.values()].entries()) {
    const at = { game, entry: index + 1 }
    let table = tables.get(entry.base ?? entry.parent) as Table
    for (const event of entry.events) {
      if (event.type === 'seatAdded') {
        if (table.seated.has(event.seat.id)) throw found({ code: 'doubled-seat', ...at, where: event.seat.player })
        if (table.seated.size >= LIMITS.seats || table.ever.size >= LIMITS.everSeated) throw found({ code: 'too-many-seats', ...at })
        table = { seated: new Set([...table.seated, event.seat.id]), ever: new Set([...table.ever, event.seat.id]) }
      }
      if (event.type === 'seatRemoved') table = { ...table, seated: new Set([...table.seated].filter((id) => id !== event.seat)) }
      if (event.type === 'seatsReordered' && !sameSet(event.order, table.seated))
        throw found({ code: 'unknown-seat', ...at, where: 'order' })
      const named = namedIn(event)
      const stranger = named.seats.find((seat) => !table.ever.has(seat))
      if (stranger !== undefined) throw found({ code: 'unknown-seat', ...at, where: stranger })
      const unknown = named.characters.find((id) => !characters.has(id))
      if (unknown !== undefined) throw found({ code: 'unknown-character', ...at, where: unknown })
    }
    tables.set(entry.id, table)
  }
}

const sameSet = (list: readonly string[], set: ReadonlySet<string>) =>
  list.length === set.size && new Set(list).size === set.size && list.every((id) => set.has(id))
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const path = (issue: v.BaseIssue<unknown>): string => (v.getDotPath(issue) ?? '').slice(0, 120)
