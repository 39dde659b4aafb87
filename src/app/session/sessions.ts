import { shallowReactive } from 'vue'
import type { GameRecord } from '@/storage/gameRecord'
import { readGame } from '@/storage/readGame'
import { device } from '../device/device'
import { noteUnsaved } from '../device/unsaved'
import { foundIn, type FoundGame } from './foundGame'
import { loadBrought } from './loadBrought'
import { openSession, type Session } from './session'

export type CannotOpen = 'missing' | 'damaged' | 'newer' | 'script' | 'unreachable' | 'blocked'
export type Opened = { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly because: CannotOpen }

export type Changed = (session: Session) => void

interface Held {
  readonly session: Session
  changed: Changed
}

/** Includes sessions that were left with unsaved entries: they must not be lost with the screen. */
const held = shallowReactive(new Map<string, Held>())

export const unsavedRecords = (): readonly GameRecord[] =>
  [...held.values()].filter(({ session }) => session.saving() !== 'saved').map(({ session }) => session.record())

export const heldSession = (id: string): Session | undefined => held.get(id)?.session

export const openStored = async (id: string, changed: Changed): Promise<Opened> => {
  try {
    return { ok: true, session: await hold(id, changed, () => find(id)) }
  } catch (error) {
    const because = reasonOf(error)
    if (because === 'damaged')
      await import('./setAside').then(({ setAside }) => setAside(id, (error as Error).message)).catch(() => undefined)
    return { ok: false, because }
  }
}

/** A second tap while a long game opens must not open it twice. */
const opening = new Map<string, Promise<Session>>()

export const hold = async (id: string, changed: Changed, look: () => Promise<FoundGame>): Promise<Session> => {
  while (opening.has(id)) await opening.get(id)?.catch(() => undefined)
  const known = held.get(id)
  if (known) {
    known.changed = changed
    return known.session
  }
  const session = openSession(device(), id, look, () => {
    const mine = held.get(id)
    mine?.changed(mine.session)
    tellUnsaved()
  })
  opening.set(id, session)
  try {
    held.set(id, { session: await session, changed })
  } finally {
    opening.delete(id)
  }
  tellUnsaved()
  return session
}

const tellUnsaved = (): void =>
  noteUnsaved(
    [...held].flatMap(([id, { session }]) => (session.saving() === 'saved' ? [] : [{ id, stuck: session.saving() === 'memory-only' }])),
  )

/** Closes the session once everything is on the disk. */
export const leave = (session: Session): void => {
  const mine = held.get(session.id)
  if (mine?.session !== session) return
  const close = () => {
    if (session.saving() !== 'saved') return
    held.delete(session.id)
    session.close()
  }
  mine.changed = close
  close()
}

/** Drops unsaved entries; only for a page that is closing. */
export const forgetSessions = (): void => {
  held.forEach(({ session }) => session.close())
  held.clear()
  tellUnsaved()
}

interface Trouble {
  readonly trouble: CannotOpen
  readonly message: string
}

const find = async (id: string): Promise<FoundGame> => {
  const raw = await device()
    .saves.load(id)
    .catch((error: Error): never => {
      throw { trouble: 'blocked', message: error.message } satisfies Trouble
    })
  if (!raw) throw { trouble: 'missing', message: id } satisfies Trouble
  const unreachable = (error: Error): never => {
    throw { trouble: 'unreachable', message: error.message } satisfies Trouble
  }
  const read = await readGame(raw).catch(unreachable)
  if (!read.ok) throw { trouble: read.fault === 'newer' ? 'newer' : 'damaged', message: read.fault } satisfies Trouble
  const { script } = read.game.record
  if (!(await loadBrought(script, read.game.entries).catch(unreachable))) throw { trouble: 'script', message: script } satisfies Trouble
  return foundIn(raw, read)
}

const reasonOf = (error: unknown): CannotOpen =>
  typeof error === 'object' && error !== null && 'trouble' in error ? (error as Trouble).trouble : 'damaged'
