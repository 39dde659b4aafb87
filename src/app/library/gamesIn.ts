import { checksum, currentGame, openJournal } from '@/core/api'
import type { Entry } from '@/core/journal/entry'
import { MOST_BYTES, type FileFault } from '@/storage/fileFault'
import type { FileGame } from '@/storage/gameFile'
import { isGameRecord, type GameRecord } from '@/storage/gameRecord'
import { newestSchema } from '@/storage/migrations'
import type { Progress } from '@/storage/readFile'
import { readGame } from '@/storage/readGame'
import { filesText } from '@/text/en/files'
import { openChannel } from '../session/channel'
import { device } from '../device/device'
import { describeGame } from '../session/describeGame'
import { foundIn } from '../session/foundGame'
import { knownScripts } from '../engine/scripts'
import { readApart } from './readApart'

export type Brought = 'new' | 'same' | 'behind' | 'ahead' | 'copy'
export interface BroughtGame {
  readonly id: string
  readonly title: string
  readonly how: Brought
}
export type ImportResult =
  | {
      readonly ok: true
      readonly games: readonly BroughtGame[]
      /** Why other games of the file were left out. */
      readonly refused?: readonly string[]
    }
  | {
      readonly ok: false
      readonly because: string
      /** How many were stored before the device was full. */
      readonly brought?: number
    }

export const readTextOf = async (file: File): Promise<string | FileFault> => {
  if (file.size > MOST_BYTES) return { code: 'too-big' }
  return file.text().catch((): FileFault => ({ code: 'unreadable' }))
}

export interface ImportWatch {
  readonly progress?: Progress
  /** Nothing more of it is stored. */
  readonly signal?: AbortSignal
}

const turn = () => new Promise((next) => setTimeout(next))

/** Checks everything before it stores anything. A bad game does not block the others. */
export const importGames = async (text: string | FileFault, { progress, signal }: ImportWatch = {}): Promise<ImportResult> => {
  const refuse = (fault: FileFault): ImportResult => ({ ok: false, because: filesText.fault(fault) })
  if (typeof text !== 'string') return refuse(text)
  const half = (part: number) => progress?.(part / 2)
  const read = await readApart(text, await knownScripts(), { progress: half, signal }).catch((error: unknown): undefined => {
    if (!signal?.aborted) throw error
  })
  if (!read) return { ok: false, because: filesText.stopped(0) }
  if (!read.ok) return refuse(read.fault)
  const refused = [...(read.refused ?? [])]
  const records: (readonly [FileGame, GameRecord])[] = []
  for (const game of read.games) {
    const record = recordOf(game)
    await turn()
    if (record) records.push([game, record])
    else refused.push({ code: 'cannot-be-played', game: game.title })
  }
  if (!records.length && refused[0]) return refuse(refused[0])
  const games: BroughtGame[] = []
  try {
    for (const [game, record] of records) {
      if (signal?.aborted) return { ok: false, because: filesText.stopped(games.length), brought: games.length }
      games.push(await bringIn(game, record))
      progress?.(0.5 + games.length / records.length / 2)
    }
  } catch {
    return { ok: false, because: filesText.notKept(games.length, records.length), brought: games.length }
  }
  return { ok: true, games, ...(refused.length ? { refused: refused.map((fault) => filesText.fault(fault)) } : {}) }
}

const recordOf = ({ entries, sound: _, ...game }: FileGame): GameRecord | undefined => {
  try {
    const journal = openJournal(game.script, { entries, cursor: game.cursor, head: game.head }, game.order)
    return { ...game, ...describeGame(currentGame(journal)), schema: newestSchema(), next: entries.length + 1, rev: 1 }
  } catch {
    return undefined
  }
}

const bringIn = async (game: FileGame, record: GameRecord): Promise<BroughtGame> => {
  const { saves } = device()
  const raw = await saves.load(game.id)
  const here = raw && (await readGame(raw))
  const how: Brought = raw ? (here?.ok ? compare(game, here.game.entries) : 'copy') : 'new'
  if (how === 'copy') {
    const id = `${game.id.slice(0, 48)}-${digest(game.entries)}`
    // If the same file is imported again, it finds the copy made the first time.
    const again = await saves.load(id)
    const copy = { ...record, id, title: again ? record.title : filesText.fromFile(record.title) }
    const brought = await bringIn({ ...game, id }, copy)
    return again ? brought : { ...brought, how }
  }
  const found = raw && here?.ok ? foundIn(raw, here) : undefined
  const seen = found?.record
  const known = new Set(found?.entries.map(({ id }) => id))
  const added = game.entries.filter(({ id }) => !known.has(id))
  let moved = false
  let written = record
  await saves.write(game.id, (now) => {
    // Another window may have written in the meantime; then check again.
    moved = isGameRecord(now) ? now.rev !== seen?.rev : seen !== undefined
    if (moved) return undefined
    if (!seen) return { record, entries: added }
    if (how !== 'ahead') return isGameRecord(now) && now.trashedAt !== undefined ? { record: outOfTrash(now) } : undefined
    const kept = outOfTrash(seen)
    written = {
      ...kept,
      ...describeOf(record),
      schema: newestSchema(),
      cursor: record.cursor,
      head: record.head,
      next: record.next,
      changedAt: record.changedAt,
    }
    return found?.instead ? { record: written, entries: game.entries, instead: found.instead } : { record: written, entries: added }
  })
  if (moved) return bringIn(game, record)
  if (how === 'ahead') tellOthers(written, added)
  return { id: game.id, title: written.title, how }
}

const outOfTrash = ({ trashedAt: _, ...record }: GameRecord): GameRecord => ({ ...record, rev: record.rev + 1 })

const describeOf = ({ line, players, ended }: GameRecord) => ({ line, players, ended })

/** Sessions that have this game open pick it up. */
const tellOthers = (record: GameRecord, entries: readonly Entry[]) => {
  const channel = openChannel<unknown>(`moonrise-game:${record.id}`, () => undefined)
  channel.post({ record, entries })
  channel.close()
}

/** Compares checksums: equal sums mean an equal past. Nothing from a file with wrong sums is merged. */
const compare = ({ entries, sound }: FileGame, here: readonly Entry[]): Brought => {
  const sums = new Map(here.map(({ id, sum }) => [id, sum]))
  const shared = entries.filter(({ id }) => sums.has(id))
  if (shared.some(({ id, sum }) => sums.get(id) !== sum)) return 'copy'
  const [more, less] = [entries.length > shared.length, here.length > shared.length]
  return more && less ? 'copy' : more ? (sound ? 'ahead' : 'copy') : less ? 'behind' : 'same'
}

const digest = (entries: readonly Entry[]): string =>
  checksum(
    '',
    entries.map(({ sum }) => sum),
  ).slice(0, 12)
