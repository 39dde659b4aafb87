import type { CharacterRef, SeatView } from '@/core/views/grimoireTypes'
import type { LineHand, LineToken, StoryChapter, StoryLine, Tale } from '@/core/views/storyTypes'
import { storyText } from '@/text/en/story'
import { inRow } from '@/text/inRow'
import { lineTone } from '@/ui/parts/lineIcons'

/** One event as it is read aloud. */
export interface ToldEvent {
  readonly text: string
  /** Its first line; the kind is that of the worst that happened in it. */
  readonly line: StoryLine
  readonly hands: readonly LineHand[]
}

/** A night or a day of the evening. */
export interface ToldChapter {
  readonly key: number
  readonly title: string
  readonly kind: 'night' | 'day' | 'setup'
  readonly events: readonly ToldEvent[]
  /** Everybody at dawn, where a day begins. */
  readonly circle: readonly LineToken[]
}

/** How lines become events and sentences. */
interface Teller {
  readonly tales: (lines: readonly StoryLine[], joined: boolean) => readonly Tale[]
  readonly sentence: (tale: Tale) => string
}

/** VIEW-14: what happened in the end. A line told anew stands where it was first told. */
const inTheEnd = (lines: readonly StoryLine[]): readonly StoryLine[] =>
  lines.reduce<readonly StoryLine[]>((told, line) => {
    const { instead, topic } = line
    if (instead === undefined) return [...told, line]
    const old = told.findIndex((each) => each.topic?.startsWith(instead))
    const rest = told.filter((each) => !each.topic?.startsWith(instead))
    return old >= 0 && topic !== undefined ? [...rest.slice(0, old), line, ...rest.slice(old)] : [...rest, line]
  }, [])

const isTold = ({ kind }: StoryLine, withHand: boolean): boolean =>
  kind !== 'chapter' && kind !== 'changed' && kind !== 'aside' && (withHand || kind !== 'hand')

const eventOf = (tale: Tale, { sentence }: Teller): ToldEvent => {
  const all = [tale.head, ...tale.then]
  const died = all.some((line) => lineTone(line) === 'death')
  return {
    text: sentence(tale),
    line: died ? { ...tale.head, kind: 'death' } : tale.head,
    hands: all.flatMap(({ hands }) => hands ?? []),
  }
}

/** The evening, chapter by chapter: one event, one sentence. */
export const eveningOf = (chapters: readonly StoryChapter[], withHand: boolean, teller: Teller): readonly ToldChapter[] => {
  const homes = new Map(chapters.flatMap((chapter) => chapter.lines().map((line) => [line, chapter] as const)))
  const told = inTheEnd([...homes.keys()]).filter((line) => isTold(line, withHand))
  return chapters
    .map((chapter): ToldChapter => ({
      key: chapter.key,
      title: chapter.title,
      kind: chapter.phase.kind,
      events: teller
        .tales(
          told.filter((line) => homes.get(line) === chapter),
          true,
        )
        .map((tale) => eventOf(tale, teller)),
      circle: chapter.phase.kind === 'day' ? chapter.circle() : [],
    }))
    .filter(({ events, kind }) => events.length > 0 || kind === 'day')
}

export const aliveIn = (circle: readonly LineToken[]): number => circle.filter(({ life }) => life === 'alive').length

export const castLine = (seat: SeatView): string =>
  storyText.castLine(seat.player, seat.character?.name ?? '–', [
    ...(seat.turned || seat.traveller ? [storyText.side[seat.alignment]] : []),
    ...(seat.believes ? [storyText.believed(seat.believes.name)] : []),
    ...(seat.life === 'dead' ? [storyText.dead] : []),
  ])

/** What the Demon was shown, told as the cast is. */
export const bluffsLine = (bluffs: readonly CharacterRef[]): string =>
  storyText.castLine(storyText.bluffs, inRow(bluffs.map(({ name }) => name)), [])
