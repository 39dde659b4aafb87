import type { Game } from '@/core/model/game'
import { chairsDecideNothing } from './laws/chairs'
import { goesOn } from './laws/goesOn'
import { redecidingChangesNothing, replayIsLive, timelineIsKept, undoIsTheEarlierState } from './laws/journal'
import { nothingInTheAir } from './laws/references'
import { refusalsCanBeForced } from './laws/refusals'
import { canBeSaved } from './laws/saved'
import { bornOfAbility, noLiveMarkFromSilence } from './laws/sources'
import { dawnTellsAll, nightIsDark, townHoldsNoSecret, townKnowsNothing } from './laws/town'
import { look, type Seen } from './laws/views'
import { onlyTheLivingWake, onlyTheWakeable } from './laws/wakes'
import { impairmentsExplain } from './laws/whys'
import { freeze } from './same'
import { gameOf, type Table, type Watch } from './table'

/** All laws are checked every so many taps, cheap ones at every tap. */
const CLOSELY = 9

/** Every law of the house, held against everything that happens. */
export const watchful = (): Watch => {
  let seen: Seen = {}
  return {
    // Writing to the game or the command while deciding throws.
    asks: (game, command) => {
      freeze(game)
      freeze(command)
    },
    decided: ({ rules }, game, command, decision) => {
      refusalsCanBeForced(rules, game, command, freeze(decision))
      chairsDecideNothing(rules, game, command, decision)
    },
    happened: (table, before, entry) => {
      const { rules, journal } = table
      const game = freeze(gameOf(table))
      freeze(entry)
      undoIsTheEarlierState(journal, before, entry)
      nothingInTheAir(game)
      noLiveMarkFromSilence(game)
      bornOfAbility(rules, before, entry)
      onlyTheWakeable(rules, game)
      onlyTheLivingWake(before, entry)
      impairmentsExplain(rules, game)
      townKnowsNothing(rules, game, journal.entries.size % 2 === 0)
      nightIsDark(rules, before, game, entry)
      dawnTellsAll(rules, before, game, entry)
      canBeSaved(entry)
      if (journal.entries.size % CLOSELY) return
      townHoldsNoSecret(rules, game)
      seen = look(rules, journal, seen)
      goesOn(rules, game)
      redecidingChangesNothing(rules, journal)
    },
  }
}

/** When the tape has run out. */
export const closingLaws = (table: Table, order: Game['order']): void => {
  const { rules, journal } = table
  look(rules, journal, {})
  townHoldsNoSecret(rules, gameOf(table))
  goesOn(rules, gameOf(table))
  redecidingChangesNothing(rules, journal)
  timelineIsKept(journal)
  replayIsLive(rules, journal, order)
}
