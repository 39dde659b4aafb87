import type { CharacterId } from '@/core/model/ids'
import type { ScriptFile } from '../read/scriptFile'

/** A step is called `<row>:<seat>`, and the row of a part `<character>.<part>`: no character of a script may be called so, nor like what every object has. */
const isUnsafe = (id: CharacterId): boolean => /[.:/]/.test(id) || id in {} || ROWS.includes(id)

/** Rows that every night has. */
const ROWS: readonly string[] = ['dusk', 'travellers', 'minioninfo', 'minion-info', 'demoninfo', 'demon-info', 'dawn']

/** The same script under ids that a game can use. The file itself keeps its own. */
export const safeIds = (file: ScriptFile): ScriptFile => {
  if (!file.characters.some(({ id }) => isUnsafe(id))) return file
  const taken = new Set(file.characters.map(({ id }) => id).filter((id) => !isUnsafe(id)))
  const safe = new Map<CharacterId, CharacterId>()
  for (const { id } of file.characters.filter((one) => isUnsafe(one.id))) {
    let next = id.replace(/[.:/]/g, '_')
    while (taken.has(next) || next in {} || ROWS.includes(next)) next += '_'
    taken.add(next)
    safe.set(id, next)
  }
  const now = (id: CharacterId) => safe.get(id) ?? id
  return {
    ...file,
    characters: file.characters.map((one) => ({
      ...one,
      id: now(one.id),
      jinxes: one.jinxes.map((jinx) => ({ ...jinx, id: now(jinx.id) })),
    })),
    firstNight: file.firstNight.map(now),
    otherNight: file.otherNight.map(now),
  }
}
