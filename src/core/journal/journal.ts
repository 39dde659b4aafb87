import { newGame } from '../model/game'
import type { Game } from '../model/game'
import type { Command } from './command'
import type { Entry, JournalData } from './entry'
import { SCHEMA } from './entry'
import { evolveAll } from './evolve'
import type { GameEvent } from './event'

/**
 * All entries ever made, and the state after each. States share their parts, so keeping them
 * costs little and makes undo, redo and looking back free of any replay.
 */
export interface Journal {
  readonly entries: Map<number, Entry>
  readonly states: Map<number, Game>
  readonly start: Game
  cursor: number
  head: number
  next: number
}

export const newJournal = (script: string, order: Game['order'] = 'sheet'): Journal => {
  const start = newGame(script, order)
  return { entries: new Map(), states: new Map([[0, start]]), start, cursor: 0, head: 0, next: 1 }
}

/** Never consults the rules: only the facts are folded. Entries come in the order of their ids. */
export const openJournal = (script: string, data: JournalData, order: Game['order'] = 'sheet'): Journal => {
  const journal = newJournal(script, order)
  for (const entry of data.entries) {
    const before = journal.states.get(entry.base ?? entry.parent)
    if (!before || !journal.states.has(entry.parent)) throw new Error(`entry ${entry.id} follows entry ${entry.parent}, which is not there`)
    journal.entries.set(entry.id, entry)
    journal.states.set(entry.id, evolveAll(before, entry.events))
    journal.next = Math.max(journal.next, entry.id + 1)
  }
  if (!journal.states.has(data.cursor) || !journal.states.has(data.head)) throw new Error('the place where the game stood is not there')
  journal.cursor = data.cursor
  journal.head = data.head
  return journal
}

export type EntryExtras = Partial<Pick<Entry, 'forced' | 'base' | 'replaces' | 'commands' | 'parts' | 'changed' | 'notes' | 'asked'>>

export const currentGame = (journal: Journal): Game => journal.states.get(journal.cursor) as Game

export const gameAt = (journal: Journal, entry: number): Game | undefined => journal.states.get(entry)

export const append = (journal: Journal, at: number, command: Command, events: readonly GameEvent[], extras: EntryExtras = {}): Entry => {
  const entry: Entry = { schema: SCHEMA, id: journal.next, parent: journal.cursor, at, command, events, ...extras }
  const state = evolveAll(journal.states.get(entry.base ?? entry.parent) as Game, events)
  adopt(journal, entry, state)
  return entry
}

/** Takes in an entry made elsewhere (another window, a re-decision). */
export const adopt = (journal: Journal, entry: Entry, state: Game): void => {
  journal.entries.set(entry.id, entry)
  journal.states.set(entry.id, state)
  journal.cursor = entry.id
  journal.head = entry.id
  journal.next = Math.max(journal.next, entry.id + 1)
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
export const goTo = (journal: Journal, entry: number): void => {
  if (!journal.states.has(entry)) return
  if (entry !== 0 && !ancestry(journal, journal.head).includes(entry)) journal.head = entry
  journal.cursor = entry
}

/** From the first entry to this one, as undo walks. */
export const ancestry = (journal: Journal, entry: number): readonly number[] => {
  const found: number[] = []
  for (let at = journal.entries.get(entry); at; at = journal.entries.get(at.parent)) found.push(at.id)
  return found.reverse()
}

/** This entry is on the way that undo walks back from that one. An entry is younger than the one before it. */
export const isPast = (journal: Journal, entry: number, from: number): boolean => {
  let at = from
  while (at > entry) at = journal.entries.get(at)?.parent ?? 0
  return at === entry
}

export const journalData = (journal: Journal): JournalData => ({
  entries: [...journal.entries.values()],
  cursor: journal.cursor,
  head: journal.head,
})
