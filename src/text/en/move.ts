import { topic } from '../language'

const games = (count: number): string => (count === 1 ? '1 game' : count === 0 ? 'No game' : `${count} games`)

export const moveText = topic('move', {
  title: 'Games of this address',
  why: 'A browser keeps games apart by address. Another address, even of the same computer, does not see the games of this one.',
  here: (count: number, place: string) => `${games(count)} at ${place}`,
  arrived: (here: number, expected: number) =>
    here >= expected
      ? `${games(expected)} ${expected === 1 ? 'was' : 'were'} saved at the other address, and ${here === 1 ? 'one is' : `${here} are`} here: nothing is missing.`
      : `${games(expected)} ${expected === 1 ? 'was' : 'were'} saved at the other address, and ${here} ${here === 1 ? 'is' : 'are'} here. Load the file below.`,
  save: {
    title: 'Take them along',
    words: 'One file holds all games, the settings and the remembered circles. Nothing is removed here.',
    act: 'Save one file',
    none: 'There is nothing to save here yet.',
    done: (count: number) => `${games(count)} and the settings are in the file. Now load it at the other address.`,
    next: (place: string) => `Go on at ${place}`,
  },
  load: {
    title: 'Bring them in',
    words: 'Load the file that was saved at the other address. A game that is here already only gains what came after.',
    act: 'Load a file',
    settings: 'The settings came along.',
  },
  door: 'Take games to another address',

  /** Over plain http. */
  plain: {
    label: 'This address is not safe',
    words: 'At this address Moonrise needs the network all the time, cannot be installed, and the screen may go dark by itself.',
    tablet: 'How to change that',
    elsewhere: 'An address that begins with https changes that.',
    games: 'Games of this address',
  },
})
