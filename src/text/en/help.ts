import { topic } from '../language'

export const helpText = topic('help', {
  title: 'Help',
  what: {
    title: 'What Moonrise is',
    words: [
      'Moonrise is the storyteller’s grimoire for Bad Moon Rising, for a live game around a table. It holds the tokens and knows the rules: who to wake, who may be chosen, what follows, and why.',
      'You run the game; Moonrise keeps track. Everything it proposes has a reason and can be changed in place, everything can be set by hand, and what is yours to decide stays yours.',
    ],
  },
  moments: {
    title: 'Three moments',
    list: [
      {
        icon: 'people',
        title: 'Before the game',
        words:
          'Say who plays, draw or pick the characters, deal them at random, by hand or by passing the tablet round, and settle bluffs and secrets. Whatever is wrong with the bag is listed, with a way to mend it.',
      },
      {
        icon: 'moon',
        title: 'The night',
        words:
          'The panel shows one step at a time: who to wake, where they sit, what they do. Tap the player who was pointed at on the ring: the last tap settles the step, what followed stands at the top, and Undo takes it back. Whoever has nothing to do tonight is left asleep, with the reason.',
      },
      {
        icon: 'undo',
        title: 'The correction',
        words:
          'Undo names what it takes back. The timeline lets you look at any earlier moment, return from it, or go back there for good. A settled step can be opened again and changed; what depends on it follows, and nothing is ever lost.',
      },
    ],
  },
  gestures: {
    title: 'With a finger',
    list: [
      {
        does: 'Tap a seat',
        words:
          'chooses it when the moment asks for a player. By day it nominates, and a second tap opens the seat. Otherwise it opens the seat.',
      },
      {
        does: 'Press and hold a seat',
        words: 'opens it at any time: who sits there, why they are drunk or safe, and everything that can be done by hand.',
      },
      { does: 'Tap a reminder', words: 'fans out all reminders on that seat, with who placed them.' },
      {
        does: 'Drag a reminder or a seat',
        words:
          'moves it. By day, a drag from seat to seat nominates; at night, where two players are asked for, it chooses both. Everything can also be done without dragging, from the seat’s sheet.',
      },
      { does: 'Tap a dimmed seat', words: 'says why it may not be chosen, and lets you choose it anyway.' },
      { does: 'Hold the ring of a card', words: 'for a second to take the tablet back: a player can’t leave a card by accident.' },
      {
        does: 'Cover',
        words:
          'hides everything at a touch. Hold the eye to lift it. The grimoire also covers itself when you leave the app, when nobody touches it for a while, and when the tablet lies face down.',
      },
    ],
  },
  keys: { title: 'With a keyboard' },
  files: {
    title: 'Your games',
    words: [
      'Games stay on this device and are sent nowhere. Every tap is saved at once; when Moonrise opens again you are where you were.',
      'A file carries a game, or all of them, to another device: save or share it here and import it there; the game goes on at the same step.',
    ],
  },
  credits: {
    title: 'Credits',
    unofficial:
      'Moonrise is unofficial and free. It is not affiliated with, endorsed by or connected to the publisher of Blood on the Clocktower; that name and the names of its characters belong to their owners. The words for abilities are our own.',
    icons: {
      before: 'Icons of characters and states are from ',
      source: 'game-icons.net',
      sourceUrl: 'https://game-icons.net',
      by: ', drawn by Lorc, Delapouite, Skoll, DarkZaitzev and Sbed, under the ',
      licence: 'Creative Commons Attribution 3.0 licence',
      licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
      after: ' (CC BY 3.0). They are recoloured and combined into one file.',
    },
    fonts: {
      before:
        'Typefaces: IM Fell English, digitised by Igino Marini, and Spectral, by Production Type, both cut down to what is needed, under the ',
      licence: 'SIL Open Font License 1.1',
      licenceUrl: 'https://openfontlicense.org',
      after: '.',
    },
    ours: 'Ornaments, marks, hills and moon are ours, under the MIT licence like the rest of Moonrise.',
    libraries: 'Libraries in this app, with their licences',
  },
  licences: {
    title: 'Licences',
    words: 'Everything that this app is made of, with the words under which it may be used.',
    failed: 'The list could not be read. It lies beside the app as licences.txt.',
  },
})
