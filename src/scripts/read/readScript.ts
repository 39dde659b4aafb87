import { EDITION_NAMES, editionOf } from './editionOf'
import { flatEntries, readEntry, type Placed } from './entries'
import { LIMITS } from './limits'
import { parseLoosely } from './looseJson'
import { houseRules, isMeta, metaLine, metaOf, sameTitle } from './meta'
import { nightOrder } from './nightOrders'
import { isRecord } from './plainText'
import type { ErrorCode, NoteCode, Report, ScriptCharacter, ScriptFile, ScriptNote, ScriptReading } from './scriptFile'
import type { ScriptLibrary } from './scriptLibrary'
import { unwrap } from './unwrap'
import { unwrapAny } from './unwrapAny'

/** A script from any tool. Everything in the file becomes a character or is told about; a file that cannot be read says why, in one sentence. */
export const readScript = (file: string, library: ScriptLibrary): ScriptReading => {
  if (file.length > LIMITS.text) return failed('tooLarge', { most: LIMITS.text / 1_000_000 })
  const notes: ScriptNote[] = []
  const report: Report = (code, values = {}) => void notes.push({ code, values })
  const text = bare(file, report)
  const early = notAScript(text)
  if (early) return failed(early, { line: 1 })
  const parsed = parseLoosely(text)
  if (!parsed.ok) return parsed
  notes.push(...parsed.slips)
  const wrapped = unwrap(parsed.value) ?? unwrapAny(parsed.value, (id) => library.find(id) !== undefined)
  if (!wrapped) return failed('noList', { line: 1 })
  const entries = flatEntries(wrapped.entries, report)
  if (entries.length > LIMITS.entries) return failed('tooMany', { count: entries.length, most: LIMITS.entries, line: 1 })
  const characters = readAll(entries, library, report)
  if (characters.length === 0) return failed('noCharacters', { line: 1 })
  const meta = metaOf(
    wrapped.meta,
    entries.map(({ entry }) => entry),
    report,
  )
  return { ok: true, script: understood(characters, meta, library, report), notes: gathered(notes) }
}

const failed = (code: ErrorCode, values: ScriptNote['values']): ScriptReading => ({ ok: false, error: { code, values } })

/** Without a byte order mark, and without the fence that chats put around code. */
const bare = (file: string, report: Report): string => {
  const text = file.replace(/^\uFEFF/, '')
  const fenced = /^\s*```\w*[^\S\n]*\n([^]*?)\n?```\s*$/.exec(text)
  if (fenced) report('fence')
  // The lines keep their numbers.
  return fenced ? `${/^\s*```[^\n]*\n/.exec(text)?.[0].replace(/[^\n]/g, '') ?? ''}${fenced[1] ?? ''}` : text
}

const notAScript = (text: string): ErrorCode | undefined => {
  if (/^\s*$/.test(text)) return 'empty'
  if (/^\s*<[a-z!?]/i.test(text)) return 'webPage'
  return /[\u0001-\u0008\u000E-\u001A]/.test(text.slice(0, 200)) ? 'notText' : undefined
}

const readAll = (entries: readonly Placed[], library: ScriptLibrary, report: Report): readonly ScriptCharacter[] => {
  const read: ScriptCharacter[] = []
  for (const placed of entries) {
    const one = isMeta(placed.entry) ? undefined : readEntry(placed, library, report)
    const homemade = one ? read.findIndex(({ id, known }) => id === one.id && known === 'homebrew') : -1
    if (one && isPublished(one) && homemade >= 0) {
      // What is published keeps its id, and with it its rules and its place in the night.
      const [other] = read.splice(homemade, 1, one)
      if (other) read.push(...unlessTwice(read, other, report))
    } else if (one) read.push(...unlessTwice(read, one, report))
  }
  return read
}

const isPublished = ({ known }: ScriptCharacter) => known === 'rules' || known === 'hand'

/** The same character twice is one; two homebrew characters under one id stay two. */
const unlessTwice = (before: readonly ScriptCharacter[], one: ScriptCharacter, report: Report): readonly ScriptCharacter[] => {
  const same = before.find(({ id }) => id === one.id)
  if (!same) return [one]
  const isAnother = (same.known === 'homebrew' || one.known === 'homebrew') && (same.name !== one.name || same.ability !== one.ability)
  report(isAnother ? 'sameId' : 'twice', { name: one.name })
  if (!isAnother) return []
  const count = before.filter(({ id }) => id === one.id || id.startsWith(`${one.id}-`)).length
  return [{ ...one, id: `${one.id}-${count + 1}` }]
}

const understood = (
  characters: readonly ScriptCharacter[],
  meta: Readonly<Record<string, unknown>>,
  library: ScriptLibrary,
  report: Report,
): ScriptFile => {
  const strange = characters.filter(({ known }) => known === 'homebrew' || known === 'unknown').length
  const edition = editionOf(
    characters.map(({ id }) => id),
    strange,
    library.characters,
  )
  const title = metaLine(meta, 'name', report)
  if (edition)
    report(title && !sameTitle(title, EDITION_NAMES[edition]) ? 'misnamed' : 'edition', {
      name: title ?? '',
      edition: EDITION_NAMES[edition],
    })
  else if (!title) report('noName')
  if (lacksPlayers(characters)) report('tooFew')
  if (characters.some(({ written }) => isRecord(written) && 'image' in written) || 'logo' in meta || 'background' in meta)
    report('pictures')
  return {
    name: title ?? (edition ? EDITION_NAMES[edition] : undefined),
    author: metaLine(meta, 'author', report),
    edition,
    characters,
    firstNight: nightOrder('firstNight', characters, meta['firstNight'], report),
    otherNight: nightOrder('otherNight', characters, meta['otherNight'], report),
    bootlegger: houseRules(meta, report),
    meta,
  }
}

/** A game of five needs three Townsfolk, a Minion and a Demon. */
const lacksPlayers = (characters: readonly ScriptCharacter[]): boolean => {
  const count = (team: string) => characters.filter((one) => one.team === team).length
  return count('townsfolk') < 3 || count('minion') < 1 || count('demon') < 1
}

/** Sentences that differ in a name only are one sentence with all the names. */
const TOGETHER: readonly NoteCode[] = ['ownWords', 'noAbility', 'noTeam', 'jinxEntry', 'oddTokens']

const gathered = (notes: readonly ScriptNote[]): readonly ScriptNote[] =>
  notes.flatMap((note, at) => {
    if (!TOGETHER.includes(note.code)) return [note]
    const alike = notes.filter(({ code }) => code === note.code)
    const names = alike.map(({ values }) => String(values['name'] ?? ''))
    return notes.findIndex(({ code }) => code === note.code) === at ? [{ code: note.code, values: { ...note.values, name: names } }] : []
  })
