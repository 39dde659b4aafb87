import './laterWords'

/** What the first screen of a running night does without: every other command, corrections, the day and the story. */
export { decide } from '@/core/decide/decide'
export { redecide } from '@/core/decide/redecide'
export { dayView } from '@/core/views/day'
export { storyView } from '@/core/views/story'
