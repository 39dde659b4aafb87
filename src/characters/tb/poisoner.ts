import { character, lay, place, players, until } from '../contract'

const POISONED = lay('poisoned', 'Poisoned', until.dusk)

/** Each night, poisons somebody for the night and the next day. */
export const poisoner = character('poisoner', {
  names: { sheet: 'Poisoner', published: 'Poisoner' },
  team: 'minion',
  tokens: [POISONED],
  ability: 'Each night, choose a player, who is poisoned for the rest of the night and all of the next day.',
  night: [
    {
      when: 'every',
      player: '{me} points at a player.',
      storyteller: 'That player is poisoned until dusk.',
      asks: () => players(1),
      each: (_, target) => [place(POISONED, target.id)],
    },
  ],
})
