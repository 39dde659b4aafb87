import { topic } from '../language'

/** What whoever follows a game or its town is told. A player's phone needs no other words about live devices. */
export const watchText = topic('watch', {
  title: 'The town',
  none: 'No town is shown here',
  noneHint: 'Ask your storyteller for the code, and point your camera at it.',
  waiting: 'Waiting for the storyteller',
  waitingHint: 'The town appears as soon as the game is open. If it does not, scan the code again: there may be a new one.',
  ended: 'Sharing has ended, or there is a new code: scan it. This is how it was.',
  distrusted: 'The server shows an older town than before. It is not shown here.',
  sheet: 'Characters',
  fullScreen: 'Fill the screen',
  lost: {
    server: (minutes: number) =>
      `Not connected; trying again every few seconds. This is how it was ${minutes < 1 ? 'a moment' : `${minutes} min`} ago.`,
    storyteller: (minutes: number) =>
      `The storyteller’s device is not connected. This is how it was ${minutes < 1 ? 'a moment' : `${minutes} min`} ago.`,
    runner: (minutes: number) =>
      `The device that runs this game is not connected. This is how it was ${minutes < 1 ? 'a moment' : `${minutes} min`} ago.`,
    full: (minutes: number) =>
      `This game has outgrown its room on the server. This is how it was ${minutes < 1 ? 'a moment' : `${minutes} min`} ago.`,
  },
} as const)
