import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Jinx } from '@/core/model/script'
import type { ScriptFile, ScriptNote, ScriptTeam } from '@/scripts/read/scriptFile'
import { jinxesOf } from '@/scripts/read/jinxesOf'
import { linkToFile } from '@/scripts/read/scriptLink'
import { playedFile } from '@/scripts/read/playedFile'
import { writeScript } from '@/scripts/read/writeScript'
import { openScriptRecords, type ScriptRecord } from '@/storage/scriptRecords'
import { shelfText as text } from '@/text/en/shelf'
import { device } from '../device/device'
import { useNotices } from '../device/notices'
import { editionFile, editionScript, ownScriptId, scriptName, scripts, understandScript } from '../engine/scripts'
import { noteSentences, errorSentence } from './sentences'

export type { ScriptFile, ScriptTeam }

export interface ShelfScript {
  readonly id: string
  readonly name: string
  readonly author: string
  /** One of ours: nothing can be changed about it. */
  readonly edition: boolean
  readonly playedAt: number
}

export type Added =
  | { readonly ok: true; readonly id: string; readonly name: string; readonly notes: readonly string[] }
  | { readonly ok: false; readonly because: string }

/** A script as it is read from the shelf. */
export interface ReadScript {
  readonly script: ScriptFile
  readonly notes: readonly ScriptNote[]
}

/** The scripts of this device. */
export const useShelf = defineStore('shelf', () => {
  const records = openScriptRecords()
  const notices = useNotices()
  const mine = shallowRef<readonly ScriptRecord[]>([])
  const recordOf = (id: string) => mine.value.find((one) => one.id === id)

  const refresh = async (): Promise<void> => {
    mine.value = await records.all().catch(() => mine.value)
  }

  const put = async (record: ScriptRecord): Promise<void> => {
    mine.value = [...mine.value.filter(({ id }) => id !== record.id), record]
    await records.write(record).catch(() => notices.show(text.notKept, { kind: 'shelf' }))
  }

  const read = async (id: string): Promise<ReadScript | undefined> => {
    const file = recordOf(id)?.file ?? (await editionFile(id))
    const { reading } = file === undefined ? { reading: undefined } : await understandScript(file)
    return reading?.ok ? reading : undefined
  }

  const rewrite = async (id: string, change: (script: ScriptFile) => Pick<ScriptFile, 'name' | 'author' | 'meta' | 'characters'>) => {
    const [record, found] = [recordOf(id), await read(id)]
    if (!record || !found) return
    const next = change(found.script)
    await put({ ...record, name: next.name ?? '', author: next.author ?? '', file: writeScript(next) })
  }

  /** From a file, a paste, a link or the share sheet. Nothing changes if it cannot be read. */
  const add = async (given: string): Promise<Added> => {
    const file = linkIn(given) ?? given
    const { reading } = await understandScript(file)
    if (!reading.ok) return { ok: false, because: errorSentence(reading.error) }
    await refresh()
    const { name = '', author = '' } = reading.script
    const same = mine.value.find((one) => one.file === file)
    const record = same ?? { id: device().newId(), name, author, file, addedAt: device().now() }
    if (!same) await put(record)
    return { ok: true, id: record.id, name: record.name, notes: noteSentences(reading.notes, reading.script.characters) }
  }

  const remove = async (id: string): Promise<void> => {
    const record = recordOf(id)
    if (!record) return
    mine.value = mine.value.filter((one) => one.id !== id)
    await records.erase(id).catch(() => undefined)
    notices.show(text.deleted(record.name || text.unnamed), { action: { label: text.bringBack, run: () => void put(record) } })
  }

  return {
    /** Our editions first; of the others the one that was played or added last. */
    list: computed<readonly ShelfScript[]>(() => [
      ...[...scripts.keys()].map((id) => ({ id, name: scriptName(id), author: '', edition: true, playedAt: 0 })),
      ...mine.value
        .map(({ id, name, author, playedAt, addedAt }) => ({ id, name, author, edition: false, playedAt: playedAt ?? 0, addedAt }))
        .sort((a, b) => Math.max(b.playedAt, b.addedAt) - Math.max(a.playedAt, a.addedAt)),
    ]),
    /** What a game of it is played with. */
    toPlay: async (id: string): Promise<ToPlay | undefined> => {
      if (scripts.has(id)) return { script: id }
      const found = await read(id)
      // An edition under whatever title is the edition.
      const sheet = found?.script.edition && isPlainEdition(found.script) ? editionScript(found.script.edition) : undefined
      if (sheet !== undefined) return { script: sheet, shelf: id }
      const file = found && playedFile({ ...found.script, name: found.script.name ?? text.unnamed })
      return file === undefined ? undefined : { script: ownScriptId(file), file, shelf: id }
    },
    refresh,
    add,
    read,
    rewrite,
    /** What a file would be read as. */
    readFile: async (file: string): Promise<ScriptFile | undefined> => {
      const { reading } = await understandScript(file)
      return reading.ok ? reading.script : undefined
    },
    /** A script that was made here: a new one, or in the place of an older. */
    keep: async (file: string, id: string = device().newId()): Promise<string | undefined> => {
      const { reading } = await understandScript(file)
      if (!reading.ok) return undefined
      const { name = '', author = '' } = reading.script
      await put({ addedAt: device().now(), ...recordOf(id), id, name, author, file: writeScript(reading.script) })
      return id
    },
    remove,
    rename: (id: string, name: string) => rewrite(id, (script) => ({ ...script, name })),
    copy: async (id: string): Promise<string | undefined> => {
      const found = await read(id)
      if (!found) return undefined
      const name = text.copyOf(found.script.name ?? text.unnamed)
      const copied = { id: device().newId(), name, author: found.script.author ?? '', addedAt: device().now() }
      await put({ ...copied, file: writeScript({ ...found.script, name }) })
      return copied.id
    },
    played: async (id: string): Promise<void> => {
      const record = recordOf(id)
      if (record) await put({ ...record, playedAt: device().now() })
    },
  }
})

export interface ToPlay {
  readonly script: string
  readonly shelf?: string
  /** If it is not one of ours. */
  readonly file?: string
}

/** Nothing but the edition itself. */
const isPlainEdition = ({ characters, bootlegger, meta }: ScriptFile): boolean =>
  bootlegger.length === 0 &&
  !('firstNight' in meta) &&
  !('otherNight' in meta) &&
  characters.every(({ known, team }) => known === 'rules' && team !== 'fabled' && team !== 'loric')

/** An address that carries a script, pasted as it is. */
const linkIn = (given: string): string | undefined => {
  const link = /^\s*\S*#\/script\/(\S+)\s*$/.exec(given)?.[1]
  return link === undefined ? undefined : (linkToFile(link) ?? '')
}

export const jinxedPairs = (script: ScriptFile): readonly Jinx[] => jinxesOf(script.characters)
