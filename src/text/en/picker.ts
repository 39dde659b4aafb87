import { topic } from '../language'

/** Words of the dialogs in which characters or players are picked. */
export const pickerText = topic('picker', {
  close: 'Close',
  done: (n: number, of: number) => `Take these ${n === of ? n : `${n} of ${of}`}`,
  full: (n: number) => `${n} are chosen. Tap one of them first to take it out.`,
  inPlay: 'in play',
  minion: 'a real Minion',
  demon: 'the real Demon',
})
