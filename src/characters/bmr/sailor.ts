import { DRUNK, character, looksAlive, place, players, seatOptions } from '../contract'

/** Each night, pick someone alive: one of you two is drunk until dusk. You can't die. */
export const sailor = character('sailor', {
  names: { sheet: 'Sailor', published: 'Sailor' },
  team: 'townsfolk',
  tokens: [DRUNK],
  ability: 'Each night, choose a living player: one of you two is drunk until dusk. You cannot die.',
  words: {
    'hint.sailor.drunk': 'Usually a chosen Townsfolk is drunk; if it is anybody else, the {ability} is: a drunk Demon is a lost night.',
  },
  night: [
    {
      when: 'every',
      player: '{me} points at a living player.',
      storyteller: 'You decide which of the two is drunk until dusk.',
      asks: () => players(1, [looksAlive]),
      does: (scene, { targets: [target] }) => {
        if (!target) return []
        const both = target.id === scene.me.id ? [scene.me] : [scene.me, target]
        const usual = scene.team(target) === 'townsfolk' ? target.id : scene.me.id
        const drunk = scene.decide({ code: 'drunk', options: seatOptions(both), usual, values: { me: scene.me.player } })
        // SAILOR-1: choosing oneself makes oneself drunk for certain, and that does not undo itself.
        const who = both.find(({ id }) => id === drunk) ?? scene.me
        return [place(DRUNK, who.id)]
      },
    },
  ],
  // SAILOR-2: a standing ability, by day and by night, even before tonight's wake.
  standing: ({ me }) => [{ on: me.id }],
})
