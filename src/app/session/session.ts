import type { Entry } from '@/core/journal/entry'
import { append, currentGame, gameAt, goTo, openJournal, redo, undo } from '@/core/api'
import type { Journal } from '@/core/journal/journal'
import type { EntryId } from '@/core/model/ids'
import type { Claim, WriterRole } from '@/pwa/oneWriter'
import { storeLost } from '@/storage/database'
import { isGameRecord, type GameRecord, type Place } from '@/storage/gameRecord'
import { newestSchema } from '@/storage/migrations'
import { readGame } from '@/storage/readGame'
import { createSaver, pauseAfter, type SavingState } from '@/storage/saver'
import type { Saves } from '@/storage/saves'
import { openChannel } from './channel'
import { describeGame } from './describeGame'
import { foundIn, type FoundGame } from './foundGame'
import { takeIn } from './takeIn'

export interface SessionDeps {
  readonly saves: Saves
  readonly claim: (game: string, changed: (standing: WriterRole) => void) => Promise<Claim>
  readonly now: () => number
  /** A random id of letters and digits. */
  readonly newId: () => string
}

/** What the writer sends to following windows, after the entry is on the disk. */
interface Wrote {
  readonly record: GameRecord
  readonly entries: readonly Entry[]
}

type Extras = Parameters<typeof append>[4]

/** One open game: its journal in memory, its saver, and its channel to other windows. */
export interface Session {
  readonly id: string
  readonly journal: () => Journal
  readonly record: () => GameRecord
  readonly saving: () => SavingState
  /** An older version wrote it. */
  readonly broughtForward: boolean
  /** Its end was damaged: it was opened at its last sound entry. */
  readonly cutOff: boolean
  /** Another window moved it to the trash. Playing on takes it out again. */
  readonly deleted: () => boolean
  /** Another window writes this game in a newer format, which this version cannot read or write. */
  readonly outdated: () => boolean
  /** False while another window writes, or until this one has caught up. */
  readonly mayWrite: () => boolean
  readonly append: (command: Entry['command'], events: Entry['events'], extras?: Extras) => Entry
  readonly undo: () => void
  readonly redo: () => void
  readonly goTo: (entry: EntryId) => void
  readonly edit: (change: Partial<Pick<GameRecord, 'title' | 'backedUpAt' | 'elsewhere'>>) => void
  readonly takeOver: () => Promise<void>
  /** This window is the device's writer, whoever runs the game. */
  readonly holds: () => boolean
  /** Another device is asked before this one takes over; see `app/live`. Without it nobody can be asked. */
  asks: (() => void) | undefined
  /** For `app/live`, which changes the journal itself: an entry is to be saved; the game stands at another entry. */
  readonly add: (entry: Entry) => void
  readonly touched: () => void
  /** Nothing is being read or written. */
  readonly settled: () => Promise<void>
  readonly close: () => void
}

/** `find` gives the game as it is on the disk, or a new one (`rev` 0), which is written at once. Throws if its entries do not add up to a game. */
export const openSession = async (deps: SessionDeps, id: string, find: () => Promise<FoundGame>, changed: () => void): Promise<Session> => {
  const listener = { hear: (_: WriterRole): void => undefined }
  const claim = await deps.claim(id, (standing) => listener.hear(standing))
  try {
    // Only now, because a writer must first read everything the previous writer wrote.
    return start(deps, await find(), claim, listener, changed)
  } catch (error) {
    claim.release()
    throw error
  }
}

const journalOf = ({ record, entries }: FoundGame, author: string): Journal =>
  openJournal(record.script, { entries, cursor: record.cursor, head: record.head }, record.order, author)

