import type { Entry } from '@/core/journal/entry'
import { currentGame, openJournal } from '@/core/journal/journal'
import type { FileFault } from '@/storage/fileFault'
import type { FileGame } from '@/storage/gameFile'
import { isGameRecord, type GameRecord } from '@/storage/gameRecord'
import { newestSchema } from '@/storage/migrations'
import { readGame } from '@/storage/readGame'
import { filesText } from '@/text/en/files'
import { openChannel } from './channel'
import { device } from './device'
import { describeGame } from './describeGame'
import { knownScripts } from './scripts'

export type Brought = 'new' | 'same' | 'behind' | 'ahead' | 'copy'
export interface BroughtGame {
  readonly id: string
  readonly title: string
  readonly how: Brought
}
export type ImportResult =
  | { readonly ok: true; readonly games: readonly BroughtGame[] }
  | {
      readonly ok: false
      readonly because: string
      /** How many were stored before the device would take no more. */
      readonly brought?: number
    }

const MOST_BYTES = 20_000_000

export const readTextOf = async (file: File): Promise<string | FileFault> => {
  if (file.size > MOST_BYTES) return { code: 'too-big' }
  return file.text().catch((): FileFault => ({ code: 'unreadable' }))
}

/** Everything is looked at before anything is stored. */
export const importGames = async (text: string | FileFault): Promise<ImportResult> => {
  const refuse = (fault: FileFault): ImportResult => ({ ok: false, because: filesText.fault(fault) })
  if (typeof text !== 'string') return refuse(text)
  const { readFile } = await import('@/storage/readFile')
  const read = readFile(text, knownScripts())
  if (!read.ok) return refuse(read.fault)
  const records: (readonly [FileGame, GameRecord])[] = []
  for (const game of read.games) {
    const record = recordOf(game)
    if (!record) return refuse({ code: 'cannot-be-played', game: game.title })
    records.push([game, record])
  }
  const games: BroughtGame[] = []
  try {
    for (const [game, record] of records) games.push(await bringIn(game, record))
  } catch {
    return { ok: false, because: filesText.notKept(games.length, records.length), brought: games.length }
  }
  return { ok: true, games }
}

const recordOf = ({ entries, ...game }: FileGame): GameRecord | undefined => {
  try {
    const journal = openJournal(game.script, { entries, cursor: game.cursor, head: game.head }, game.order)
    return { ...game, ...describeGame(currentGame(journal)), schema: newestSchema(), next: entries.length + 1, rev: 1 }
  } catch {
    return undefined
  }
}

const bringIn = async (game: FileGame, record: GameRecord): Promise<BroughtGame> => {
  const { saves } = device()
  let how: Brought = 'new'
  let added: readonly Entry[] = game.entries
  let written = record
  const raw = await saves.load(game.id)
  const here = raw && readGame(raw)
  if (raw) how = here?.ok ? compare(game.entries, here.game.entries) : 'copy'
  if (how === 'copy') {
    const id = `${game.id.slice(0, 48)}-${digest(game.entries)}`
    // The same file a second time finds the copy it made.
    const again = await saves.load(id)
    const result = again ? await bringIn({ ...game, id }, { ...record, id }) : undefined
    if (result) return result
    written = { ...record, id, title: filesText.fromFile(record.title) }
  }
  await saves.write(written.id, (now) => {
    if (!isGameRecord(now)) return { record: written, entries: added }
    const { trashedAt: _, ...kept } = now
    if (how !== 'ahead') return now.trashedAt === undefined ? undefined : { record: { ...kept, rev: now.rev + 1 } }
    added = game.entries.slice(now.next - 1)
    written = {
      ...kept,
      ...describeOf(record),
      cursor: record.cursor,
      head: record.head,
      next: record.next,
      changedAt: record.changedAt,
      rev: now.rev + 1,
    }
    return { record: written, entries: added }
  })
  if (how === 'ahead') tellOthers(written, added)
  return { id: written.id, title: written.title, how }
}

const describeOf = ({ line, players, ended }: GameRecord) => ({ line, players, ended })

/** An open session of this game, in this window or another, follows. */
const tellOthers = (record: GameRecord, entries: readonly Entry[]) => {
  const channel = openChannel<unknown>(`moonrise-game:${record.id}`, () => undefined)
  channel.post({ record, entries })
  channel.close()
}

const mark = ({ id, parent, at, command, events }: Entry): string =>
  `${id}/${parent}/${at}/${command.type}/${events.map(({ type }) => type).join()}`

const compare = (file: readonly Entry[], here: readonly Entry[]): Brought => {
  const shared = Math.min(file.length, here.length)
  for (let at = 0; at < shared; at += 1) if (mark(file[at] as Entry) !== mark(here[at] as Entry)) return 'copy'
  return file.length === here.length ? 'same' : file.length > here.length ? 'ahead' : 'behind'
}

const digest = (entries: readonly Entry[]): string => {
  let sum = 2_166_136_261
  for (const letter of entries.map(mark).join('|')) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return sum.toString(36)
}
