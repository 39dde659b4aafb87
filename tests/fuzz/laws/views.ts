import type { Journal } from '@/core/journal/journal'
import { currentGame } from '@/core/journal/journal'
import type { Rules } from '@/core/model/script'
import { dayView } from '@/core/views/day'
import { grimoireView } from '@/core/views/grimoire'
import { nightSheetView } from '@/core/views/nightSheet'
import { storyView, type StoryBook } from '@/core/views/story'
import { townView } from '@/core/views/town'
import type { GrimoireView } from '@/core/views/grimoireTypes'
import type { NightSheetView } from '@/core/views/nightTypes'
import { whyView } from '@/core/views/why'
import { must } from '../law'
import { difference } from '../same'
import { sentencesOnly } from './words'

/** What a screen holds from its last look. */
export interface Seen {
  readonly grimoire?: GrimoireView
  readonly sheet?: NightSheetView
  readonly story?: StoryBook
}

/** No view throws, every word in it is a sentence, and the last view only saves work. */
export const look = (rules: Rules, journal: Journal, old: Seen): Seen => {
  const game = currentGame(journal)
  const grimoire = grimoireView(rules, game, old.grimoire)
  const sheet = nightSheetView(rules, game, old.sheet)
  const story = storyView(rules, journal, old.story)
  equal(grimoire, grimoireView(rules, game), 'the grimoire')
  equal(sheet, nightSheetView(rules, game), 'the night sheet')
  equal(story.lines, storyView(rules, journal).lines, 'the story')
  must(grimoireView(rules, game, grimoire).seats === grimoire.seats, 'what did not change stays the same object')
  for (const [name, view] of Object.entries({
    grimoire,
    sheet,
    story: story.lines.slice(-30),
    day: dayView(rules, game),
    town: townView(rules, game),
    why: game.seats.map(({ id }) => whyView(rules, game, id)),
  }))
    sentencesOnly(view, name)
  return { grimoire, sheet, story }
}

const equal = (kept: unknown, fresh: unknown, what: string): void => {
  const found = difference(kept, fresh)
  must(!found, `${what} is the same with the last view at hand`, () => found)
}
