import { decide } from '@/core/decide/decide'
import type { Entry, ShownCard } from '@/core/journal/entry'
import { evolveAll } from '@/core/journal/evolve'
import type { Journal } from '@/core/journal/journal'
import { enteredSincePhase } from '@/core/journal/lineage'
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
 * The first version kept neither the cards of an entry nor who had been told. Once, when such a game is opened, what was done tonight or today
 * is decided again to find its cards, and those who were told have theirs as shown.
 */
export const carriedCards = (rules: Rules, journal: Journal, game: string): readonly ShownCard[] => {
  const told = new Set(notes())
  return enteredSincePhase(journal, journal.cursor).flatMap((entry) => {
    const isTold = ({ card }: ShownCard) => [entry.id, ...(entry.replaces ?? [])].some((id) => told.has(`${game}/${id}/${card.for}`))
    return cardsOf(rules, journal, entry).map((shown) => (shown.errand && isTold(shown) ? { ...shown, errand: false } : shown))
  })
}

/** The facts have them now. */
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
