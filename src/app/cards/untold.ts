import type { Entry } from '@/core/journal/entry'
import type { Journal } from '@/core/journal/journal'
import { enteredSincePhase } from '@/core/journal/lineage'
import type { CardContent } from '@/core/model/card'
import type { Game } from '@/core/model/game'
import type { EntryId } from '@/core/model/ids'
import type { SettledStep, Untold } from '../game/types'

/** What an entry asks to be told, and what the players know after it. */
interface Telling {
  readonly untold: readonly Untold[]
  readonly known: readonly CardContent[]
}

type IsTold = (errand: Untold) => boolean

/** Who has to be told because of what was settled tonight or who came in today: undo takes it back, and reopening finds it again. */
export const untoldAt = (journal: Journal, at: EntryId): readonly Untold[] => {
  const state = journal.states.get(at)
  // Looked up only when there is something to tell.
  let knows: ReadonlySet<string> | undefined
  const isTold: IsTold = (errand) => (knows ??= toldBy(journal, at)).has(keyOf(errand))
  const untold = entriesThatTell(journal, at, state)
    .flatMap((entry) => telling(journal, entry, isTold).untold)
    .filter((errand) => !isTold(errand))
  return untold.filter(({ seat }) => state?.seats.some(({ id }) => id === seat))
}

const keyOf = ({ entry, seat }: Pick<Untold, 'entry' | 'seat'>) => `${entry}/${seat}`

/** Whoever was told knows it, also if a correction has taken the place of that moment: this walks as undo does. */
const toldBy = (journal: Journal, at: EntryId): ReadonlySet<string> => {
  const told = new Set<string>()
  for (let entry = journal.entries.get(at); entry; entry = journal.entries.get(entry.parent))
    for (const event of entry.events) if (event.type === 'cardsShown') told.add(keyOf(event))
  return told
}

/** TRAVELLER-1: who came in by day and was not told then is told in the night after it. */
const entriesThatTell = (journal: Journal, at: EntryId, state: Game | undefined): readonly Entry[] => {
  const came = state?.seats.some(({ traveller, alignment }) => traveller && alignment === 'evil') === true
  if (state?.phase.kind === 'day') return came ? enteredSincePhase(journal, at) : []
  if (state?.phase.kind !== 'night') return []
  const tonight = enteredSincePhase(journal, at)
  const dusk = journal.entries.get(tonight[0] ? beforeIt(tonight[0]) : at)
  return came && dusk ? [...enteredSincePhase(journal, beforeIt(dusk)), ...tonight] : tonight
}

const beforeIt = ({ base, parent }: Entry): EntryId => base ?? parent

const telling = (journal: Journal, entry: Entry, isTold: IsTold): Telling => {
  const cards = entry.cards ?? []
  const toldOf = (untold: readonly Untold[]) => untold.filter(isTold).flatMap((errand) => errand.cards)
  if (!entry.replaces) {
    const untold = byPlayer(
      cards.filter(({ errand }) => errand).map(({ card }) => card),
      entry.id,
    )
    return { untold, known: [...cards.filter(({ errand }) => !errand).map(({ card }) => card), ...toldOf(untold)] }
  }
  const replaced = entry.replaces.flatMap((id) => journal.entries.get(id) ?? [])
  const known = replaced.flatMap((one) => telling(journal, one, isTold).known)
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

/** All the cards of a step that was settled by this entry, as they were shown then. */
export const cardsShown = (journal: Journal, at: EntryId, { entry, command }: SettledStep): readonly CardContent[] => {
  const own = journal.entries.get(entry)?.cards
  // A game of an older version has them in the entry that brought it forward.
  const carried = () => enteredSincePhase(journal, at).find((one) => one.command.type === 'carryOver')?.cards
  return (own ?? carried() ?? []).filter(({ step }) => step === command.step).map(({ card }) => card)
}

/** In the order they came, one errand per player. */
const byPlayer = (cards: readonly CardContent[], entry: EntryId): readonly Untold[] =>
  [...new Set(cards.map((card) => card.for))].map((seat) => ({ seat, entry, cards: cards.filter((card) => card.for === seat) }))
