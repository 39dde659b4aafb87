import { topic } from '../language'
import { votesToExecute, votesToExile } from './votes'

/** Words of the grimoire's frame: bar, ring, centre, menu, cover, phase. */
export const grimoireText = topic('grimoire', {
  ring: 'The town, seat by seat',
  board: 'Grimoire',
  panel: 'What to do now',
  phaseName: { setup: 'Before the game', night: (n: number) => `Night ${n}`, day: (n: number) => `Day ${n}` },
  stepOf: (done: number, due: number) => `${done} of ${due} steps`,
  alive: (n: number) => `${n} alive`,
  dead: (n: number) => `${n} dead`,
  votes: votesToExecute,
  exile: votesToExile,
  onlyLooksDead: (n: number) => (n === 1 ? '1 only looks dead' : `${n} only look dead`),
  extra: { night: 'extra night', day: 'extra day' } as Readonly<Record<string, string>>,
  over: { good: 'Good has won', evil: 'Evil has won' },
  tag: { evil: 'evil', good: 'good', looksDead: 'looks dead' },
  more: (player: string) => `All reminders on ${player}`,
  coin: (text: string, by: string | undefined) => (by && by !== text ? `${text}, ${by}` : text),
  proposed: { drunk: 'Drunk', poisoned: 'Poisoned', safe: 'Safe', shield: 'Shield', asleep: 'Asleep', dies: 'Dies' } as Readonly<
    Record<string, string>
  >,
  /** For the ability of a character whose name would be cut off. */
  gained: 'Ability',
  undo: 'Undo',
  redo: 'Redo',
  nothing: 'nothing',
  cards: 'Cards',
  cover: 'Cover',
  menu: 'Menu',
  timeline: 'Timeline',
  close: 'Close',
  saving: { saved: 'Saved', saving: 'Saving…', unsaved: 'Not saved yet', 'memory-only': 'Kept in memory only' } as Readonly<
    Record<string, string>
  >,
  begin: 'Begin the first night',
  beginHint: 'Everybody is seated and dealt in.',
  fullRing: 'Show only the ring',
  showPanel: 'Show the panel',
})
