import type { Entry } from '../journal/entry'
import type { Journal } from '../journal/journal'
import { baseOf, lineage } from '../journal/lineage'
import { spellingOf } from '../journal/spelling'
import type { Rules } from '../model/script'
import { added, firstChapter, takenBack, type Chapter, type Source } from './storyChapters'
import type { StoryBook } from './storyTypes'

export type { StoryBook } from './storyTypes'

interface Book extends StoryBook {
  readonly source: Source
  readonly chapters: readonly Chapter[]
}

/** The game as readable chapters. With the last book, only the chapters of the new entry, or of the one just undone, are made anew. */
export const storyView = (rules: Rules, journal: Journal, old?: StoryBook): StoryBook => {
  const { entries, cursor } = journal
  const kept = old && isBook(old) && old.source.rules === rules && old.source.journal.entries === entries ? old : undefined
  if (kept?.entry === cursor) return kept
  const [next, last] = [entries.get(cursor), kept && entries.get(kept.entry)]
  if (kept && next && baseOf(next) === kept.entry && !respells(next))
    return bookOf(kept.source, added(kept.source, kept.chapters, next), journal)
  if (kept && last && baseOf(last) === cursor && !respells(last))
    return bookOf(kept.source, takenBack(kept.source, kept.chapters, last), journal)
  const source = { rules, journal, spelling: spellingOf(journal) }
  const chapters = lineage(journal, cursor).reduce<readonly Chapter[]>((all, entry) => added(source, all, entry), [firstChapter(source)])
  return bookOf(source, chapters, journal)
}

const isBook = (book: StoryBook): book is Book => 'source' in book

/** HAND-12: a name that was misspelt changes every line. */
const respells = ({ events }: Entry): boolean => events.some((event) => event.type === 'playerRenamed' && event.everywhere)

const bookOf = (source: Source, chapters: readonly Chapter[], { cursor }: Journal): Book => ({
  entry: cursor,
  chapters,
  source,
  get lines() {
    return chapters.flatMap(({ lines }) => lines())
  },
})
