import { topic } from '../language'

/** The night and the day that an ability adds. */
export const overtimeText = topic('overtime', {
  follow: (ability: string) => `The ${ability}’s extra night and day follow.`,
  title: { night: 'Extra night', day: 'Extra day' },
})
