import type { Game } from '@/core/model/game'
import { chanceFrom } from '@/core/rules/chance'
import { chairsDecideNothing } from './laws/chairs'
import { goesOn } from './laws/goesOn'
import { correctedIsPlayed, redecidingChangesNothing } from './laws/corrections'
import { replayIsLive, timelineIsKept, undoIsTheEarlierState } from './laws/journal'
import { toldWhatMayBe, truthMayBeTold } from './laws/news'
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
/** Corrections decide the whole evening again, so they are tried less often. */
const CORRECTED = 27

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
      noLiveMarkFromSilence(rules, game)
      bornOfAbility(rules, before, entry)
      toldWhatMayBe(rules, before, entry)
      onlyTheWakeable(rules, game)
      onlyTheLivingWake(before, entry)
      impairmentsExplain(rules, game)
      townKnowsNothing(rules, game, journal.entries.size % 2 === 0)
      nightIsDark(rules, before, game, entry)
      dawnTellsAll(rules, before, game, entry)
      canBeSaved(entry)
      if (journal.entries.size % CLOSELY) return
      townHoldsNoSecret(rules, game)
      truthMayBeTold(rules, game)
      seen = look(rules, journal, seen)
      goesOn(rules, game)
      if (journal.entries.size % CORRECTED) return
      const chance = chanceFrom(`correct ${journal.entries.size}`)
      redecidingChangesNothing(rules, journal, chance)
      correctedIsPlayed(rules, journal, chance)
    },
  }
}

/** When the tape has run out. */
export const closingLaws = (table: Table, order: Game['order']): void => {
  const { rules, journal } = table
  look(rules, journal, {})
  townHoldsNoSecret(rules, gameOf(table))
  goesOn(rules, gameOf(table))
  const chance = chanceFrom(`correct ${journal.entries.size}`)
  for (let times = 0; times < 3; times++) {
    redecidingChangesNothing(rules, journal, chance)
    correctedIsPlayed(rules, journal, chance)
  }
  timelineIsKept(journal)
  replayIsLive(rules, journal, order)
}
