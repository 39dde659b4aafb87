import type { PlainCommand } from '@/core/journal/command'
import type { Journal } from '@/core/journal/journal'
import { seatId } from '@/core/model/ids'
import { firstDay } from './dayTable.ts'

export const TEN = 'sailor innkeeper gambler gossip exorcist fool goon devilsadvocate assassin zombuul'

/** A day with a claim, a vote and an execution, a night without a word, and a second day that begins with a nomination. */
export const twoDays = (after: readonly PlainCommand[] = []): Journal =>
  firstDay(TEN, [
    { type: 'useAbility', seat: seatId('s4'), ability: 'gossip', text: 'The Fool lies', truth: false },
    { type: 'nominate', by: seatId('s1'), nominee: seatId('s9') },
    { type: 'vote', nomination: 0, votes: ['s1', 's2', 's3', 's4', 's5'].map(seatId), counted: true },
    { type: 'closeNominations' },
    { type: 'dusk' },
    { type: 'dawn' },
    { type: 'nominate', by: seatId('s2'), nominee: seatId('s3') },
    ...after,
  ])
