import { character } from '../contract'

/** By day may swap the seats of two players, up to three times. */
export const matron = character('matron', {
  names: { sheet: 'Matron', published: 'Matron' },
  team: 'traveller',
  tokens: [],
  ability: 'Each day you may swap the seats of up to three pairs of players. Nobody may leave their seat for a private talk.',
  words: {
    'refused.matron_only_by_day': 'The {ability} swaps seats by day only.',
    'refused.matron_max_three_swaps': 'Three pairs at most.',
    'refused.matron_already_swapped_today': 'The {ability} has already swapped seats today.',
  },
  day: {
    label: 'Swaps seats',
    asks: 'swaps',
    refuses: ({ game, me, ability }, { swaps = [] }) =>
      game.phase.kind !== 'day'
        ? 'matron_only_by_day'
        : swaps.length > 3
          ? 'matron_max_three_swaps'
          : game.day.used.some((use) => use.seat === me.id && use.ability === ability)
            ? 'matron_already_swapped_today'
            : undefined,
    does: (_, { swaps = [] }) => [{ do: 'swap', pairs: swaps }],
  },
})
