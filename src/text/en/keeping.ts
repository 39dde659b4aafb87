import { topic } from '../language'

/** How games are kept, copied and reported on. */
export const keepingText = topic('keeping', {
  mayVanish: {
    private:
      'This looks like a private window: the browser deletes its games when the window closes. Save the game as a file, or use a normal window.',
    safari:
      'Safari deletes the games of a page that wasn’t opened for seven days. Add Moonrise to the Home Screen or the Dock, or save each game as a file.',
    evictable:
      'This browser may delete games when the device runs out of room. Install Moonrise, or save each game as a file or to a backup folder (Settings).',
  },
  understood: 'Got it',
  cleared: 'The browser has deleted the games that were on this device. If you have them in a file or a backup folder, import them.',

  folder: {
    choose: 'Choose a folder for backups',
    ready: (name: string) => `Each game is saved to the folder “${name}” at dawn and at its end.`,
    asks: (name: string) => `The browser asks you again before Moonrise may write to “${name}”.`,
    allow: 'Allow it again',
    stop: 'Stop these backups',
    failed: 'The backup couldn’t be written to its folder. Look at “Games on this device” in the settings.',
    restore: 'Import from this folder',
  },
  ended: 'The game is over. Keep a copy of it outside this device.',
  share: 'Share…',

  report: {
    make: 'Save a problem report',
    hint: 'A file with errors, versions, the state of the storage and the kinds of the last taps. It holds no names and no secrets, and it goes only where you send it.',
    made: 'The report was saved as a file.',
    name: 'moonrise-report',
  },
  wrong: {
    title: 'Something went wrong',
    saved: 'Every tap up to here is saved.',
    unsaved: 'Some taps aren’t saved yet. Save the game as a file before you reload.',
    reload: 'Reload',
    file: 'Save the game as a file',
    close: 'Go on anyway',
  },
})
