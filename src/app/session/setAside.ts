import { isGameRecord } from '@/storage/gameRecord'
import { device } from '../device/device'

/** Sets the game aside: only a note that it cannot be opened is added. */
export const setAside = (id: string, why: string): Promise<unknown> =>
  device().saves.write(id, (now) => (isGameRecord(now) ? { record: { ...now, damaged: why, rev: now.rev + 1 } } : undefined))
