import { character, lay, notMyself, place, players, until } from '../contract'

const VOTES = lay('weighs', 'Negative vote', until.dusk, { times: -1 })

/** Each night, another player: tomorrow that hand is taken off the count. */
export const thief = character('thief', {
  names: { sheet: 'Thief', published: 'Thief' },
  team: 'traveller',
  tokens: [VOTES],
  ability: 'Each night, choose another player: tomorrow that player’s vote is taken off the count instead of added.',
  words: { 'caption.Negative vote': 'Negative' },
  night: [
    {
      when: 'every',
      player: '{me} points at another player.',
      storyteller: 'Tomorrow that player’s vote is taken off the count.',
      asks: () => players(1, [notMyself]),
      each: (_, target) => [place(VOTES, target.id)],
    },
  ],
})
