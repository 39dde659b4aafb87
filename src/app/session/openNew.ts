import { ROOT } from '@/core/api'
import type { GameRecord } from '@/storage/gameRecord'
import { newestSchema } from '@/storage/migrations'
import { device } from '../device/device'
import type { Session } from './session'
import { hold, type Changed } from './sessions'

/** A new, empty game. It is fetched with the setup. */
export const openNew = (about: Pick<GameRecord, 'title' | 'script' | 'order'>, changed: Changed): Promise<Session> => {
  const { newId, now } = device()
  const id = newId()
  const record: GameRecord = {
    ...about,
    id,
    schema: newestSchema(),
    createdAt: now(),
    changedAt: now(),
    line: '',
    players: 0,
    ended: false,
    cursor: ROOT,
    head: ROOT,
    next: 1,
    rev: 0,
  }
  return hold(id, changed, async () => ({ record, entries: [] }))
}