const start = (
  deps: SessionDeps,
  stored: FoundGame,
  claim: Claim,
  listener: { hear: (standing: WriterRole) => void },
  changed: () => void,
): Session => {
  const { id } = stored.record
  const author = deps.newId().slice(0, 10)
  let journal = journalOf(stored, author)
  let { record } = stored
  let caughtUp = true
  let closed = false
  let outdated = false
  let reading: Promise<void> | undefined
  let failures = 0

  const place = (): Place => ({ cursor: journal.cursor, head: journal.head })
  const has = ({ cursor, head }: Place, within: Journal) => gameAt(within, cursor) !== undefined && gameAt(within, head) !== undefined
  const move = ({ cursor, head }: Place) => Object.assign(journal, { cursor, head })
  const all = () => [...journal.entries.values()]
  const writes = () => claim.standing() === 'writer'

  const saver = createSaver(
    deps.saves,
    id,
    {
      record: () => ({
        ...inPlay(record),
        ...describeGame(currentGame(journal)),
        ...place(),
        schema: newestSchema(),
        changedAt: deps.now(),
      }),
      changed,
      wrote: (now, entries) => {
        record = now
        if (!closed) channel.post({ record: now, entries })
      },
      overtaken: () => void readAgain(),
    },
    record.rev,
  )

  const channel = openChannel<Wrote>(`moonrise-game:${id}`, (told) => {
    if (told.record.rev <= record.rev) return
    if (told.record.rev > record.rev + 1 || told.record.schema !== newestSchema() || saver.dirty() || !follow(told)) void readAgain()
    else changed()
  })

  const follow = (told: Wrote): boolean => {
    if (!takeIn(journal, told.entries) || !has(told.record, journal)) return false
    move(told.record)
    record = told.record
    saver.saw(record.rev)
    return true
  }

  const readAgain = (): Promise<void> =>
    (reading ??= readOnce()
      .then(
        () => void (failures = 0),
        () => void setTimeout(() => closed || void readAgain(), pauseAfter((failures += 1))),
      )
      .finally(() => {
        reading = undefined
        changed()
      }))

  const readOnce = async () => {
    const raw = await deps.saves.load(id)
    const read = raw && (await readGame(raw))
    if (!read) {
      // Another window deleted it while it is played here, so it is written again.
      const wasThere = record.rev > 0
      record = { ...record, rev: 0 }
      // A window that follows waits for the one that writes.
      if (!writes()) return saver.saw(0)
      if (wasThere) storeLost.dispatchEvent(new Event('rewritten'))
      return saver.resume(0, all, true)
    }
    if (!read.ok) {
      outdated = read.fault === 'newer'
      // The data on disk cannot be read. Memory replaces it, and a copy is kept.
      if (!outdated && writes()) saver.resume(isGameRecord(raw.record) ? raw.record.rev : 0, all, true, raw)
      return
    }
    const found = foundIn(raw, read)
    const fresh = journalOf(found, author)
    const mine = place()
    const keepPlace = writes() && saver.dirty()
    // Only the writer may rewrite the whole game.
    const instead = writes() ? found.instead : undefined
    record = found.record
    saver.resume(
      record.rev,
      () => {
        const missing = all().filter(({ id }) => !fresh.entries.has(id))
        takeIn(fresh, missing)
        journal = fresh
        move(keepPlace && has(mine, fresh) ? mine : record)
        return instead ? all() : missing
      },
      keepPlace,
      instead,
    )
  }

  const lost = () => void readAgain()
  storeLost.addEventListener('lost', lost)

  listener.hear = (standing) => {
    caughtUp = standing === 'follower'
    if (!caughtUp)
      void readAgain().finally(() => {
        caughtUp = true
        changed()
      })
    changed()
  }

  const touched = () => {
    saver.touch()
    changed()
  }

  if (!record.rev || (stored.instead && writes())) saver.resume(record.rev, all, true, stored.instead)

  const holds = () => writes() && caughtUp && !closed

  const session: Session = {
    id,
    journal: () => journal,
    record: () => ({ ...record, ...place(), ...describeGame(currentGame(journal)) }),
    saving: () => saver.state(),
    broughtForward: stored.instead !== undefined && stored.record.copy === 'old',
    cutOff: stored.instead !== undefined && stored.record.copy === 'damaged',
    deleted: () => record.trashedAt !== undefined,
    outdated: () => outdated,
    mayWrite: () => holds() && !record.elsewhere && !outdated,
    append: (command, events, extras) => {
      const entry = append(journal, deps.now(), command, events, extras)
      saver.add(entry)
      changed()
      return entry
    },
    undo: () => void (undo(journal) && touched()),
    redo: () => void (redo(journal) && touched()),
    goTo: (entry) => {
      goTo(journal, entry)
      touched()
    },
    edit: (change) => {
      record = { ...record, ...change }
      touched()
    },
    takeOver: async () => {
      await claim.takeOver()
      if (!record.elsewhere) return
      if (session.asks) session.asks()
      else session.edit({ elsewhere: false })
    },
    holds,
    asks: undefined,
    add: saver.add,
    touched,
    settled: async () => {
      do {
        await reading
        await saver.idle()
      } while (reading)
    },
    close: () => {
      closed = true
      storeLost.removeEventListener('lost', lost)
      channel.close()
      claim.release()
      saver.stop()
    },
  }
  return session
}

/** Playing a game takes it out of the trash and out of quarantine. */
const inPlay = ({ trashedAt: _trashed, damaged: _damaged, ...record }: GameRecord): GameRecord => record
