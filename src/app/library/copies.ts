import { isGameRecord, type GameRecord } from '@/storage/gameRecord'
import { newestSchema } from '@/storage/migrations'
import { ROOT, entryId } from '@/core/api'
import { readGame, soundEntries } from '@/storage/readGame'
import { libraryText } from '@/text/en/library'
import { device } from '../device/device'
import { SCRIPT } from '../engine/scripts'
import { heldSession } from '../session/sessions'

export const copyGame = async (id: string): Promise<string | undefined> => {
  const { saves, newId, now } = device()
  await heldSession(id)?.settled()
  const raw = await saves.load(id)
  const read = raw && (await readGame(raw))
  if (!read?.ok) return undefined
  const { record, entries } = read.game
  const { copy: _, ...own } = record
  const copy: GameRecord = {
    ...own,
    id: newId(),
    schema: newestSchema(),
    title: libraryText.copyOf(record.title),
    createdAt: now(),
    changedAt: now(),
    rev: 1,
  }
  await saves.write(copy.id, () => ({ record: copy, entries }))
  return copy.id
}

/** Makes a new game from the sound part of a damaged one. The damaged one stays as it is. */
export const rescueGame = async (id: string): Promise<string | undefined> => {
  const { saves, newId, now } = device()
  const raw = await saves.load(id)
  if (!raw) return undefined
  const { entries } = await soundEntries(raw.entries)
  if (!entries.length) return undefined
  const old = isGameRecord(raw.record) ? raw.record : undefined
  const stood = entryId(String(old?.cursor))
  const last = entries.some(({ id: each }) => each === stood) ? stood : (entries.at(-1)?.id ?? ROOT)
  const record: GameRecord = {
    id: newId(),
    title: libraryText.rescued(old?.title ?? libraryText.unnamed),
    script: old?.script ?? SCRIPT,
    order: old?.order ?? 'sheet',
    createdAt: old?.createdAt ?? now(),
    changedAt: now(),
    line: old?.line ?? '',
    players: old?.players ?? 0,
    ended: old?.ended ?? false,
    schema: newestSchema(),
    cursor: last,
    head: last,
    next: entries.length + 1,
    rev: 1,
  }
  await saves.write(record.id, () => ({ record, entries }))
  return record.id
}
