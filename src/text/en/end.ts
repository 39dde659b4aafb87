import { listOf } from './listOf'
import { topic } from '../language'

const a = (name: string) => `the ${name}`

export const endText = topic('end', {
  wins: { good: 'Good wins', evil: 'Evil wins' },
  proposal: {
    kicker: 'The game may be over',
    winners: (names: readonly string[]) => `Winners: ${listOf(names)}.`,
    end: { good: 'Good wins: end the game', evil: 'Evil wins: end the game' },
    playOn: 'Play on',
    playOnHint: 'You will be asked again when something changes.',
    other: { good: 'No: evil wins', evil: 'No: good wins' },
  },
  panel: {
    kicker: 'The game is over',
    reveal: 'Reveal the town',
    revealHint: 'for everybody to see',
    story: 'The story of the game',
    storyHint: 'to read aloud, to share, to print',
    backup: 'Keep a copy of this game',
    reopen: 'It’s not over…',
    reopenAsk: 'Go on playing?',
    reopenWords: 'The game opens again where it was. Nothing is lost.',
    reopenDo: 'Go on playing',
    reopenNot: 'It’s over',
    home: 'All games',
  },
  reveal: {
    title: 'Reveal the town',
    order: 'In which order?',
    orders: { clockwise: 'Clockwise', drama: 'Demon last', hand: 'By tapping' },
    next: (player: string) => `Next: ${player}`,
    all: 'All at once',
    back: 'Cover the last one again',
    backShort: 'One back',
    start: 'Tap a player, or go round.',
    is: (player: string, character: string) => `${player} was ${a(character)}`,
    traveller: (player: string, character: string) => `${player} travelled as ${a(character)}`,
    unknown: (player: string) => `${player} had no character`,
    side: { good: 'good', evil: 'evil' },
    turned: { good: 'and turned good', evil: 'and turned evil' },
    believed: (character: string) => `and thought they were ${a(character)}`,
    gained: (names: readonly string[]) => `with the ability of ${listOf(names.map(a))}`,
    bluffs: 'The Demon’s bluffs',
    showBluffs: 'Show the bluffs',
    hideBluffs: 'Hide the bluffs',
    finished: { good: 'Good has won', evil: 'Evil has won' },
    leave: 'Leave',
    hidden: (player: string) => `${player}, still covered`,
    left: (n: number) => (n === 0 ? 'All are revealed' : n === 1 ? '1 still covered' : `${n} still covered`),
  },
} as const)
