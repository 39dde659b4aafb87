import { character, players } from '../contract'
import { anyCharacter, lyingWords, oneCharacter, telling } from '../learning'

/** Killed at night: wakes once more and is shown somebody's character. */
export const ravenkeeper = character('ravenkeeper', {
  names: { sheet: 'Ravenkeeper', published: 'Ravenkeeper' },
  team: 'townsfolk',
  tokens: [],
  ability: 'If you die at night, you wake up and choose somebody, whose character you are shown.',
  words: {
    ...lyingWords,
    'card.ravenkeeper': 'This player is',
    'truth.ravenkeeper': '{who} is the {character}.',
  },
  night: [
    {
      when: 'other',
      diedTonight: true,
      because: 'died tonight',
      player: '{me} died, wakes and points at a player.',
      storyteller: 'Show that player’s token.',
      asks: () => players(1),
      tells: telling({
        what: 'seen',
        card: 'card.ravenkeeper',
        form: (scene, { targets: [target] }) => anyCharacter(scene, target?.character),
        isTrue: (_, { targets: [target] }, { characters = [] }, read) =>
          target !== undefined && read(target, 'character') === characters[0],
        explains: ({ rules }, { targets: [target] }) => ({
          because: 'truth.ravenkeeper',
          values: { who: target?.player ?? '', character: rules.characters[target?.character ?? '']?.names[rules.names] ?? '' },
        }),
        suggests: (scene, { targets: [target] }, given) => oneCharacter(scene, target, given),
      }),
    },
  ],
})
