import { fullDate, hour, shortDay } from './dates'
import { topic } from '../language'

const DAY = 86_400_000
const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0)

/** "today, 21:40", "yesterday, 19:05", "Thu 12 March", "3 May 2024". */
const when = (at: number, now: number): string => {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY)
  if (days === 0) return `today, ${hour(at)}`
  if (days === 1) return `yesterday, ${hour(at)}`
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? shortDay : fullDate)(at)
}

export const homeText = topic('home', {
  name: 'Moonrise',
  what: 'The storyteller’s grimoire for Bad Moon Rising',
  promises: [
    { icon: 'flame', words: 'It says who to wake, and what follows' },
    { icon: 'undo', words: 'Every tap can be undone' },
    { icon: 'check', words: 'Works with no network at all' },
  ],
  doors: 'What to do',
  continue: 'Continue',
  continueLine: (title: string, rest: string) => (rest ? `${title} · ${rest}` : title),
  waiting: {
    awake: (player: string, character: string | undefined) => (character ? `${player}, ${character}, is awake` : `${player} is awake`),
    step: (step: string) => `Next: ${step}`,
    dawn: 'Everyone has acted: dawn is next',
    talk: 'The town talks',
    block: (player: string) => `${player} is about to die`,
    dusk: 'The day is over: dusk is next',
  },
  newGame: 'New game',
  goOnSetup: 'Continue setup',
  demo: 'Try a demo night',
  demoHint: 'a whole table, one tap',
  first: {
    title: 'First time here?',
    words: 'Look around in a game that is already under way, or seat your own circle: names, characters and bluffs take about a minute.',
  },
  games: 'Your games',
  scripts: 'Scripts',
  reference: 'Reference',
  bringIn: 'Import',
  settings: 'Settings',
  help: 'Help',
  language: 'Language',
  install: 'Add to this device',
  fine: 'Unofficial. Free. Icons by Lorc, Delapouite, Skoll, DarkZaitzev and Sbed, CC BY 3.0',
  offline: 'Ready for offline',
  dropHere: 'Let go to import the games in this file',
  close: 'Close',

  list: {
    title: 'Your games',
    back: 'Back to the start',
    running: 'Under way',
    ended: 'Ended',
    setAside: 'Set aside',
    none: 'No game is on this device yet.',
    all: 'Save all as one file',
    when,
    more: (title: string) => `More for “${title}”`,
  },

  game: {
    open: 'Open it',
    rename: 'Rename',
    duplicate: 'Duplicate',
    save: 'Save as a file',
    share: 'Share…',
    remove: 'Delete',
    removeDamaged: 'Delete…',
    newName: 'Name of the game',
    renameGo: (title: string) => (title ? `Call it “${title}”` : 'Give it a name first'),
    renamed: (title: string) => `The game is now called “${title}”.`,
    duplicated: (title: string) => `“${title}” was copied.`,
    notDuplicated: (title: string) => `“${title}” couldn’t be copied; it is as it was.`,
    saved: (title: string) => `“${title}” was saved as a file.`,
    notSaved: 'No file was made. The game is as it was.',
    damaged:
      'Part of this game is missing or was changed, so it was set aside untouched. You can save its data as it is, or open what still holds together as a new game.',
    raw: 'Save its data as a file',
    rawCutOff: 'Save its damaged data as a file',
    rescue: 'Rescue what is left',
    rescued: 'What was left of it is now a game of its own.',
    notRescued: 'Nothing in it holds together any more. Its data can still be saved as a file.',
    sure: 'A damaged game can’t be brought back once it is deleted. Save its data first if it matters to you.',
    sureGo: (title: string) => `Delete “${title}” for good`,
    keepIt: 'Keep it',
  },

  files: {
    title: 'Import games',
    how: 'Choose a file that Moonrise saved, drop it anywhere on the start page, or paste its text. A game that is here already is recognised.',
    choose: 'Choose a file',
    paste: 'Or paste the text of a file',
    pasteHint: 'Paste the contents of a Moonrise file',
    take: 'Import it',
    nothing: 'There is nothing in the field yet. Paste the text of a Moonrise file first.',
    failed: (name: string, because: string) => `“${name}” wasn’t imported. ${because}`,
  },

  backup: {
    title: 'Backup',
    ended: (title: string) => `“${title}” has ended. Keep it as a file?`,
    running: (title: string) => `“${title}” has no copy from today outside this device.`,
    many: (count: number) => `${count} games have no copy outside this device.`,
    save: 'Save as a file',
    saveAll: 'Save all as one file',
    share: 'Share…',
    later: 'Later',
    done: (count: number) => (count === 1 ? 'The game is saved in a file.' : 'The games are saved in one file.'),
  },

  keep: {
    title: 'Where your games are',
    mayForget: 'Safari clears the games of a page that has not been opened for a week. On the Home Screen they stay.',
    mayForgetMac: 'Safari clears the games of a page that has not been opened for a week. In the Dock they stay.',
    blocked:
      'This browser can’t save anything for Moonrise right now; in a private window that is normal. A game lasts only until this page closes, so save it as a file.',
    full: 'This device is full. Your games are still on it; free some space to see them.',
    how: 'How to keep them',
    sheet: 'Keeping your games',
    touch: [
      'Tap Safari’s share button, the square with an arrow pointing up.',
      'Choose “Add to Home Screen”, then “Add”.',
      'From now on, open Moonrise from the Home Screen.',
    ],
    mac: ['Open Safari’s File menu.', 'Choose “Add to Dock…”, then “Add”.', 'From now on, open Moonrise from the Dock.'],
    carry: 'The Moonrise there starts empty. This file carries all your games over: save it, open Moonrise there, and import it.',
    file: 'Save all games as one file',
    nothingYet: 'There is no game to carry over yet.',
  },
})
