import { DRUNK, character, place } from '../contract'

/** The first to choose the Goon each night is drunk until dusk, and the Goon joins that player's side. */
export const goon = character('goon', {
  names: { sheet: 'Goon', published: 'Goon' },
  team: 'outsider',
  tokens: [DRUNK],
  ability: 'Each night, the first player who chooses you with an ability is drunk until dusk. You join that player’s side.',
  words: {
    'remembered.goon.does': '{me} answers at once when chosen, not here.',
    'remembered.goon.you':
      'Whoever is the first to choose {me} tonight is drunk from that moment, and {me} joins their side: wake {me} and say so.',
  },
  // GOON-1: at the instant of the choice and before it takes effect, also on choosers who are drunk or poisoned already.
  reacts: { chosen: (scene, chooser) => [place(DRUNK, chooser.id), { do: 'turn', seat: scene.me.id, alignment: chooser.alignment }] },
})
