import { DEAD, character, kill } from '../contract'

/** Might die at any time, if the storyteller says so. */
export const tinker = character('tinker', {
  names: { sheet: 'Tinker', published: 'Tinker' },
  team: 'outsider',
  tokens: [DEAD],
  ability: 'Your death may come at any time.',
  night: [
    {
      when: 'other',
      wakes: false,
      offersDayAbility: 'kill',
      player: '{me} might die.',
      storyteller: 'You decide whether the Tinker dies now.',
    },
  ],
  day: {
    label: 'Dies…',
    asks: 'nothing',
    refusedWhenSilent: 'tinker_has_no_ability',
    refusedWhenProtected: 'tinker_protected',
    does: ({ me }) => [kill(me, 'tinker')],
  },
})
