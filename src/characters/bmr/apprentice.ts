import { character, place, until } from '../contract'

/** On the first own night gains a Townsfolk ability if good, a Minion ability if evil. */
export const apprentice = character('apprentice', {
  names: { sheet: 'Apprentice', published: 'Apprentice' },
  team: 'traveller',
  tokens: ['Is the Apprentice'],
  ability: 'On your first night you gain a Townsfolk ability if you are good, or a Minion ability if you are evil.',
  night: [
    {
      row: 'travellers',
      when: 'first',
      player: '{me} learns which ability is gained.',
      storyteller: 'Choose an ability, best of a character that is not in play, and show its token.',
      due: ({ me }) => !me.abilities.some(({ gained }) => gained) || 'because.gainedAlready',
      asks: ({ me, rules }) => {
        const team = me.alignment === 'evil' ? 'minion' : 'townsfolk'
        return {
          mayPass: false,
          character: { use: 'gain', options: rules.script.characters.filter((id) => rules.characters[id]?.team === team) },
        }
      },
      does: ({ me }, { character: ability }) =>
        ability ? [{ do: 'gain', ability }, place('memo', me.id, 'Is the Apprentice', until.used)] : [],
      shows: ({ me }, { character: ability }) => (ability ? [{ title: 'card.youGain', for: me.id, characters: [ability] }] : []),
    },
  ],
})
