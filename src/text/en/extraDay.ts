/** The night and the day a Mastermind adds: what they are, and what ends them (MASTERMIND-2). */
export const extraDayText = {
  follow: 'The Mastermind’s extra night and day follow.',
  title: { night: 'Extra night', day: 'Extra day' },
  says: {
    night: 'The Demon is dead; tomorrow’s execution decides who wins.',
    day: 'If a good player is executed, evil wins. If an evil player is executed, or nobody, good wins.',
  },
}
