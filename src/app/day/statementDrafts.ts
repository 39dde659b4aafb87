import type { DayAbilityView } from '@/core/views/dayTypes'
import type { GameStore } from '../game/game'

export interface StatementDraft {
  readonly words: string
  readonly truth: 'true' | 'false' | 'later'
}

type Speaker = Pick<DayAbilityView, 'seat' | 'ability'>

const drafts = new Map<string, StatementDraft>()
const key = ({ id, grimoire: { phase } }: GameStore, { seat, ability }: Speaker) => JSON.stringify([id, phase, seat, ability.id])

/** Statements begun and not made yet, by game, day and speaker, for as long as the app runs. */
export const statementDrafts = {
  of: (game: GameStore, speaker: Speaker): StatementDraft | undefined => drafts.get(key(game, speaker)),
  keep: (game: GameStore, speaker: Speaker, draft: StatementDraft): void => void drafts.set(key(game, speaker), draft),
  forget: (game: GameStore, speaker: Speaker): void => void drafts.delete(key(game, speaker)),
}
