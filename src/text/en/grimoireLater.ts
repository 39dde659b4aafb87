import { grimoireText } from './grimoire'

/** All the words of the grimoire's frame, for what is fetched after its first screen: menu, cover, timeline, map, phase. */
export const grimoireLaterText = {
  ...grimoireText,
  phase: { night: (n: number) => `Night ${n}`, day: (n: number) => `Day ${n}` },
  openSeat: 'Open this seat',
  back: 'Back',
  covered: 'covered', coverHold: 'Hold to lift', coverHow: 'Hold for a moment to see the grimoire again',
  lookingAt: 'You are looking at another moment of this game.',
  returnToNow: 'Return to now', goBackHere: 'Go on from here…', goBackAsk: 'What you leave stays in the timeline and can be reached again.',
  following: 'Another window is running this game; this one follows.', takeOver: 'Take over here',
  morePanel: 'More of the panel',
  menuItems: {
    reference: 'Character sheet and nights', town: 'Town view', seatMap: 'Seat map to point at', story: 'The story so far', timeline: 'Timeline', join: 'A Traveller joins…', phase: 'Change phase or number…',
    turnLeft: 'Turn the ring left', turnRight: 'Turn the ring right', dimmer: 'Dimmer', backup: 'Save a backup', settings: 'Settings', keys: 'Keyboard', help: 'Help', home: 'Home', end: 'End the game…',
  },
  dimmerLevel: (n: number) => (n ? `${n} % darker` : 'off'),
  keysTitle: 'Keyboard',
  keys: [
    ['U', 'undo'], ['R', 'redo'], ['C', 'cover'], ['T', 'timeline'], ['K', 'cards'], ['M', 'menu'], ['[ ]', 'turn the ring'], ['Tab, arrows', 'from seat to seat'], ['Enter', 'choose a seat'], ['I', 'open the seat that has the focus'], ['Esc', 'close what is open'], ['?', 'this list'],
  ] as readonly (readonly [string, string])[],
  timelineTitle: 'Timeline', timelineEmpty: 'Nothing has happened yet.', branches: 'Taken back', branchesHint: 'Ways the game went before something was undone. Tap one to look at it.',
  branch: (label: string, chapter: string, steps: number) => `${chapter}: up to ${label} (${steps === 1 ? 'one step' : `${steps} steps`})`,
  mapTitle: 'The town', mapHint: 'Names only: safe to show.',
  joinTitle: 'A Traveller joins', joinName: 'Name', joinCharacter: 'Character', joinSide: 'Side', joinPlace: 'Sits', joinAfter: (player: string) => `after ${player}`, joinGo: (name: string) => `${name || 'The Traveller'} joins`, joinTell: (player: string) => `${player} is evil: show the Demon in private.`,
  good: 'Good', evil: 'Evil',
  phaseTitle: 'Phase and number', phaseSet: (label: string) => `Set to ${label}`,
  endTitle: 'End the game', endWins: { good: 'Good wins', evil: 'Evil wins' }, endBecause: 'Ended by the storyteller.',
}
