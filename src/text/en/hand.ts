import { topic } from '../language'

/** Abilities that the storyteller runs. */
export const handText = topic('hand', {
  tapRing: 'Tap whom they point at, if anybody.',
  chooseFirst: 'Tap the player on the ring first.',
  reminders: 'Reminders for those who are chosen',
  acts: {
    dies: 'Dies',
    returns: 'Returns',
    becomes: 'Character',
    good: 'Turns good',
    evil: 'Turns evil',
    names: 'Names one',
    tell: 'Tell',
    card: 'Card',
    note: 'Note',
  },
  becomes: 'Who do they become?',
  yes: 'Yes',
  no: 'No',
  wordsLabel: 'Words you tell them',
  noteLabel: 'A note for yourself',
  told: 'Told',
  write: 'Write',
  back: 'Back',
  lives: 'As it is',
  leave: 'Do nothing',
})
