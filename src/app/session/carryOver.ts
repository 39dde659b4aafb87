import { decide, evolveAll, enteredSincePhase } from '@/core/api'
import type { Entry, ShownCard } from '@/core/journal/entry'
import type { Journal } from '@/core/journal/journal'
import type { Rules } from '@/core/model/script'
import { forgetLocal } from '@/storage/forgetLocal'
import { localValue } from '@/storage/localValue'

const kept = localValue('told')

/** The first version noted in local storage who had been told: game, entry and seat. */
const notes = (): readonly string[] => {
  const found = kept.read()
  return Array.isArray(found) ? found.filter((note) => typeof note === 'string') : []
}

/**
 * The first version saved neither cards nor who had been told.
 * When such a game is opened, tonight's or today's commands are decided again once to find the cards.
 * Those of players who had been told count as shown.
 */
export const carriedCards = (rules: Rules, journal: Journal, game: string): readonly ShownCard[] => {
  const told = new Set(notes())
  return enteredSincePhase(journal, journal.cursor).flatMap((entry) => {
    const isTold = ({ card }: ShownCard) => [entry.id, ...(entry.replaces ?? [])].some((id) => told.has(`${game}/${id}/${card.for}`))
    return cardsOf(rules, journal, entry).map((shown) => (shown.errand && isTold(shown) ? { ...shown, errand: false } : shown))
  })
}

/** The journal has these facts now. */
export const forgetTold = (game: string): void => {
  const others = notes().filter((note) => !note.startsWith(`${game}/`))
  if (others.length) kept.write(others)
  else forgetLocal('told')
}

const cardsOf = (rules: Rules, journal: Journal, { command, commands, base, parent }: Entry): readonly ShownCard[] => {
  const shown: ShownCard[] = []
  let game = journal.states.get(base ?? parent)
  for (const next of commands ?? (command.type === 'redecide' ? [] : [command])) {
    const decision = game && decide(rules, game, next)
    if (!game || decision?.kind !== 'done') continue
    shown.push(...(decision.shown ?? []))
    game = evolveAll(game, decision.events)
  }
  return shown
}
