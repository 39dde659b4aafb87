import { currentGame, newJournal, ROOT } from '@/core/api'
import type { Journal } from '@/core/journal/journal'
import type { EntryId } from '@/core/model/ids'
import type { Game } from '@/core/model/game'
import { SCRIPT } from '../engine/scripts'
import type { Session } from '../session/session'
import type { SavingState } from '@/storage/saver'

/** Everything that changes with a tap. It is replaced as a whole. */
export interface Snapshot {
  readonly session: Session | undefined
  readonly journal: Journal
  readonly game: Game
  readonly cursor: EntryId
  readonly title: string
  readonly saving: SavingState
  readonly following: boolean
  readonly outdated: boolean
  readonly deleted: boolean
}

export const emptySnapshot = (): Snapshot => {
  const journal = newJournal(SCRIPT)
  return {
    session: undefined,
    journal,
    game: currentGame(journal),
    cursor: ROOT,
    title: '',
    saving: 'saved',
    following: false,
    outdated: false,
    deleted: false,
  }
}

export const snapshotOf = (session: Session): Snapshot => {
  const journal = session.journal()
  return {
    session,
    journal,
    game: currentGame(journal),
    cursor: journal.cursor,
    title: session.record().title,
    saving: session.saving(),
    following: !session.mayWrite(),
    outdated: session.outdated(),
    deleted: session.deleted(),
  }
}
