import { character } from '../contract'

/** Only the Voudon and the dead vote, and no majority is needed. */
export const voudon = character('voudon', {
  names: { sheet: 'Voudon', published: 'Voudon' },
  team: 'traveller',
  tokens: [],
  ability: 'Only you and the dead vote. The dead need no vote token for it, and half of the living is not needed.',
  voting: ({ me }) => ({ mayVote: (seat) => seat.id === me.id || !seat.looksAlive, needed: 1, free: true }),
})
