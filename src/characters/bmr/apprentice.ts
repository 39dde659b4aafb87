import { character, lay, place, until } from '../contract'

const APPRENTICED = lay('memo', 'Is the Apprentice', until.used)

/** On their first night they gain a Townsfolk ability if good, a Minion ability if evil. */
export const apprentice = character('apprentice', {
  names: { sheet: 'Apprentice', published: 'Apprentice' },
  team: 'traveller',
  tokens: [APPRENTICED],
  ability: 'Your first night gives you an ability: a Townsfolk’s if you are good, a Minion’s if you are evil.',
  words: { 'card.youGain': 'You gain this ability', 'caption.Is the Apprentice': '{ability}' },
  night: [
    {
      row: 'travellers',
      when: 'first',
      player: '{me} learns which ability they gain.',
      storyteller: 'Choose an ability, preferably of a character that is not in play, and show that token.',
      due: ({ me }) => !me.abilities.some(({ way }) => way === 'gained') || 'already gained an ability',
      asks: ({ me, rules }) => {
        const team = me.alignment === 'evil' ? 'minion' : 'townsfolk'
        return {
          mayPass: false,
          character: { use: 'gain', options: rules.script.characters.filter((id) => rules.characters[id]?.team === team) },
        }
      },
      does: ({ me }, { character: ability }) => (ability ? [{ do: 'gain', ability }, place(APPRENTICED, me.id)] : []),
      shows: ({ me }, { character: ability }) => (ability ? [{ title: 'card.youGain', for: me.id, characters: [ability] }] : []),
    },
  ],
})
