import { DEAD, character, kill } from '../contract'

/** Might die at any time, if the storyteller says so. */
export const tinker = character('tinker', {
  names: { sheet: 'Tinker', published: 'Tinker' },
  team: 'outsider',
  tokens: [DEAD],
  ability: 'Your death may come at any time.',
  words: {
    'refused.tinker_protected': '{who} cannot die just now: {by}.',
    'refused.tinker_has_no_ability': '{who} has no ability just now and cannot die by it.',
    'hint.tinker.kill': 'A death nobody can explain is worth most in the middle of the game. It should never end one.',
    'cause.tinker': 'killed by the {ability}’s ability',
  },
  night: [
    {
      when: 'other',
      wakes: false,
      offersDayAbility: 'kill',
      player: '{me} might die.',
      storyteller: 'You decide whether the {ability} dies now.',
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
