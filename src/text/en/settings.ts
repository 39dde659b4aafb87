import { topic } from '../language'

export const settingsText = topic('settings', {
  title: 'Settings',
  atOnce: 'Everything here takes effect at once and stays on this device.',
  back: { game: 'Back to the game', home: 'Back to the start' },

  language: {
    label: 'Language',
    hint: 'Moonrise opens again in that language, at the same place.',
    cards: 'Language of the cards',
    cardsSame: 'Same as Moonrise',
    cardsHint: 'What a player is shown can be in another language than the grimoire.',
  },

  words: 'Names and order',
  names: {
    hint: 'Some characters have two.',
    sheet: 'As on the sheet',
    published: 'As published',
  },
  order: {
    label: 'Night order',
    sheet: 'As on the sheet',
    published: 'As published',
    hint: 'For games that begin from now on; a running game keeps its own.',
  },

  sight: 'Light and size',
  theme: {
    label: 'Theme',
    auto: 'Follows the game',
    night: 'Always night',
    day: 'Always day',
    bright: 'Bright',
    hint: 'Follows the game: dark at night, parchment by day. Bright: the circle is parchment by day too, for a table in the sun.',
  },
  tokens: {
    label: 'Tokens at night',
    bone: 'Bone',
    dark: 'Dark',
    hint: 'Dark: the discs don’t light up your face in a dark room.',
  },
  dimmerHint: 'Darker than the screen itself can go.',
  textSize: {
    label: 'Text size',
    small: 'Small',
    normal: 'Normal',
    large: 'Large',
    extra: 'Extra large',
    hint: 'On top of the text size of your browser.',
  },
  motion: { label: 'Motion', auto: 'Same as the device', none: 'None', hint: 'Tokens fly and shrouds fall, or are simply there.' },

  table: 'At the table',
  turn: {
    label: 'Rotate the circle',
    hint: 'To match where you stand.',
    left: 'Turn left',
    right: 'Turn right',
    straight: 'Straight',
    words: (n: number) =>
      n === 0 ? 'Seat 1 is at the top' : `Turned ${Math.abs(n)} ${Math.abs(n) === 1 ? 'seat' : 'seats'} to the ${n > 0 ? 'right' : 'left'}`,
  },
  panelSide: { label: 'Panel', right: 'On the right', left: 'On the left', hint: 'In landscape; left suits left-handers.' },
  coverAfter: {
    label: 'Automatic cover',
    hint: 'After this many minutes without a touch.',
    minutes: (n: number) => (n === 0 ? 'Never' : String(n)),
    spoken: (n: number) => (n === 0 ? 'Never' : n === 1 ? 'After 1 minute' : `After ${n} minutes`),
  },
  coverWhen: {
    label: 'It covers itself',
    always: 'Always',
    night: 'At night only',
    hint: 'Also when you leave the app. Face down, the grimoire is always covered.',
  },
  settling: {
    label: 'At night',
    lastTap: 'The last tap settles a step',
    done: 'Done settles every step',
    hint: 'Undo takes a step back either way. A game from before this choice keeps Done.',
    said: 'New: at night, the last tap settles a step. Undo takes it back.',
    keep: 'Keep Done',
  },
  advice: {
    label: 'Advice',
    on: 'One line in a step',
    off: 'None',
    hint: 'Where new storytellers go wrong, in Trouble Brewing. Switched on again, dismissed lines come back.',
  },
  timerSound: { label: 'Timer sound', on: 'A soft bell', off: 'Silent', hint: 'By day only. The night is always silent.' },

  keeping: 'Games on this device',
  storage: {
    kept: 'This browser has promised to keep your games.',
    'may-be-cleared': 'This browser may clear your games when the device runs out of room.',
    unknown: 'This browser doesn’t say whether it keeps your games. A file is the safest copy.',
    blocked: 'This browser can’t save anything for Moonrise right now. A game lasts only until this page closes.',
    ask: 'Ask it to keep them',
    asked: {
      kept: 'They will be kept.',
      no: 'The browser hasn’t agreed yet. It usually does once Moonrise is on the Home Screen or has been used a few times.',
    },
    file: 'Save all games as one file',
    saved: 'All games are saved in one file.',
    none: 'There is no game on this device yet.',
  },
  install: { offer: 'Add Moonrise to this device', done: 'Moonrise is installed on this device.' },
  version: {
    title: 'Version',
    now: (version: string) => `Moonrise ${version}`,
    offline: 'Everything is on this device; no network is needed.',
    check: 'Look for a new version',
    checked: 'If there is a new version it is being fetched now; you will be asked before it is used.',
    ready: 'A new version is ready.',
    take: 'Use it now',
  },
  help: 'Help and credits',
})
