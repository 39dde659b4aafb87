import { decide } from '@/core/decide/decide'
import type { Entry } from '@/core/journal/entry'
import { ancestry, currentGame, goTo, journalData, openJournal, redo, undo } from '@/core/journal/journal'
import type { Journal } from '@/core/journal/journal'
import { ROOT, type EntryId } from '@/core/model/ids'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import { must } from '../law'
import { difference, freeze, jsonCopy } from '../same'

/** A tap is one step forward, and undo is one step back to the very same moment. */
export const undoIsTheEarlierState = (journal: Journal, before: Game, entry: Entry): void => {
  const after = currentGame(journal)
  undo(journal)
  must(currentGame(journal) === before && journal.cursor === entry.parent, 'undo leads to the earlier state', () => entry.id)
  redo(journal)
  must(currentGame(journal) === after && journal.cursor === entry.id, 'redo leads back', () => entry.id)
}

/** What is written down is the whole game: read again, every moment of every branch is the same. */
export const replayIsLive = (rules: Rules, journal: Journal, order: Game['order']): void => {
  const again = openJournal(rules.script.id, jsonCopy(journalData(journal)), order)
  for (const [id, state] of journal.states) {
    const found = difference(state, again.states.get(id))
    must(!found, 'replay is live', () => `entry ${id}: ${found}`)
  }
  const [live, read] = [currentGame(journal), currentGame(again)]
  for (const type of ['dawn', 'dusk', 'closeNominations'] as const) {
    const found = difference(decide(rules, live, { type }), decide(rules, freeze(read), { type }))
    must(!found, 'a game that was read decides like the live one', () => `${type}: ${found}`)
  }
}

/** Going back along the way keeps the way; every branch can be reached. */
export const timelineIsKept = (journal: Journal): void => {
  const { cursor, head } = journal
  const way = [ROOT, ...ancestry(journal, head)]
  const at = way[Math.floor(way.length / 2)] as EntryId
  for (const id of [ROOT, at]) {
    goTo(journal, id)
    must(journal.cursor === id && journal.head === head, 'going back keeps the way forward', () => id)
  }
  for (let steps = 0; redo(journal); steps++) must(steps <= way.length, 'redo ends')
  must(journal.cursor === head, 'redo leads to the head', () => journal.cursor)
  for (const id of journal.entries.keys()) {
    goTo(journal, id)
    must(journal.cursor === id, 'every entry can be reached', () => id)
  }
  goTo(journal, head)
  goTo(journal, cursor)
  must(journal.cursor === cursor && journal.head === head, 'the game stands where it stood')
}
