import { topic } from '../language'

export const demoText = topic('demo', {
  players: ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kit'],
  statement: 'Dov is a Minion.',
  lesson: {
    label: 'How it works',
    choose: {
      title: 'Choose on the ring',
      words: 'Tap the seat the player points at. Lit seats may be chosen; any other says why not.',
    },
    undo: {
      title: 'What follows, and undo',
      words: 'Moonrise works out what follows, and you can overrule every line. A wrong tap? Undo is at the top.',
    },
    hold: { title: 'Hold to return', words: 'This is what the player sees. Hold the moon for a second, and you’re back.' },
    own: {
      title: 'Now a game of your own?',
      words: 'You’ve led a night and a day. Seating your own circle takes about a minute.',
    },
    gotIt: 'Got it',
    newGame: 'New game',
    playOn: 'Stay here',
  },
})
