import { shallowRef } from 'vue'
import { decide } from '@/core/decide/decide'
import type { Entry } from '@/core/journal/entry'
import { evolveAll } from '@/core/journal/evolve'
import type { Journal } from '@/core/journal/journal'
import { enteredSincePhase } from '@/core/journal/lineage'
import type { CardContent } from '@/core/model/card'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import type { StepId } from '@/core/model/ids'
import { stepById } from '@/core/rules/nightSteps'
import { infoCards } from '@/core/views/infoCards'
import { localValue } from '@/storage/localValue'
import type { Untold, SettledStep } from '../game/types'

interface Shown {
  readonly card: CardContent
  readonly step: StepId
  /** Shown to the player who is awake for the step anyway. */
  readonly own: boolean
}

/** What an entry asks to be told, and what the players know after it. */
interface Telling {
  readonly untold: readonly Untold[]
  readonly known: readonly CardContent[]
}

const MOST = 200
const kept = localValue('told')
const heard = shallowRef(0)

const told = (): ReadonlySet<unknown> => {
  void heard.value
  const found = kept.read()
  return new Set(Array.isArray(found) ? found : [])
}
const noteOf = (game: string, { entry, seat }: Untold) => `${game}/${entry}/${seat}`

/** A player who was told knows it, whatever is undone and done again: the note belongs to the entry that caused it. */
export const tell = (game: string, errand: Untold): void => {
  kept.write([...told(), noteOf(game, errand)].slice(-MOST))
  heard.value += 1
}

/** Who has to be told because of what was settled tonight or who came in today, worked out from the journal: undo takes it back, and reopening finds it again. */
export const untoldAt = (rules: Rules, journal: Journal, game: string, at: number): readonly Untold[] => {
  const state = journal.states.get(at)
  // Read only when there is something to tell.
  let knows: ReturnType<typeof told> | undefined
  const isTold = (errand: Untold) => (knows ??= told()).has(noteOf(game, errand))
  const untold = entriesThatTell(journal, at, state)
    .flatMap((entry) => telling(rules, journal, entry, isTold).untold)
    .filter((errand) => !isTold(errand))
  return untold.filter(({ seat }) => state?.seats.some(({ id }) => id === seat))
}

/** TRAVELLER-1: who came in by day and was not told then is told in the night after it. */
const entriesThatTell = (journal: Journal, at: number, state: Game | undefined): readonly Entry[] => {
  const came = state?.seats.some(({ traveller, alignment }) => traveller && alignment === 'evil') === true
  if (state?.phase.kind === 'day') return came ? enteredSincePhase(journal, at) : []
  if (state?.phase.kind !== 'night') return []
  const tonight = enteredSincePhase(journal, at)
  const dusk = journal.entries.get(tonight[0] ? beforeIt(tonight[0]) : at)
  return came && dusk ? [...enteredSincePhase(journal, beforeIt(dusk)), ...tonight] : tonight
}

const beforeIt = ({ base, parent }: Entry): number => base ?? parent
const before = (journal: Journal, entry: Entry): Game | undefined => journal.states.get(beforeIt(entry))

const telling = (rules: Rules, journal: Journal, entry: Entry, isTold: (errand: Untold) => boolean): Telling => {
  const cards = cardsOf(rules, journal, entry)
  const toldOf = (untold: readonly Untold[]) => untold.filter(isTold).flatMap((errand) => errand.cards)
  if (!entry.replaces) {
    const untold = byPlayer(
      cards.filter(({ own }) => !own).map(({ card }) => card),
      entry.id,
    )
    return { untold, known: [...cards.filter(({ own }) => own).map(({ card }) => card), ...toldOf(untold)] }
  }
  const replaced = entry.replaces.flatMap((id) => journal.entries.get(id) ?? [])
  const known = replaced.flatMap((one) => telling(rules, journal, one, isTold).known)
  const seen = new Set(known.map((card) => JSON.stringify(card)))
  const fresh = cards.map(({ card }) => card).filter((card) => !seen.has(JSON.stringify(card)))
  const untold = byPlayer([...fresh, ...turnedBack(journal.states.get(entry.id), known, fresh)], entry.id)
  return { untold, known: [...known, ...toldOf(untold)] }
}

/** Whoever was told a side that a correction took away again. */
const turnedBack = (game: Game | undefined, known: readonly CardContent[], fresh: readonly CardContent[]): readonly CardContent[] =>
  (game?.seats ?? []).flatMap(({ id, alignment }) => {
    const sides = (cards: readonly CardContent[]) => cards.filter((card) => card.for === id && card.alignment !== undefined)
    const last = sides(known).at(-1)
    return last && last.alignment !== alignment && !sides(fresh).length ? [{ ...last, alignment }] : []
  })

const remembered = new WeakMap<Entry, readonly Shown[]>()

/** All the cards of a step that was settled by this entry, as they were shown then. */
export const cardsShown = (rules: Rules, journal: Journal, { entry: id, command }: SettledStep): readonly CardContent[] => {
  const entry = journal.entries.get(id)
  const start = entry && before(journal, entry)
  const step = start && stepById(rules, start, command.step)
  return entry
    ? [
        ...(step ? infoCards(rules, start, step) : []),
        ...cardsOf(rules, journal, entry)
          .filter((one) => one.step === command.step)
          .map(({ card }) => card),
      ]
    : []
}

/** An entry keeps facts, not cards: what shows any is decided once more to see them. */
const cardsOf = (rules: Rules, journal: Journal, entry: Entry): readonly Shown[] => {
  const known = remembered.get(entry) ?? decideAgain(rules, before(journal, entry), entry)
  remembered.set(entry, known)
  return known
}

const decideAgain = (rules: Rules, start: Game | undefined, { command, commands }: Entry): readonly Shown[] => {
  const again = commands ?? (command.type === 'takeStep' || command.type === 'join' ? [command] : [])
  const shown: Shown[] = []
  let game = start
  for (const next of again) {
    const decision = game && decide(rules, game, next)
    if (!game || decision?.kind !== 'done') continue
    const step = next.type === 'takeStep' ? stepById(rules, game, next.step) : undefined
    if (step)
      shown.push(
        ...decision.cards.map((card) => ({
          card,
          step: step.id,
          own: step.seat === undefined || !step.wakes || card.for === step.seat.id,
        })),
      )
    if (next.type === 'join') shown.push(...decision.cards.map((card) => ({ card, step: '', own: false })))
    game = evolveAll(game, decision.events)
  }
  return shown
}

/** In the order they came, one errand per player. */
const byPlayer = (cards: readonly CardContent[], entry: number): readonly Untold[] =>
  [...new Set(cards.map((card) => card.for))].map((seat) => ({ seat, entry, cards: cards.filter((card) => card.for === seat) }))
