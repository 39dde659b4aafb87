import { character, lay, notMyself, place, players, until } from '../contract'

const SAFE = lay('safe', 'Safe', until.dawn, { from: 'demon' })

/** Each night but the first, another player is safe from the Demon. */
export const monk = character('monk', {
  names: { sheet: 'Monk', published: 'Monk' },
  team: 'townsfolk',
  tokens: [SAFE],
  ability: 'Each night except the first, choose another player: tonight the Demon cannot harm that player.',
  night: [
    {
      when: 'other',
      player: '{me} points at another player.',
      storyteller: 'The Demon cannot harm that player tonight.',
      asks: () => players(1, [notMyself]),
      each: (_, target) => [place(SAFE, target.id)],
    },
  ],
})
