import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Command } from '@/core/journal/command'
import { storeLost } from '@/storage/database'
import { forgetGame } from '@/storage/forgetGame'
import { isGameRecord, type GameRecord } from '@/storage/gameRecord'
import { localValue } from '@/storage/localValue'
import type { RawGame } from '@/storage/saves'
import { askToPersist, persistence, type Persistence } from '@/storage/persistence'
import { filesText } from '@/text/en/files'
import { keepingText } from '@/text/en/keeping'
import { libraryText } from '@/text/en/library'
import { together } from '@/text/inRow'
import { openChannel } from '../session/channel'
import { copyGame, rescueGame } from './copies'
import { teach } from '@/app/game/lesson'
import { demoCommands } from '../engine/demo'
import { device } from '../device/device'
import { useGame } from '../game/game'
import { gameCard, type GameCard } from './gameCard'
import { importGames, readTextOf, type ImportResult } from './gamesIn'
import { gameToFile, gamesReadBack, gamesToFiles, handOut, rawToFile, type TextFile } from './gamesOut'
import { useNotices } from '../device/notices'
import { forgetReveal } from '../cards/revealed'
import { unsavedRecords } from '../session/sessions'
import { forgetTimer } from '../day/timer'
import { forgetTown } from '../session/town'

export interface NewGame {
  readonly title?: string
  /** Each command becomes an entry. Refused ones are forced, because the storyteller was warned before. */
  readonly commands?: readonly Command[]
}

/** So long nothing is said of a file that is being read. */
const SLOW = 500
const TRASH_KEPT = 7 * 86_400_000

