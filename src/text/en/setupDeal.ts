import type { DealWay } from '@/app/setup/setupDraft'
import { listOf } from './listOf'
import { count } from './setupCount'

/** How the tokens get to the seats. */
export const setupDeal = {
  how: 'How are the tokens dealt?',
  ways: {
    random: ['At random', 'Moonrise deals, only you look'],
    hand: ['By hand', 'tap a token, then a seat'],
    pass: ['Pass the tablet', 'everybody draws face down and sees one card'],
    bag: ['From a real bag', 'what to put in, then who drew what'],
  } satisfies Record<DealWay, readonly [string, string]>,
  again: 'Deal again',
  dealt: (n: number, of: number) => `${n} of ${of} dealt`,
  tray: 'Still to deal',
  trayEmpty: 'Every token has found a seat. Tap two seats to swap their characters.',
  tapSeat: (name: string) => `Now tap the seat of the ${name}.`,
  tapToken: 'Tap a token, then a seat.',
  ring: 'Seats',
  seatLabel: (n: number, player: string, character: string | undefined) => `Seat ${n}, ${player}, ${character ?? 'nothing yet'}`,
  back: 'Back into the tray',
  pack: 'Put these into the bag',
  packFalse: (fooled: string, demon: string) => `For the ${fooled}, put a ${demon} token in, marked so that only you can tell it apart.`,
  packed: (n: number, of: number) => `${n} of ${of} in the bag`,
  packedNext: 'All are in: enter who drew what',
  rest: 'Deal the rest at random',
  next: 'Bluffs & secrets',
  passWhy:
    'Give the tablet to the first player. Each draws one token, sees it alone, hides it with one tap and passes the tablet on. Hold the moon to get back to your own view.',
  passStart: 'Pass the tablet',
  undo: { random: 'Deal', give: 'Deal', back: 'Take back', pack: 'Checklist', rest: 'Deal the rest' },
}

/** The tablet goes round. */
export const setupPass = {
  to: 'The tablet is for',
  iAm: (name: string) => `I’m ${name}`,
  someoneElse: 'I’m someone else',
  whoHas: 'Who has the tablet?',
  drawn: 'has drawn',
  pick: (name: string) => `${name}, take one`,
  pickHint: 'Nobody else should see the screen.',
  notMe: 'Not my turn',
  token: (n: number) => `Face-down token ${n}`,
  youAre: 'You are',
  hide: 'Hide',
  covered: (name: string) => `${name} has drawn`,
  coveredWhy: 'The card was hidden because somebody left the screen.',
  passOn: (name: string) => `The tablet is for ${name}.`,
  lookAgain: (name: string) => `${name}: hold to look again`,
  again: (name: string) => `${name}, look again`,
  look: (name: string) => `${name}: hold to look`,
  doneLooking: 'Seen. Pass it on',
  back: 'Everybody has drawn',
  backHint: 'Please give the tablet back.',
  storyteller: 'Storyteller: hold',
  storytellerHow: 'Press and hold for a second to see who has drawn.',
  overview: 'Who has drawn',
  waiting: 'waits',
  takeBack: (name: string) => `${name} draws again`,
  goOn: 'Keep passing',
  stop: 'Hold to stop here and deal the rest yourself',
  open: 'Hold to see who drew what',
  notYet: 'Not yet',
  openHow: 'Shows every character. Hold it so that only you see the screen.',
  progress: (n: number, of: number) => `${n} of ${of} have drawn`,
}

/** Two seats, one after the other. */
export const setupTwoSeats = {
  tap: (name: string) => `${name}: tap another seat.`,
  label: 'What the second seat does',
  ways: { characters: 'Swap characters', swap: 'Swap seats', move: 'Move there' },
  done: {
    characters: (a: string, b: string) => `${listOf([a, b])} have swapped characters.`,
    swap: (a: string, b: string) => `${listOf([a, b])} have swapped seats.`,
    move: (a: string, b: string) => `${a} sits where ${b} sat.`,
  },
  undo: { characters: 'Swap characters', swap: 'Swap seats', move: 'Move seat' },
}

/** Somebody has another token than before. */
export const setupChanged = {
  shown: (name: string, had: string, now: string | undefined) =>
    now
      ? `${name} was shown the ${had} and should see the ${now} now.`
      : `${name} was shown the ${had}. The next token you put in is theirs.`,
  dealt: (name: string, had: string, now: string | undefined) =>
    now ? `${name} had the ${had} and has the ${now} now.` : `${name} had the ${had}. The next token you put in is theirs.`,
  showAgain: (name: string) => `Show it to ${name}`,
  knows: (name: string) => `${name} knows`,
  undo: 'Told',
  cost: (n: number) =>
    `${count(n, 'player has seen their character', 'players have seen their characters')}. Whoever gets another one has to be shown again; Moonrise lists them.`,
  drawTitle: 'Draw a new bag?',
  drawDo: 'Draw a new bag',
  drawStay: 'Keep this bag',
  dealTitle: 'Deal everything anew?',
  dealDo: 'Deal anew',
  dealStay: 'Keep this deal',
}
