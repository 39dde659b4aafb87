import type { Alignment } from '@/core/model/seat'
import { topic } from '../language'

export const cardsText = topic('cards', {
  holdToReturn: 'Storyteller: hold to return',
  next: 'Next card',
  holdForNext: 'Storyteller: hold for the next card',
  holdHow: 'Hold for one second. With a keyboard, hold the space bar.',
  dimmer: 'Brightness of this card',
  rotate: 'Turn the card',
  you: 'you',
  youSit: (seat: number) => `You sit in seat\u00a0${seat}.`,
  side: { good: 'Good', evil: 'Evil' } satisfies Record<Alignment, string>,
  nod: { yes: 'Yes', no: 'No' },
  sideMeans: { good: 'thumb up', evil: 'thumb down' } satisfies Record<Alignment, string>,

  pickerFor: (player: string) => `Show ${player} a card`,
  pickerAnyone: 'Show a card',
  close: 'Close, show nothing',
  back: 'All cards',
  shows: (player: string) => `Show it to ${player}`,
  showsAnyone: 'Show it',
  whichCharacters: 'Which characters?',
  whichPlayers: 'Which players?',
  whichNumber: 'Which number?',
  whichSide: 'Which side?',
  ownWords: 'Your own words',
  ownWordsHint: 'What the player reads, as large as will fit',

  playerIs: (player: string, character: string) => `${player} is the ${character}`,

  kinds: {
    youAre: { label: 'You are', title: 'You are', hint: 'a character' },
    demon: { label: 'This is the Demon', title: 'This is the Demon', hint: 'on the map' },
    minions: { label: 'These are your Minions', title: 'These are your Minions', one: 'This is your Minion', hint: 'on the map' },
    notInPlay: {
      label: 'Not in play',
      title: 'These characters are not in play',
      one: 'This character is not in play',
      hint: 'characters',
    },
    inPlay: { label: 'In play', title: 'These characters are in play', one: 'This character is in play', hint: 'characters' },
    playerIs: { label: 'This player is', title: 'This player is', hint: 'player and character' },
    youChose: { label: 'You chose', title: 'You chose', hint: 'players' },
    choseYou: { label: 'This character chose you', title: 'This character chose you', hint: 'a character' },
    usedAbility: { label: 'Did you use your ability?', title: 'Did you use your ability tonight?', hint: 'a nod or a shake' },
    side: { label: 'Good or evil', title: 'You are', hint: 'thumb up or down' },
    number: { label: 'A number', title: '', hint: '0, 1, 2…' },
    bluffing: { label: 'What will you claim?', title: 'Which character will you claim to be?', hint: 'a question' },
    again: { label: 'Once more, please', title: 'Please point again, so that I am sure', hint: 'a question' },
    seeMe: { label: 'See me today', title: 'Come and talk to me alone today', hint: 'a request' },
    forget: { label: 'Forget that', title: 'Please forget what you were just shown', hint: 'a request' },
    words: { label: 'Your own words', title: '', hint: 'anything' },
  },
} as const)

export type CardKind = keyof typeof cardsText.kinds