/** The games of this device. */
export const useLibrary = defineStore('library', () => {
  const game = useGame()
  const notices = useNotices()
  const games = shallowRef<readonly GameCard[]>([])
  /** blocked: the browser stores nothing; games last as long as the page. full: what is there is left alone until there is room. */
  const state = ref<'loading' | 'ready' | 'blocked' | 'full'>('loading')
  const kept = ref<Persistence>('unknown')
  /** A file that takes its time. */
  const reading = shallowRef<{ readonly part: number; readonly stop: () => void }>()
  const channel = openChannel<'changed'>('moonrise-library', () => void refresh())
  /** How many games there were: where the browser clears the store and not this, it is noticed. */
  const counted = localValue('games')
  let erasing = false

  storeLost.addEventListener('lost', () => void refresh())

  const refresh = async (): Promise<void> => {
    const { saves, now } = device()
    const records = new Map<string, unknown>()
    try {
      for (const [id, record] of await saves.list()) records.set(id, record)
      state.value = 'ready'
    } catch (error) {
      // Reading asks for room only after a failed write; see `storage/freshLog.ts`.
      state.value = (error as Error).name === 'QuotaExceededError' ? 'full' : 'blocked'
    }
    for (const record of unsavedRecords()) records.set(record.id, record)
    const all = [...records]
      .filter(([, record]) => !(record as Partial<GameRecord> | undefined)?.trashedAt)
      .map(([id, record]) => gameCard(id, record, now()))
    games.value = all.sort((a, b) => b.changedAt - a.changedAt)
    if (state.value === 'ready') sayIfCleared(records.size)
    kept.value = await persistence()
  }

  /** Those in the trash count too: only the browser takes the last one away without a word. */
  const sayIfCleared = (count: number) => {
    const before = Number(counted.read() ?? 0)
    if (count === before) return
    counted.write(count)
    if (!count && !erasing) notices.show(keepingText.cleared, { kind: 'cleared', stays: true })
  }

  const tell = async () => {
    channel.post('changed')
    await refresh()
  }

  const edit = async (id: string, change: (record: GameRecord) => GameRecord) => {
    await device().saves.write(id, (now) => (isGameRecord(now) ? { record: { ...change(now), rev: now.rev + 1 } } : undefined))
    await tell()
  }

  const create = async ({ title, commands = [] }: NewGame = {}, script?: string): Promise<string> => {
    const id = await game.create(title?.trim() || libraryText.newTitle(new Date(device().now())), script)
    for (const command of commands) {
      if (game.dispatch(command).kind !== 'done') game.dispatch({ ...command, anyway: true })
    }
    await tell()
    return id
  }

  const rename = async (id: string, title: string) => {
    if (game.id === id) game.rename(title)
    else await edit(id, (record) => ({ ...record, title }))
    await tell()
  }

  const erase = async (id: string) => {
    erasing = true
    await device().saves.erase(id)
    await forgetTown(id)
    forgetTimer(id)
    forgetReveal(id)
    // The keys of its live rooms; see `live/keptShares.ts`.
    forgetGame(localValue('live'), id)
  }

  const restore = (id: string) => edit(id, ({ trashedAt: _, ...record }) => record)

  /** Moves it to the trash. The notice, or `restore`, brings it back for a week. */
  const remove = async (id: string) => {
    const card = games.value.find((one) => one.id === id)
    if (game.id === id) game.close()
    const trashed = await device().saves.write(id, (now) =>
      isGameRecord(now) ? { record: { ...now, trashedAt: device().now(), rev: now.rev + 1 } } : undefined,
    )
    // An unreadable record cannot hold the note. Its raw data was offered before.
    if (!trashed) await erase(id)
    else tellGame(await device().saves.load(id), id)
    await tell()
    notices.show(
      libraryText.deleted(card?.title ?? libraryText.unnamed),
      trashed ? { action: { label: libraryText.bringBack, run: () => void restore(id) } } : {},
    )
  }

  /** Windows that have it open are told, and ask. */
  const tellGame = (raw: RawGame | undefined, id: string) => {
    const line = openChannel<unknown>(`moonrise-game:${id}`, () => undefined)
    if (isGameRecord(raw?.record)) line.post({ record: raw.record, entries: [] })
    line.close()
  }

  const emptyTrash = async () => {
    const { saves, now } = device()
    const old = (await saves.list().catch(() => [])).filter(
      ([, record]) => isGameRecord(record) && record.trashedAt !== undefined && now() - record.trashedAt > TRASH_KEPT,
    )
    for (const [id] of old) await erase(id)
  }

  const copied = async (making: Promise<string | undefined>) => {
    const id = await making
    await tell()
    return id
  }

  const give = async (file: TextFile | undefined, ids: readonly string[], way: 'save' | 'share'): Promise<boolean> => {
    if (!file || !(await handOut(file, way))) return false
    const readable = ids.length ? await gamesReadBack(file) : []
    await noteBackup(ids.filter((each) => readable.includes(each)))
    return true
  }

  /** These have a copy outside this device that was read again. */
  const noteBackup = async (ids: readonly string[]) => {
    const backedUpAt = device().now()
    for (const id of ids) await edit(id, (record) => ({ ...record, backedUpAt })).catch(() => undefined)
  }

  const take = async (text: Parameters<typeof importGames>[0]): Promise<ImportResult> => {
    const stopping = new AbortController()
    const stop = () => stopping.abort(new Error('stopped'))
    const slow = setTimeout(() => {
      reading.value = { part: 0, stop }
      notices.show(filesText.reading, { kind: 'import', stays: true, action: { label: filesText.stop, run: stop } })
    }, SLOW)
    const progress = (part: number) => {
      if (reading.value) reading.value = { part, stop }
    }
    const result = await importGames(text, { progress, signal: stopping.signal }).finally(() => {
      clearTimeout(slow)
      reading.value = undefined
      notices.dismissKind('import')
    })
    if (result.ok || result.brought) await tell()
    const said = result.ok
      ? result.games.length === 1 && result.games[0]
        ? filesText.brought[result.games[0].how](result.games[0].title)
        : filesText.manyBrought(result.games.length)
      : result.brought
        ? result.because
        : together([result.because, filesText.nothingChanged])
    const only = result.ok && result.games.length === 1 ? result.games[0]?.id : undefined
    const action = only === undefined ? {} : { action: { label: libraryText.openIt, run: () => location.assign(`#/game/${only}`) } }
    const left = result.ok ? (result.refused ?? []) : []
    notices.show(together([said, ...left]), { kind: 'import', stays: !result.ok || left.length > 0, ...action })
    return result
  }

  return {
    games,
    state,
    kept,
    reading,
    /** The running game that was touched last. */
    running: computed(() => games.value.find(({ ended, damaged }) => !ended && !damaged)),
    refresh,
    create,
    rename,
    remove,
    restore,
    emptyTrash,
    duplicate: (id: string) => copied(copyGame(id)),
    rescue: (id: string) => copied(rescueGame(id)),
    demo: async (script?: string) => {
      const id = await create({ title: libraryText.demoTitle, commands: await demoCommands(script) }, script)
      teach({ game: id, next: 'choose' })
      return id
    },
    exportGame: async (id: string, way: 'save' | 'share' = 'save') => give(await gameToFile(id), [id], way),
    /** `moving`: with the settings, for another address. */
    exportAll: async (way: 'save' | 'share' = 'save', moving = false) => {
      const ids = games.value.filter(({ damaged }) => !damaged).map(({ id }) => id)
      const settings = moving ? (await import('./settingsMoved')).settingsToMove() : undefined
      let all = true
      for (const file of await gamesToFiles(ids, settings)) all = (await give(file, ids, way)) && all
      return all
    },
    noteBackup,
    exportRaw: async (id: string) => give(await rawToFile(id), [], 'save'),
    importText: (text: string) => take(text),
    importFile: async (file: File) => take(await readTextOf(file)),
    askToPersist: async () => {
      kept.value = await askToPersist()
    },
  }
})
