import type { Command } from '@/core/journal/command'
import { DEMON_BLUFFS } from '@/core/model/game'
import { seatId } from '@/core/model/ids'
import { demoText } from '@/text/en/demo'

const holders = ['sailor', 'grandmother', 'goon', 'pukka', 'innkeeper', 'gossip', 'devilsadvocate', 'chambermaid', 'tinker', 'fool', 'godfather'] as const

/** A table that is worth looking around in: drink, poison, a Goon and a Grandchild. */
export const demoCommands = (): readonly Command[] => [
  ...holders.map((character, index): Command => ({ type: 'addSeat', plan: { player: demoText.players[index] ?? character, character } })),
  { type: 'setBluffs', for: DEMON_BLUFFS, characters: ['exorcist', 'minstrel', 'tealady'] },
  { type: 'setGrandchild', seat: seatId('s2'), child: seatId('s10') },
  { type: 'begin' },
]
