/** `Pit-Hag`, `pit_hag` and `PITHAG` are one id. What has no Latin letter keeps its own. */
export const plainId = (text: string): string => {
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return plain || text.trim()
}

const ROWS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dusk: 'dusk',
    dawn: 'dawn',
    minion: 'minioninfo',
    minions: 'minioninfo',
    minioninfo: 'minioninfo',
    demon: 'demoninfo',
    demons: 'demoninfo',
    demoninfo: 'demoninfo',
  }),
)

/** The rows of the night itself, as tools write them. */
export const fixedRow = (text: string): string | undefined => ROWS.get(plainId(text))
