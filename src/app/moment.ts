import { currentGame, newJournal, type Journal } from '@/core/journal/journal'
import type { Game } from '@/core/model/game'
import { SCRIPT } from './scripts'
import type { Session } from './session'
import type { SavingState } from './types'

/** All that changes from tap to tap, replaced as a whole. */
export interface Moment {
  readonly session: Session | undefined
  readonly journal: Journal
  readonly game: Game
  readonly cursor: number
  readonly title: string
  readonly saving: SavingState
  readonly following: boolean
  readonly outdated: boolean
}

export const nothing = (): Moment => {
  const journal = newJournal(SCRIPT)
  return {
    session: undefined,
    journal,
    game: currentGame(journal),
    cursor: 0,
    title: '',
    saving: 'saved',
    following: false,
    outdated: false,
  }
}

export const momentOf = (session: Session): Moment => {
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
  }
}
