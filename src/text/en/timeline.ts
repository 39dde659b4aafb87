import { topic } from '../language'

/** The journal as a list, and ways that were left again. */
export const timelineText = topic('timeline', {
  timelineTitle: 'Timeline',
  timelineEmpty: 'Nothing has happened yet.',
  branches: 'Undone',
  branchesHint: 'Undone moves. Tap one to look at it.',
  branch: (label: string, chapter: string, steps: number) => `${chapter}: up to ${label} (${steps === 1 ? 'one step' : `${steps} steps`})`,
} as const)
