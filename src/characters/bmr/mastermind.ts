import { character } from '../contract'

/** If the Demon dies by execution, one more day: if somebody is executed then, their side loses. */
export const mastermind = character('mastermind', {
  names: { sheet: 'Mastermind', published: 'Mastermind' },
  team: 'minion',
  tokens: [],
  ability:
    'If the Demon dies by execution, which would end the game, play one more day: if a player is executed then, that player’s side loses.',
  words: {
    'ask.mastermind_lost_on_extra_night': 'The {ability} lost their ability before the extra day. Is that day still played?',
    'goesOn.mastermind.night': 'The Demon is dead; tomorrow’s execution decides who wins.',
    'goesOn.mastermind.day': 'If a good player is executed, evil wins. If an evil player is executed, or nobody, good wins.',
  },
  // MASTERMIND-1: a real death by execution only; looked at after the Demon's own effects are gone.
  ending: {
    goesOn: () => true,
    settles: (executed, over) => {
      if (executed?.alignment === 'good') return { winner: 'evil', because: 'ending.goodExecuted' }
      if (executed) return { winner: 'good', because: 'ending.evilExecuted' }
      return over ? { winner: 'good', because: 'ending.nobodyExecuted' } : undefined
    },
    whenLost: 'mastermind_lost_on_extra_night',
  },
})
