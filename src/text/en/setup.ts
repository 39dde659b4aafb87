import type { SetupStep } from '@/app/setup/setupDraft'
import { topic } from '../language'
import { setupBag } from './setupBag'
import { count } from './setupCount'
import { setupChanged, setupDeal, setupPass, setupTwoSeats } from './setupDeal'
import { setupPlayers } from './setupPlayers'
import { setupSecrets } from './setupSecrets'

export const setupText = topic('setup', {
  script: {
    title: 'Choose a script',
    label: 'Script',
    unnamed: 'Script without a name',
    undo: 'the script',
    gone: 'The script of this setup couldn’t be read any more. Choose one.',
  },
  title: 'New game',
  back: 'Back to the start page',
  undo: 'Undo',
  startOver: 'Start over',
  startOverAsk: 'Start over…',
  startOverWhy: 'The names, bag and deal of this setup are cleared. Remembered groups stay.',
  startOverDo: 'Empty the table',
  stay: 'Keep this one',
  close: 'Close',
  steps: { players: 'Players', characters: 'Characters', deal: 'Deal', secrets: 'Bluffs & secrets' } satisfies Record<SetupStep, string>,
  stepsLabel: 'Steps of the setup',
  seat: (n: number) => `Seat ${n}`,
  residents: (n: number) => count(n, 'player', 'players'),
  mix: (residents: number, travellers: number) =>
    `${count(residents, 'player', 'players')}${travellers ? ` · ${count(travellers, 'Traveller', 'Travellers')}` : ''}`,
  teams: { townsfolk: 'Townsfolk', outsider: 'Outsiders', minion: 'Minions', demon: 'Demons', traveller: 'Travellers' },
  team: { townsfolk: 'Townsfolk', outsider: 'Outsider', minion: 'Minion', demon: 'Demon', traveller: 'Traveller' },
  good: 'Good',
  evil: 'Evil',
  twoSeats: setupTwoSeats,
  changed: setupChanged,
  players: setupPlayers,
  characters: setupBag,
  deal: setupDeal,
  pass: setupPass,
  secrets: setupSecrets,
})
