import './laterWords'

/** What the first screen of a running night does without: all that decides more than pointing, corrections, the day, the reasons and the story. */
export { decide } from '@/core/decide/decide'
export { redecide } from '@/core/decide/redecide'
export { branches } from '@/core/journal/branches'
export { chapterOf } from '@/core/views/story'
export { dayView } from '@/core/views/day'
export { secretsView } from '@/core/views/secrets'
export { storyView } from '@/core/views/story'
export { townView } from '@/core/views/town'
export { errandsAt, tell } from './errands'
export { entryLabels } from '@/text/en/entriesLater'
export { whyView } from '@/core/views/why'
