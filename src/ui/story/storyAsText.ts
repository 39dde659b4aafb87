import type { GrimoireView } from '@/core/views/grimoireTypes'
import { storyText } from '@/text/en/story'
import { lineTone } from '@/ui/parts/lineIcons'
import { aliveIn, bluffsLine, castLine, type ToldChapter } from './evening'

export interface StoryHead {
  readonly title: string
  readonly date: string
  /** The name of what was played. */
  readonly script: string
}

/** Everything that the screen, the text, the page and the picture tell. */
export interface Evening extends StoryHead {
  readonly grimoire: GrimoireView
  readonly chapters: readonly ToldChapter[]
}

export const overLine = ({ script, date, grimoire: { seats } }: Evening): string => {
  const travellers = seats.filter(({ traveller }) => traveller).length
  return [script, storyText.on(date), storyText.counts(seats.length - travellers, travellers)].join(' · ')
}

export const outcomeLine = ({ grimoire: { outcome } }: Evening): string =>
  outcome ? storyText.outcome(storyText.wins[outcome.winner], outcome.because) : storyText.running

export const bluffLine = ({ grimoire: { bluffs } }: Evening): string | undefined => (bluffs.length ? bluffsLine(bluffs) : undefined)

const signs = { night: '☾', day: '☀', setup: '·' } as const

const headline = ({ kind, title, circle }: ToldChapter): string =>
  [`${signs[kind]} ${title}`, ...(circle.length ? [storyText.dawnAlive(aliveIn(circle))] : [])].join(' · ')

/** The whole story as plain text, to be read in a message. */
export const storyAsText = (evening: Evening): string => {
  const { title, chapters, grimoire } = evening
  const bluffs = bluffLine(evening)
  return [
    title,
    overLine(evening),
    outcomeLine(evening),
    ...chapters.flatMap((chapter) => [
      '',
      headline(chapter),
      ...chapter.events.map(({ text, line }) => `  ${lineTone(line) === 'death' ? '†' : '•'} ${text}`),
    ]),
    '',
    storyText.cast,
    ...grimoire.seats.map((seat) => `  ${castLine(seat)}`),
    ...(bluffs ? ['', bluffs] : []),
    '',
    storyText.made,
  ].join('\n')
}
