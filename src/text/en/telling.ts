import { topic } from '../language'

/** Words beside the lines of the timeline and the story. */
export const tellingText = topic('telling', {
  how: { drunk: 'drunk', poisoned: 'poisoned' },
  impaired: (player: string, how: string) => `${player}: ${how}`,
  hand: (player: string, ghost: boolean) => (ghost ? `${player} (ghost vote)` : player),
  names: (all: readonly string[]) => all.join(', '),
  died: 'Died',
  find: 'Find a player',
  findHint: 'Whose lines do you want to see?',
  everybody: 'Everybody',
  onlyAbout: (player: string) => `Only ${player}`,
  none: (player: string) => `Nothing speaks of ${player} yet.`,
})
