import { newGame } from '../model/game'
import type { Game } from '../model/game'
import { ROOT, entryId } from '../model/ids'
import type { EntryId } from '../model/ids'
import type { Command } from './command'
import type { Entry, JournalData } from './entry'
import { SCHEMA } from './entry'
import { evolveAll } from './evolve'
import type { GameEvent } from './event'
import { seal } from './seal'

/**
 * All entries ever made, and the state after each.
 * States share structure, so keeping them is cheap, and undo, redo and looking back need no replay.
 */
export interface Journal {
  readonly entries: Map<EntryId, Entry>
  readonly states: Map<EntryId, Game>
  /** How many entries undo walks back from here. */
  readonly depths: Map<EntryId, number>
  readonly start: Game
  /** The author of new entries. Every opened game gets a new one, so that no two devices make the same id. */
  readonly author: string
  cursor: EntryId
  head: EntryId
  /** The number of this author's next entry. */
  next: number
}

export const newJournal = (script: string, order: Game['order'] = 'sheet', author = ''): Journal => {
  const start = newGame(script, order)
  return {
    entries: new Map(),
    states: new Map([[ROOT, start]]),
    depths: new Map([[ROOT, 0]]),
    start,
    author,
    cursor: ROOT,
    head: ROOT,
    next: 1,
  }
}

/** Never consults the rules: only the facts are folded. An entry comes after the one it follows. */
export const openJournal = (script: string, data: JournalData, order: Game['order'] = 'sheet', author = ''): Journal => {
  const journal = newJournal(script, order, author)
  for (const entry of data.entries) {
    if (!adopt(journal, entry)) throw new Error(`entry ${entry.id} follows entry ${entry.parent}, which is not there`)
  }
  if (!journal.states.has(data.cursor) || !journal.states.has(data.head)) throw new Error('the place where the game stood is not there')
  journal.cursor = data.cursor
  journal.head = data.head
  return journal
}

export type EntryExtras = Partial<
  Pick<Entry, 'forced' | 'base' | 'replaces' | 'commands' | 'parts' | 'changed' | 'notes' | 'asked' | 'cards'>
>

export const currentGame = (journal: Journal): Game => journal.states.get(journal.cursor) as Game

export const gameAt = (journal: Journal, entry: EntryId): Game | undefined => journal.states.get(entry)

export const append = (journal: Journal, at: number, command: Command, events: readonly GameEvent[], extras: EntryExtras = {}): Entry => {
  const id = entryId(journal.author ? `${journal.author}-${journal.next}` : String(journal.next))
  const parent = journal.cursor
  const entry = seal({ schema: SCHEMA, id, parent, at, command, events, ...extras }, journal.entries.get(parent))
  adopt(journal, entry)
  return entry
}

/** Adds an entry, made here or elsewhere, and moves the cursor to it. False if its parent is missing. */
export const adopt = (journal: Journal, entry: Entry): boolean => {
  const before = journal.states.get(entry.base ?? entry.parent)
  const depth = journal.depths.get(entry.parent)
  if (!before || depth === undefined) return false
  journal.entries.set(entry.id, entry)
  journal.states.set(entry.id, evolveAll(before, entry.events))
  journal.depths.set(entry.id, depth + 1)
  journal.cursor = entry.id
  journal.head = entry.id
  journal.next = Math.max(journal.next, numberOf(journal, entry.id) + 1)
  return true
}

const numberOf = ({ author }: Journal, id: EntryId): number => {
  const own = author ? `${author}-` : ''
  const number = id.startsWith(own) ? Number(id.slice(own.length)) : 0
  return Number.isSafeInteger(number) ? number : 0
}

export const undo = (journal: Journal): Entry | undefined => {
  const entry = journal.entries.get(journal.cursor)
  if (entry) journal.cursor = entry.parent
  return entry
}

/** The next entry on the way to the head. */
export const redoable = (journal: Journal): Entry | undefined => {
  if (journal.cursor === journal.head) return undefined
  let entry = journal.entries.get(journal.head)
  while (entry && entry.parent !== journal.cursor) entry = journal.entries.get(entry.parent)
  return entry
}

export const redo = (journal: Journal): Entry | undefined => {
  const entry = redoable(journal)
  if (entry) journal.cursor = entry.id
  return entry
}

/** Back (or forth) to any entry. If it is not on the way to the head, its own branch becomes the way. */
export const goTo = (journal: Journal, entry: EntryId): void => {
  if (!journal.states.has(entry)) return
  if (entry !== ROOT && !ancestry(journal, journal.head).includes(entry)) journal.head = entry
  journal.cursor = entry
}

/** From the first entry to this one, as undo walks. */
export const ancestry = (journal: Journal, entry: EntryId): readonly EntryId[] => {
  const found: EntryId[] = []
  for (let at = journal.entries.get(entry); at; at = journal.entries.get(at.parent)) found.push(at.id)
  return found.reverse()
}

/** This entry is on the way that undo walks back from that one. */
export const isPast = (journal: Journal, entry: EntryId, from: EntryId): boolean => {
  const depth = journal.depths.get(entry) ?? Infinity
  let at = from
  while ((journal.depths.get(at) ?? 0) > depth) at = journal.entries.get(at)?.parent ?? ROOT
  return at === entry
}

export const journalData = (journal: Journal): JournalData => ({
  entries: [...journal.entries.values()],
  cursor: journal.cursor,
  head: journal.head,
})
