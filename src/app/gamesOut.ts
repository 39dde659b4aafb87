import type { Entry } from '@/core/journal/entry'
import { journalData } from '@/core/journal/journal'
import { fileName, writeFile, FILE_TYPE, type FileGame } from '@/storage/gameFile'
import type { GameRecord } from '@/storage/gameRecord'
import { readGame } from '@/storage/readGame'
import { filesText } from '@/text/en/files'
import { device } from './device'
import { heldSession } from './sessions'

export interface TextFile {
  readonly name: string
  readonly text: string
}

/** The game as it is in memory if it is open here: it may not be on the disk. */
const gameToWrite = async (id: string): Promise<FileGame | undefined> => {
  const session = heldSession(id)
  if (session) return fileGame(session.record(), journalData(session.journal()).entries)
  const raw = await device().saves.load(id)
  const read = raw && readGame(raw)
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

export const gamesToFile = async (ids: readonly string[]): Promise<TextFile> => {
  const games = await Promise.all(ids.map(gameToWrite))
  return {
    name: fileName(filesText.allGames, filesText.allGames),
    text: writeFile(
      games.filter((game) => game !== undefined),
      device().now(),
    ),
  }
}

/** A damaged game, exactly as it lies on the disk: somebody may be able to mend it. */
export const rawToFile = async (id: string): Promise<TextFile | undefined> => {
  const raw = await device().saves.load(id)
  return (
    raw && {
      name: fileName(filesText.damagedGame, filesText.damagedGame),
      text: JSON.stringify({ format: 'moonrise-raw', id, ...raw }, undefined, 1),
    }
  )
}

/** To the share sheet where it takes such files, else to the downloads. False: the storyteller thought better of it. */
export const handOut = async ({ name, text }: TextFile, way: 'save' | 'share' = 'save'): Promise<boolean> => {
  const file = new File([text], name, { type: FILE_TYPE })
  if (way === 'share' && canShare(file)) {
    return navigator.share({ files: [file], title: filesText.shareTitle(name) }).then(
      () => true,
      () => false,
    )
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}

export const canShare = (file: File = new File(['{}'], fileName('', filesText.oneGame), { type: FILE_TYPE })): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
