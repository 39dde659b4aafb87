import type { GrimoireView, SeatView } from '@/core/views/grimoireTypes'
import type { StoryLine } from '@/core/views/storyTypes'
import { storyText } from '@/text/en/story'

export interface StoryChapter {
  readonly title: string
  readonly lines: readonly StoryLine[]
}

/** Lines under their chapters, in the order they happened. */
export const chaptersOf = (lines: readonly StoryLine[], withHand: boolean): readonly StoryChapter[] => {
  const chapters: { title: string; lines: StoryLine[] }[] = []
  for (const line of lines) {
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
}

/** The whole story as plain text. */
export const storyAsText = ({ title, date }: StoryHead, grimoire: GrimoireView, chapters: readonly StoryChapter[]): string => {
  const { outcome, seats, bluffs } = grimoire
  const travellers = seats.filter(({ traveller }) => traveller).length
  return [
    title,
    `${storyText.script}, ${storyText.on(date)}, ${storyText.counts(seats.length - travellers, travellers)}`,
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
