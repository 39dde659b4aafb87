import type { Alignment } from '@/core/model/seat'
import { listOf } from './listOf'
import { topic } from '../language'

/** What a night says on request: the ways of a row, its dialogs, and what interrupts it. */
export const nightDialogText = topic('nightDialog', {
  why: 'Why?',
  impaired: (player: string) => `${player} has no ability`,
  impairedHow: 'Go through it as usual; it has no effect.',
  rowDoNow: 'Do this now',
  rowChange: 'Correct this',
  rowAgain: 'Do it again',
  rowReopen: 'Do it after all',
  rowSkip: 'Skip tonight',
  rowWoken: 'Skipped, but was woken',
  rowCards: 'Show the card again',
  rowBack: 'Back to the order',
  character: 'Which character?',
  teams: { townsfolk: 'Townsfolk', outsider: 'Outsiders', minion: 'Minions', demon: 'Demons', traveller: 'Travellers' },
  seen: 'Got it',
  silence: 'Ten seconds of silence',
  wholeSheetTitle: (first: boolean) => (first ? 'The first night, every row' : 'Other nights, every row'),
  notInPlay: 'not in play',
  addWakeTitle: 'Wake someone else tonight',
  addWakeWhat: 'What for?',
  addWakeDefault: 'One more time',
  addWakeFor: (player: string) => `Wake ${player}`,
  close: 'Close',
  untold: (player: string) => `Wake ${player}`,
  untoldWhy: 'because of what just happened',
  untoldAlignment: (player: string, side: Alignment) => `${player} is ${side} from now on and must be told.`,
  untoldCards: (player: string) => `${player} has to be shown this:`,
  /** "These are your Minions: Fay and Gus": players, then characters, then the rest. */
  cardLine: (title: string, shown: readonly (readonly string[])[]) => {
    const told = shown.filter(({ length }) => length).map(listOf)
    return told.length ? `${title}: ${told.join(', ')}` : title
  },
  cardFor: (player: string) => `For ${player} · `,
  sides: { good: 'good', evil: 'evil' },
  untoldShow: (player: string) => `Show ${player} the card`,
  untoldKnown: 'Already told',
  ask: 'You decide',
  askNow: 'before the night goes on',
  askLater: 'Leave it open tonight',
} as const)
