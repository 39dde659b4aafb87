import { character } from '../contract'

/** Only the Voudon and the dead vote, and no majority is needed. */
export const voudon = character('voudon', {
  names: { sheet: 'Voudon', published: 'Voudon' },
  team: 'traveller',
  tokens: [],
  ability: 'Only you and the dead may vote. The dead spend no vote token, and no majority is needed.',
  voting: ({ me }) => ({ mayVote: (seat) => seat.id === me.id || !seat.looksAlive, needed: 1, free: true, keepsOnTie: true }),
})
