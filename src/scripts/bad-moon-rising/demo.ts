import type { Command } from '@/core/journal/command'
import { DEMON_BLUFFS } from '@/core/model/game'
import { seatId, stepId, stepOf, type StepId } from '@/core/model/ids'
import { demoText } from '@/text/en/demo'

const holders = [
  'sailor',
  'grandmother',
  'goon',
  'pukka',
  'innkeeper',
  'gossip',
  'devilsadvocate',
  'chambermaid',
  'tinker',
  'fool',
  'godfather',
] as const
type Holder = (typeof holders)[number]

/** A new game numbers its seats as they are added. */
const seat = (holder: Holder) => seatId(`s${holders.indexOf(holder) + 1}`)
const step = (step: StepId, ...targets: readonly Holder[]): Command => ({ type: 'takeStep', step, targets: targets.map(seat) })
const wake = (holder: Holder, ...targets: readonly Holder[]): Command => step(stepOf(holder, seat(holder)), ...targets)

/** Up to the first dusk. */
export const demoTable = (): readonly Command[] => [
  ...holders.map((character, index): Command => ({ type: 'addSeat', plan: { player: demoText.players[index] ?? character, character } })),
  { type: 'setBluffs', for: DEMON_BLUFFS, characters: ['exorcist', 'minstrel', 'tealady'] },
  { type: 'setSecret', seat: seat('grandmother'), ability: 'grandmother', key: 'grandchild', seats: [seat('fool')] },
  { type: 'begin', settling: 'lastTap' },
]

/** A table worth looking around in, in the middle of the second night: drink, poison, a shield, a Goon, a Grandchild and a death to avenge. */
export const demoCommands = (): readonly Command[] => [
  ...demoTable(),
  step(stepId('dusk')),
  step(stepId('minion-info')),
  step(stepId('demon-info')),
  wake('sailor', 'innkeeper'),
  wake('godfather'),
  wake('devilsadvocate', 'pukka'),
  wake('pukka', 'gossip'),
  wake('grandmother'),
  wake('chambermaid', 'sailor', 'fool'),
  { type: 'dawn' },
  { type: 'useAbility', seat: seat('gossip'), ability: 'gossip', text: demoText.statement, truth: false },
  { type: 'nominate', by: seat('goon'), nominee: seat('tinker') },
  {
    type: 'vote',
    nomination: 0,
    votes: (['sailor', 'grandmother', 'goon', 'innkeeper', 'chambermaid', 'godfather'] as const).map(seat),
    counted: true,
  },
  { type: 'nominate', by: seat('fool'), nominee: seat('pukka') },
  { type: 'vote', nomination: 1, votes: (['sailor', 'fool'] as const).map(seat), counted: true },
  { type: 'closeNominations' },
  { type: 'dusk' },
  step(stepId('dusk')),
  wake('sailor', 'goon'),
  wake('innkeeper', 'gossip', 'grandmother'),
]
