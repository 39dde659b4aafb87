import type { Entry } from '@/core/journal/entry'
import type { Journal } from '@/core/journal/journal'
import { enteredSincePhase } from '@/core/api'
import type { CardContent } from '@/core/model/card'
import type { Game } from '@/core/model/game'
import type { EntryId } from '@/core/model/ids'
import type { SettledStep, Untold } from '../game/types'

/** What players still have to be told because of an entry, and what they know after it. */
interface Telling {
  readonly untold: readonly Untold[]
  readonly known: readonly CardContent[]
}

type IsTold = (untold: Untold) => boolean

/** Who still has to be told because of tonight's steps or today's newcomers. Undo takes it back, and a restart finds it again. */
export const untoldAt = (journal: Journal, at: EntryId): readonly Untold[] => {
  const state = journal.states.get(at)
  // Lazy: most entries have nothing to tell.
  let knows: ReadonlySet<string> | undefined
  const isTold: IsTold = (untold) => (knows ??= toldBy(journal, at)).has(keyOf(untold))
  const untold = entriesThatTell(journal, at, state)
    .flatMap((entry) => telling(journal, entry, isTold).untold)
    .filter((one) => !isTold(one))
  return untold.filter(({ seat }) => state?.seats.some(({ id }) => id === seat))
}

const keyOf = ({ entry, seat }: Pick<Untold, 'entry' | 'seat'>) => `${entry}/${seat}`

/** A player who was told still knows it after a correction, so this follows `parent`, as undo does. */
const toldBy = (journal: Journal, at: EntryId): ReadonlySet<string> => {
  const told = new Set<string>()
  for (let entry = journal.entries.get(at); entry; entry = journal.entries.get(entry.parent))
    for (const event of entry.events) if (event.type === 'cardsShown') told.add(keyOf(event))
  return told
}

/** TRAVELLER-1: a newcomer who was not told by day is told in the next night. */
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
  const toldOf = (untold: readonly Untold[]) => untold.filter(isTold).flatMap(({ cards }) => cards)
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

/** Players who were told a side that a correction has taken back. */
const turnedBack = (game: Game | undefined, known: readonly CardContent[], fresh: readonly CardContent[]): readonly CardContent[] =>
  (game?.seats ?? []).flatMap(({ id, alignment }) => {
    const sides = (cards: readonly CardContent[]) => cards.filter((card) => card.for === id && card.alignment !== undefined)
    const last = sides(known).at(-1)
    return last && last.alignment !== alignment && !sides(fresh).length ? [{ ...last, alignment }] : []
  })

/** The cards of the step that this entry settled, as they were shown then. */
export const cardsShown = (journal: Journal, at: EntryId, { entry, command }: SettledStep): readonly CardContent[] => {
  const own = journal.entries.get(entry)?.cards
  // Games of an older version keep them in the entry that migrated them.
  const carried = () => enteredSincePhase(journal, at).find((one) => one.command.type === 'carryOver')?.cards
  return (own ?? carried() ?? []).filter(({ step }) => step === command.step).map(({ card }) => card)
}

/** In the order they came, one for each player. */
const byPlayer = (cards: readonly CardContent[], entry: EntryId): readonly Untold[] =>
  [...new Set(cards.map((card) => card.for))].map((seat) => ({ seat, entry, cards: cards.filter((card) => card.for === seat) }))
