import { inRow, say } from '@/core/model/words'
import { character } from '../contract'
import { aboutNumber, lyingWords, telling } from '../learning'

/** Each night: how many of the two nearest living neighbours are evil. */
export const empath = character('empath', {
  names: { sheet: 'Empath', published: 'Empath' },
  team: 'townsfolk',
  tokens: [],
  ability: 'Each night you learn how many evil players there are among the nearest living player to your left and the one to your right.',
  words: {
    ...lyingWords,
    'card.empath': 'of your living neighbours are evil',
    'truth.empath': 'Neighbours: {list}.',
    'truth.evil': '{who} is evil',
    'truth.good': '{who} is good',
    'advice.empath': 'Somebody good who may pass for evil should do so about half of the time.',
  },
  night: [
    {
      when: 'every',
      player: '{me} learns how many living neighbours are evil.',
      storyteller: 'Show the number: the nearest living player on either side, Travellers included.',
      tells: telling({
        what: 'number',
        card: 'card.empath',
        form: () => ({ kind: 'number', most: 2 }),
        isTrue: (scene, _, { number }, read) =>
          scene.neighbours(scene.me).filter((seat) => read(seat, 'alignment') === 'evil').length === number,
        explains: (scene) => ({
          because: 'truth.empath',
          values: {
            list: inRow(
              scene.rules.words,
              scene.neighbours(scene.me).map(({ player, alignment }) => say(scene.rules.words, `truth.${alignment}`, { who: player })),
            ),
          },
        }),
        suggests: (scene, _, given) => aboutNumber(scene, given, 2, true),
      }),
    },
  ],
})
