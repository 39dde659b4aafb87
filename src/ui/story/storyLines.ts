import type { GrimoireView, SeatView } from '@/core/views/grimoireTypes'
import type { StoryLine } from '@/core/views/storyTypes'
import { storyText } from '@/text/en/story'

export interface StoryChapter {
  readonly title: string
  readonly lines: readonly StoryLine[]
}

/** VIEW-14: what happened in the end. A line told anew stands where it was first told. */
const inTheEnd = (lines: readonly StoryLine[]): readonly StoryLine[] =>
  lines.reduce<readonly StoryLine[]>((told, line) => {
    const { instead } = line
    const old = instead === undefined ? -1 : told.findIndex(({ topic }) => topic?.startsWith(instead))
    const rest = instead === undefined ? told : told.filter(({ topic }) => !topic?.startsWith(instead))
    if (line.kind === 'changed') return rest
    return old >= 0 && line.topic === instead ? [...rest.slice(0, old), line, ...rest.slice(old)] : [...rest, line]
  }, [])

/** Lines under their chapters, in the order they happened. */
export const chaptersOf = (all: readonly StoryLine[], withHand: boolean): readonly StoryChapter[] => {
  const chapters: { title: string; lines: StoryLine[] }[] = []
  for (const line of inTheEnd(all)) {
    if (chapters.at(-1)?.title !== line.chapter) chapters.push({ title: line.chapter, lines: [] })
    if (line.kind !== 'chapter' && (withHand || line.kind !== 'hand')) chapters.at(-1)?.lines.push(line)
  }
  return chapters.filter(({ lines: kept }) => kept.length > 0)
}

export const castLine = (seat: SeatView): string =>
  storyText.castLine(seat.player, seat.character?.name ?? '–', [
    ...(seat.turned || seat.traveller ? [storyText.side[seat.alignment]] : []),
    ...(seat.believes ? [storyText.believed(seat.believes.name)] : []),
    ...(seat.life === 'dead' ? [storyText.dead] : []),
  ])

export interface StoryHead {
  readonly title: string
  readonly date: string
  /** The name of what was played. */
  readonly script: string
}

/** The whole story as plain text. */
export const storyAsText = ({ title, date, script }: StoryHead, grimoire: GrimoireView, chapters: readonly StoryChapter[]): string => {
  const { outcome, seats, bluffs } = grimoire
  const travellers = seats.filter(({ traveller }) => traveller).length
  return [
    title,
    `${script}, ${storyText.on(date)}, ${storyText.counts(seats.length - travellers, travellers)}`,
    outcome ? `${storyText.wins[outcome.winner]}. ${outcome.because}` : storyText.running,
    ...chapters.flatMap((chapter) => ['', chapter.title, ...chapter.lines.map(({ text }) => `  ${text}`)]),
    '',
    storyText.cast,
    ...seats.map((seat) => `  ${castLine(seat)}`),
    ...(bluffs.length > 0 ? ['', `${storyText.bluffs}: ${bluffs.map(({ name }) => name).join(', ')}`] : []),
    '',
    storyText.made,
  ].join('\n')
}
