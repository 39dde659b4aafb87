import type { Entry } from '../journal/entry'
import { evolveAll } from '../journal/evolve'
import type { Journal } from '../journal/journal'
import { baseOf } from '../journal/lineage'
import { spelt } from '../journal/spelling'
import type { Spelling } from '../journal/spelling'
import type { Game, Phase } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import { seatOf } from '../rules/table'
import { tokenOf } from './lineToken'
import type { StoryChapter, StoryLine } from './storyTypes'
import { begins, chapterOf, writeEntry } from './writeStory'

/** What chapters are written from. */
export interface Source {
  readonly rules: Rules
  readonly journal: Journal
  readonly spelling: Spelling | undefined
}

/** What an entry adds to one chapter: its n-th part, since a correction may tell several nights and days. */
interface Part {
  readonly entry: Entry
  readonly part: number
}

export interface Chapter extends StoryChapter {
  readonly parts: readonly Part[]
}

const chapter = (source: Source, made: Pick<Chapter, 'key' | 'phase' | 'died' | 'parts'>): Chapter => {
  const { rules, journal, spelling } = source
  let written: readonly StoryLine[] | undefined
  return {
    key: made.key,
    phase: made.phase,
    died: made.died,
    parts: made.parts,
    title: chapterOf(rules, made.phase),
    lines: () => (written ??= made.parts.flatMap(({ entry, part }) => linesOf(source, entry)[part] ?? [])),
    diedNames: () => {
      const after = made.parts.at(-1)
      const game = spelt((after && journal.states.get(after.entry.id)) ?? journal.start, spelling)
      return [...new Set(made.died)].flatMap((id) => seatOf(game, id)?.player ?? [])
    },
    circle: () => {
      const game = spelt(openingOf(journal, made.parts[0]), spelling)
      return game.seats.flatMap(({ id }) => tokenOf(rules, game, game, id) ?? [])
    },
  }
}

export const firstChapter = (source: Source): Chapter => chapter(source, { key: 0, phase: source.journal.start.phase, died: [], parts: [] })

/** The game right after the fact that began the chapter. */
const openingOf = (journal: Journal, first: Part | undefined): Game => {
  const before = (first && journal.states.get(baseOf(first.entry))) ?? journal.start
  const { events = [] } = first?.entry ?? {}
  let left = first?.part ?? 0
  const end = left === 0 ? 0 : events.findIndex((event) => begins(event) && (left -= 1) === 0) + 1
  return evolveAll(before, events.slice(0, end))
}

export const added = (source: Source, chapters: readonly Chapter[], entry: Entry): readonly Chapter[] => {
  const last = chapters.at(-1)
  const [here, ...begun] = partsOf(entry)
  const grown = last && { ...last, died: [...last.died, ...(here?.died ?? [])], parts: [...last.parts, { entry, part: 0 }] }
  return [
    ...chapters.slice(0, -1),
    ...(grown ? [chapter(source, grown)] : []),
    ...begun.map(({ phase, died }, n) => chapter(source, { key: chapters.length + n, phase, died, parts: [{ entry, part: n + 1 }] })),
  ]
}

/** Without the entry that was added last. */
export const takenBack = (source: Source, chapters: readonly Chapter[], entry: Entry): readonly Chapter[] => {
  const [here, ...begun] = partsOf(entry)
  const left = chapters.slice(0, chapters.length - begun.length)
  const last = left.at(-1)
  if (!last) return left
  const died = last.died.slice(0, last.died.length - (here?.died.length ?? 0))
  return [...left.slice(0, -1), chapter(source, { ...last, died, parts: last.parts.slice(0, -1) })]
}

interface EntryPart {
  readonly phase: Phase
  readonly died: readonly SeatId[]
}

/** What an entry does to the chapters, without a word of it being written. The phase of the first part is that of the chapter before. */
const partsOf = ({ events }: Entry): readonly EntryPart[] => {
  const parts: { phase: Phase; died: SeatId[] }[] = [{ phase: { kind: 'setup' }, died: [] }]
  for (const event of events) {
    const phase = begins(event)
    if (phase) parts.push({ phase, died: [] })
    else if (event.type === 'playerDied') parts.at(-1)?.died.push(event.death.seat)
  }
  return parts
}

interface Written {
  readonly rules: Rules
  readonly spelling: Spelling | undefined
  readonly parts: readonly (readonly StoryLine[])[]
}

const memo = new WeakMap<Entry, Written>()

const linesOf = ({ rules, journal, spelling }: Source, entry: Entry): Written['parts'] => {
  const known = memo.get(entry)
  if (known && known.rules === rules && known.spelling === spelling) return known.parts
  const before = journal.states.get(baseOf(entry))
  const parts = before ? writeEntry(rules, spelt(before, spelling), entry, spelling) : []
  memo.set(entry, { rules, spelling, parts })
  return parts
}
