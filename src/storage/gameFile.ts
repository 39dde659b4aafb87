import type { Entry } from '@/core/journal/entry'
import type { Place } from './gameRecord'

/** The file itself; described in docs/file-format.md. Raised when the envelope changes, not when an entry does. */
export const FILE_VERSION = 2
const FILE_ENDING = '.moonrise.json'
export const FILE_TYPE = 'application/json'

export interface FileGame extends Place {
  readonly id: string
  readonly title: string
  readonly script: string
  readonly order: 'sheet' | 'published'
  readonly createdAt: number
  readonly changedAt: number
  readonly entries: readonly Entry[]
  /** Every entry carries the checksum it was made with. Else an older version wrote the file, or somebody changed it. */
  readonly sound?: boolean
}

export interface GameFile {
  readonly format: 'moonrise'
  readonly version: number
  readonly exportedAt: number
  readonly games: readonly FileGame[]
}

/** One entry to a line, so that two files can be compared with any tool. */
export const writeFile = (games: readonly FileGame[], exportedAt: number, settings?: object): string => {
  const written = games.map(({ entries, sound: _, ...head }) => {
    const lines = entries.map((entry) => `      ${JSON.stringify(entry)}`)
    return `    ${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines.join(',\n')}\n    ]}`
  })
  return `{"format":"moonrise","version":${FILE_VERSION},"exportedAt":${exportedAt},${settings ? `"settings":${JSON.stringify(settings)},` : ''}"games":[\n${written.join(',\n')}\n]}\n`
}

/** A name every system accepts: "friday-night.moonrise.json". */
export const fileName = (title: string, fallback: string): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase()
  return (plain || fallback) + FILE_ENDING
}
