import type { Alignment } from '@/core/model/seat'
import { listOf } from './listOf'
import { nightText } from './night'

/** All the words of the night, for what is fetched after its first screen: consequences, questions, dialogs. */
export const nightLaterText = {
  ...nightText,
  rowDoNow: 'Do this now',
  rowChange: 'Change the choice',
  rowAgain: 'Do it again',
  rowReopen: 'Do it after all',
  rowSkip: 'Skip tonight',
  rowWoken: 'Skipped, but was woken',
  rowCards: 'Show the card again',
  rowBack: 'Back to the order',
  character: 'Which character?',
  teams: { townsfolk: 'Townsfolk', outsider: 'Outsiders', minion: 'Minions', demon: 'Demons', traveller: 'Travellers' },
  changed: 'What changed',
  seen: 'Got it',
  nothingElse: 'Nothing else changes.',
  follows: 'What follows',
  noRoom: 'Enough are chosen already. Take one back first.',
  wholeSheetTitle: (first: boolean) => (first ? 'The first night, every row' : 'Other nights, every row'),
  notInPlay: 'not in play',
  addWakeTitle: 'Wake somebody else tonight',
  addWakeWhat: 'What for?',
  addWakeDefault: 'One more time',
  addWakeFor: (player: string) => `Wake ${player}`,
  close: 'Close',
  errand: (player: string) => `Wake ${player}`,
  errandWhy: 'because of what just happened',
  errandAlignment: (player: string, side: Alignment) => `${player} is ${side} from now on and must be told.`,
  errandTold: (player: string) => `${player} has to be shown this:`,
  /** "This player is: Fay, Lunatic": players, then characters, then the rest. */
  cardLine: (title: string, shown: readonly (readonly string[])[]) =>
    `${title}: ${shown
      .filter(({ length }) => length)
      .map(listOf)
      .join(', ')}`,
  cardFor: (player: string) => `For ${player} · `,
  sides: { good: 'good', evil: 'evil' },
  errandShow: (player: string) => `Show ${player} the card`,
  errandLater: 'Told another way',
  ask: 'Your ruling',
  askNow: 'before the night goes on',
  askLater: 'Leave it open tonight',
} as const
