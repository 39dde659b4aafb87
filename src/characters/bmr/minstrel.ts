import { character, lay, place, until } from '../contract'

const SONG = lay('drunk', 'Everyone drunk', until.duskTomorrow, { others: true })

/** When a Minion dies by execution, everybody else is drunk until dusk tomorrow. */
export const minstrel = character('minstrel', {
  names: { sheet: 'Minstrel', published: 'Minstrel' },
  team: 'townsfolk',
  tokens: [SONG],
  ability: 'If an execution kills a Minion, everybody but you and the Travellers is drunk until dusk tomorrow.',
  words: { 'caption.Everyone drunk': 'All drunk' },
  night: [
    {
      when: 'other',
      wakes: false,
      player: '{me}’s song.',
      because: 'a Minion was executed',
      storytellerTonight: (scene) => (scene.marks().length ? undefined : 'The song has ended: nobody is drunk from it any more.'),
      storyteller: 'Everybody but the {ability} and the Travellers is drunk while the reminder is on the table.',
      due: ({ game, ability, night, marks }) =>
        game.night.ended.some((ended) => ended.ability === ability) ||
        marks().some(({ source }) => source.moment.phase === 'day' && source.moment.number === night - 1) ||
        'no Minion was executed',
    },
  ],
  // MINSTREL-1: a death, by execution, of a Minion: a survived execution, a corpse, a night or an exile is not enough.
  reacts: {
    died: (scene, { victim, cause }) => (cause === 'execution' && scene.team(victim) === 'minion' ? [place(SONG, 'everyoneElse')] : []),
  },
})
