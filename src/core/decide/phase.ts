import { emit } from './deciding'
import type { Deciding } from './deciding'

/** Dusk: the night begins, and what ends at dusk ends first. */
export const beginNight = (work: Deciding, number: number): void => {
  emit(work, { type: 'phaseBegan', phase: { kind: 'night', number } })
  for (const mark of work.game.marks) {
    if (mark.ends.at !== 'dusk') continue
    const dusks = mark.ends.dusks - 1
    // A number laid by hand has no step that counts it.
    const shown = mark.source.seat === undefined && mark.shown !== undefined ? dusks : undefined
    if (dusks > 0) emit(work, { type: 'markCounted', mark: mark.id, shown, dusks })
    else emit(work, { type: 'markRemoved', mark: mark.id, because: 'ended' })
  }
}

/** Dawn: the day begins, and what lasted for the night ends. */
export const beginDay = (work: Deciding): void => {
  const number = work.game.phase.kind === 'night' ? work.game.phase.number : work.game.night.number
  for (const mark of work.game.marks) if (mark.ends.at === 'dawn') emit(work, { type: 'markRemoved', mark: mark.id, because: 'ended' })
  emit(work, { type: 'phaseBegan', phase: { kind: 'day', number } })
}
