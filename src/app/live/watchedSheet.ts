import type { SharedTown } from '@/live/sealedTown'
import { loadScript } from '../engine/scripts'
import { viewedScript } from '../engine/viewed'

/** The script of the town that is followed, to be read. False if this version does not know it. */
export const openWatchedSheet = async ({ id, file }: SharedTown['script']): Promise<boolean> => {
  if (!(await loadScript(id, file).catch(() => false))) return false
  viewedScript.value = id
  return true
}
