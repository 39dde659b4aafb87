import type { Entry } from '@/core/journal/entry'
import { journalData } from '@/core/api'
import { fileName, writeFile, FILE_TYPE, type FileGame } from '@/storage/gameFile'
import { MOST_BYTES, MOST_GAMES } from '@/storage/fileFault'
import type { GameRecord } from '@/storage/gameRecord'
import { readGame } from '@/storage/readGame'
import { filesText } from '@/text/en/files'
import { knownScripts } from '../engine/scripts'
import { device } from '../device/device'
import { saveFile, shareFile, sharesFile } from './handOver'
import { readApart } from './readApart'
import { heldSession } from '../session/sessions'

export interface TextFile {
  readonly name: string
  readonly text: string
}

/** Takes an open game from memory, because it may not be on the disk yet. */
const gameToWrite = async (id: string): Promise<FileGame | undefined> => {
  const session = heldSession(id)
  if (session) return fileGame(session.record(), journalData(session.journal()).entries)
  const raw = await device().saves.load(id)
  const read = raw && (await readGame(raw))
  return read?.ok ? fileGame(read.game.record, read.game.entries) : undefined
}

const fileGame = ({ id, title, script, order, createdAt, changedAt, cursor, head }: GameRecord, entries: readonly Entry[]): FileGame => ({
  id,
  title,
  script,
  order,
  createdAt,
  changedAt,
  cursor,
  head,
  entries,
})

export const gameToFile = async (id: string): Promise<TextFile | undefined> => {
  const game = await gameToWrite(id)
  return game && { name: fileName(game.title, filesText.oneGame), text: writeFile([game], device().now()) }
}

/** Splits into as many files as the reader's limits require. */
export const gamesToFiles = async (ids: readonly string[], settings?: object, most = MOST_BYTES): Promise<readonly TextFile[]> => {
  const groups: FileGame[][] = [[]]
  let size = 0
  for (const id of ids) {
    const game = await gameToWrite(id)
    if (!game) continue
    const weight = new Blob([writeFile([game], 0)]).size
    const last = groups.at(-1) ?? []
    if (last.length && (size + weight > 0.9 * most || last.length >= MOST_GAMES)) {
      groups.push([game])
      size = weight
    } else {
      last.push(game)
      size += weight
    }
  }
  return groups.map((games, at) => ({
    name: fileName(groups.length > 1 ? `${filesText.allGames} ${at + 1}` : filesText.allGames, filesText.allGames),
    text: writeFile(games, device().now(), at === 0 ? settings : undefined),
  }))
}

/** The games that can be read back from this file. Only those count as backed up. */
export const gamesReadBack = async ({ text }: TextFile): Promise<readonly string[]> => {
  const read = await readApart(text, await knownScripts())
  return read.ok ? read.games.map(({ id }) => id) : []
}

/** The raw data of a damaged game, before and after its end was cut off, for repair by hand. */
export const rawToFile = async (id: string): Promise<TextFile | undefined> => {
  const { saves } = device()
  const [raw, before] = await Promise.all([saves.load(id), saves.copyOf(id)])
  return (
    raw && {
      name: fileName(filesText.damagedGame, filesText.damagedGame),
      text: JSON.stringify({ format: 'moonrise-raw', id, ...raw, ...(before && { before }) }, undefined, 1),
    }
  )
}

const asFile = ({ name, text }: TextFile): File => new File([text], name, { type: FILE_TYPE })

/** False if the storyteller cancelled. */
export const handOut = async (made: TextFile, way: 'save' | 'share' = 'save'): Promise<boolean> =>
  (await (way === 'share' ? shareFile(asFile(made), filesText.shareTitle(made.name)) : saveFile(asFile(made)))) !== 'left'

export const sharesGames = (): boolean => sharesFile(asFile({ name: fileName('', filesText.oneGame), text: '{}' }))
