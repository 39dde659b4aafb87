import type { Entry } from '@/core/journal/entry'
import { isGameRecord, type GameRecord } from './gameRecord'
import type { RawGame, Saves } from './saves'

export type SavingState = 'saved' | 'saving' | 'unsaved' | 'memory-only'

export interface SaverCalls {
  /** The record as it should be now; the saver adds `next` and `rev`. */
  readonly record: () => GameRecord
  readonly changed: (state: SavingState) => void
  /** These entries are on the disk now. */
  readonly wrote: (record: GameRecord, entries: readonly Entry[]) => void
  /** Another window wrote first, and nothing of ours was written: read the game again, then `resume`. */
  readonly overtaken: () => void
}

export interface Saver {
  readonly state: () => SavingState
  readonly pending: () => readonly Entry[]
  /** Something, if only the cursor, is not on the disk yet. */
  readonly dirty: () => boolean
  /** An entry that exists in memory only, so far. */
  readonly add: (entry: Entry) => void
  /** Something of the record changed: cursor, title. */
  readonly touch: () => void
  /**
   * After reading: `fit` says of what is pending what is still to be written. Taps may have come in meanwhile.
   * `instead`: what `fit` gives is the whole game, and takes the place of this at the next write.
   */
  readonly resume: (rev: number, fit: (pending: readonly Entry[]) => readonly Entry[], touch: boolean, instead?: RawGame) => void
  /** The disk was seen at this revision and we have nothing to add. */
  readonly saw: (rev: number) => void
  /** Settles when nothing is in flight, written or not. */
  readonly idle: () => Promise<void>
  readonly stop: () => void
}

const PAUSES = [200, 1_000, 3_000, 15_000]
export const pauseAfter = (failures: number): number | undefined => PAUSES[Math.min(failures, PAUSES.length) - 1]
const PATIENCE = 3_000
/** After this long, the storyteller is told about an unsaved tap and offered a file. */
const WATCHDOG = 10_000

/** Storage is full, forbidden or missing. Retrying will not help, so tell the storyteller now. */
const HOPELESS = new Set(['QuotaExceededError', 'SecurityError', 'InvalidStateError', 'NotAllowedError', 'ReferenceError', 'TypeError'])

/** Writes new entries at once, one transaction at a time, and never gives up. */
export const createSaver = (saves: Saves, id: string, calls: SaverCalls, knownRev: number): Saver => {
  let state: SavingState = 'saved'
  let pending: readonly Entry[] = []
  let touched = false
  let replaced: RawGame | undefined
  let rev = knownRev
  /** Revisions never go back, also if the database was deleted: windows that follow would not hear of them. */
  let highest = knownRev
  let failures = 0
  let running: Promise<void> | undefined
  let paused = false
  let stopped = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let watchdog: ReturnType<typeof setTimeout> | undefined

  const become = (next: SavingState) => {
    if (state === next) return
    if (next === 'saved') {
      clearTimeout(watchdog)
      watchdog = undefined
    } else watchdog ??= setTimeout(() => !stopped && become('memory-only'), WATCHDOG)
    state = next
    calls.changed(next)
  }

  const work = async () => {
    const slow = setTimeout(() => become(state === 'memory-only' ? state : 'unsaved'), PATIENCE)
    try {
      while ((pending.length || touched) && !paused && !stopped) await writeOnce()
      if (!paused) become('saved')
    } catch (error) {
      failures += 1
      become(state === 'memory-only' || failures > PAUSES.length || HOPELESS.has((error as Error).name) ? 'memory-only' : 'unsaved')
      retry = setTimeout(start, pauseAfter(failures))
    } finally {
      clearTimeout(slow)
    }
  }

  const writeOnce = async () => {
    let entries: readonly Entry[] = []
    let record = undefined as GameRecord | undefined
    let late = false
    const instead = replaced
    await saves
      .write(id, (now) => {
        const onDisk = isGameRecord(now) ? now : undefined
        late = (onDisk?.rev ?? 0) !== rev
        if (late) return undefined
        entries = pending
        touched = false
        record = { ...calls.record(), rev: Math.max(rev, highest) + 1, next: (instead ? 1 : (onDisk?.next ?? 1)) + entries.length }
        return { record, entries, ...(instead ? { instead } : {}) }
      })
      .catch((error: unknown) => {
        touched = true
        throw error
      })
    failures = 0
    if (late) {
      paused = true
      calls.overtaken()
    } else if (record) {
      rev = highest = record.rev
      // By id: it may have been read again meanwhile, and what waits is not what waited.
      const written = new Set(entries.map((one) => one.id))
      pending = pending.filter((one) => !written.has(one.id))
      if (replaced === instead) replaced = undefined
      calls.wrote(record, entries)
    }
  }

  const start = () => {
    clearTimeout(retry)
    if (stopped || paused || running || !(pending.length || touched)) return
    if (state === 'saved') become('saving')
    running = work().finally(() => {
      running = undefined
      if (!failures) start()
    })
  }

  return {
    state: () => state,
    pending: () => pending,
    dirty: () => touched || pending.length > 0,
    add: (entry) => {
      pending = [...pending, entry]
      start()
    },
    touch: () => {
      touched = true
      start()
    },
    resume: (seen, fit, touch, instead) => {
      rev = seen
      highest = Math.max(highest, seen)
      replaced = instead
      pending = fit(pending)
      touched = touch
      paused = false
      if (!pending.length && !touched) become('saved')
      start()
    },
    saw: (seen) => {
      rev = seen
      highest = Math.max(highest, seen)
    },
    idle: async () => {
      while (running) await running
    },
    stop: () => {
      stopped = true
      clearTimeout(retry)
      clearTimeout(watchdog)
    },
  }
}
