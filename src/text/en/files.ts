import type { FileFault } from '@/storage/fileFault'
import { topic } from '../language'

const place = ({ game, entry, where }: FileFault): string =>
  [game && (/^\d+$/.test(game) ? `game ${game}` : `game “${game}”`), entry && `entry ${entry}`, where && `“${where}”`]
    .filter(Boolean)
    .join(', ')

const sentences: Record<FileFault['code'], (fault: FileFault) => string> = {
  empty: () => 'There is nothing in it.',
  'too-big': () => 'It is larger than 20 MB; no game of Moonrise gets that big.',
  unreadable: () => 'This device couldn’t read the file.',
  'not-json': () => 'It isn’t a complete Moonrise file: it was cut short or changed on the way.',
  'not-ours': () => 'It is some other kind of file. Moonrise files end in “.moonrise.json”.',
  newer: () => 'A newer Moonrise wrote it. Update this one, then try again.',
  'no-games': () => 'It is a Moonrise file without any game in it.',
  'too-many-games': () => 'It holds more than 500 games. Import them in several files.',
  'odd-keys': () => 'It holds names that no Moonrise file has, so it isn’t trusted.',
  'too-deep': () => 'It is nested deeper than any Moonrise file, so it isn’t trusted.',
  'too-long': () => 'It holds a text longer than any in a Moonrise file.',
  'bad-game': (fault) => `It was changed or damaged: something is missing or wrong in ${place(fault)}.`,
  'too-many-entries': (fault) => `It holds more taps than a game can have: ${place(fault)}.`,
  'bad-entry': (fault) => `It was changed or damaged: ${place(fault)} can’t be read.`,
  'bad-order': (fault) => `It was changed or damaged: the entries aren’t in order at ${place(fault)}.`,
  'bad-parent': (fault) => `It was changed or damaged: ${place(fault)} follows an entry that isn’t before it.`,
  'bad-place': (fault) => `It was changed or damaged: the place where the game stood isn’t in ${place(fault)}.`,
  'unknown-script': (fault) => `It uses a script Moonrise doesn’t know: ${place(fault)}.`,
  'unknown-seat': (fault) => `It was changed or damaged: it speaks of a seat that isn’t at the table, at ${place(fault)}.`,
  'doubled-seat': (fault) => `It was changed or damaged: one seat is at the table twice, at ${place(fault)}.`,
  'too-many-seats': (fault) => `It seats more players than fit around a table: ${place(fault)}.`,
  'unknown-character': (fault) => `It names a character Moonrise doesn’t know: ${place(fault)}.`,
  'cannot-be-played': (fault) => `It was changed or damaged: ${place(fault)} doesn’t add up to a game.`,
}

export const filesText = topic('files', {
  fault: (fault: FileFault): string => sentences[fault.code](fault),
  nothingChanged: 'Nothing was imported. Your games are as they were.',
  notKept: (brought: number, of: number) =>
    brought
      ? `Only ${brought} of ${of} games were imported: this device can’t save more right now.`
      : 'This device can’t save anything right now.',
  reading: 'Reading a large file…',
  stop: 'Stop',
  stopped: (brought: number) => (brought ? `Stopped. Games imported before that: ${brought}.` : 'Stopped.'),
  allGames: 'all-games',
  oneGame: 'game',
  damagedGame: 'damaged-game',
  shareTitle: (title: string) => `${title} – Moonrise`,
  brought: {
    new: (title: string) => `“${title}” was added.`,
    same: (title: string) => `“${title}” was here already.`,
    behind: (title: string) => `“${title}” is here already, and further along than in the file.`,
    ahead: (title: string) => `“${title}” goes on where the file left off.`,
    copy: (title: string) => `“${title}” went on differently here, so the file’s game is now beside it.`,
  },
  manyBrought: (count: number) => `${count} games were added.`,
  fromFile: (title: string) => `${title} (from a file)`,
})
