import { character, place, until } from '../contract'

/** When a Minion dies by execution, everybody else is drunk until dusk tomorrow. */
export const minstrel = character('minstrel', {
  names: { sheet: 'Minstrel', published: 'Minstrel' },
  team: 'townsfolk',
  tokens: ['Everyone drunk'],
  ability: 'When a Minion dies by execution, all other players except Travellers are drunk until dusk tomorrow.',
  night: [
    {
      when: 'other',
      wakes: false,
      player: 'The song of {me}.',
      storyteller: 'Everybody but the Minstrel and the Travellers is drunk while the marker lies on the table.',
      due: ({ game, ability, night, marks }) =>
        game.night.ended.some((ended) => ended.ability === ability) ||
        marks().some(({ source }) => source.moment.phase === 'day' && source.moment.number === night - 1) ||
        'because.noSong',
    },
  ],
  // MINSTREL-1: a death, by execution, of a Minion: a survived execution, a corpse, a night or an exile is not enough.
  reacts: {
    died: (scene, { victim, cause }) =>
      cause === 'execution' && scene.team(victim) === 'minion'
        ? [place('drunk', 'everyoneElse', 'Everyone drunk', until.duskTomorrow)]
        : [],
  },
})
