import { character, lay, notMyself, place, players, until } from '../contract'

const VOTES = lay('weighs', '3 votes', until.dusk, { times: 3 })

/** Each night, another player: tomorrow that hand counts three times. */
export const bureaucrat = character('bureaucrat', {
  names: { sheet: 'Bureaucrat', published: 'Bureaucrat' },
  team: 'traveller',
  tokens: [VOTES],
  ability: 'Each night, choose another player: tomorrow that player’s vote is worth three.',
  night: [
    {
      when: 'every',
      player: '{me} points at another player.',
      storyteller: 'Tomorrow that player’s vote counts three times.',
      asks: () => players(1, [notMyself]),
      each: (_, target) => [place(VOTES, target.id)],
    },
  ],
})
