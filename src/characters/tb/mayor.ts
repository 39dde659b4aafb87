import { character, seatOptions } from '../contract'

/** With three alive and nobody executed their side wins; at night somebody else may die in their place. */
export const mayor = character('mayor', {
  names: { sheet: 'Mayor', published: 'Mayor' },
  team: 'townsfolk',
  tokens: [],
  ability:
    'If a day with three players alive ends without an execution, your side wins. If you would die at night, somebody else might die in your place.',
  words: {
    'ask.dies_instead': '{me}, the {ability}, would die. Who dies?',
    'option.mayorDies': 'The {ability} dies',
    'refused.dies_instead_not_possible': '{who} cannot be attacked in that place.',
    'ending.mayor': 'Three players were alive, nobody was executed, and the {ability} was one of them.',
    'hint.mayor.dies_instead':
      'A good player whose ability is used up, or somebody who wakes when killed; the {ability}, if the town trusts them completely.',
    'advice.mayor': 'Let the death pass on once or twice, not always: a {ability} who never dies is soon trusted.',
  },
  guards: {
    redirects: (scene, { cause }) => {
      if (scene.game.phase.kind !== 'night' || cause === 'storyteller') return undefined
      const others = scene.game.seats.filter((seat) => seat.id !== scene.me.id && scene.team(seat) !== 'demon')
      const word = scene.decide({
        code: 'dies_instead',
        passedOver: 'nobody',
        refuses: 'dies_instead_not_possible',
        values: { me: scene.me.player },
        options: [{ value: 'nobody', label: 'mayorDies' }, ...seatOptions(others)],
      })
      return scene.game.seats.find(({ id }) => id === word)?.id
    },
  },
  ending: {
    // MAYOR-1: Travellers count.
    atDayClose: ({ game, me }) =>
      game.seats.filter(({ alive }) => alive).length === 3 ? { winner: me.alignment, because: 'ending.mayor' } : undefined,
  },
})
