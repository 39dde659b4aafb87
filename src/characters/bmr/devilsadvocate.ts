import { character, looksAlive, notLastNight, place, players, until } from '../contract'

/** Each night, pick someone alive, not last night's: executed tomorrow, they don't die. */
export const devilsadvocate = character('devilsadvocate', {
  names: { sheet: "Devil's Advocate", published: "Devil's Advocate" },
  team: 'minion',
  tokens: ['Survives execution'],
  ability: 'Each night, choose a living player other than last night’s: if they are executed tomorrow, they do not die.',
  night: [
    {
      when: 'every',
      player: '{me} points at a living player, not last night’s.',
      storyteller: 'That player survives execution tomorrow.',
      asks: () => players(1, [looksAlive, notLastNight]),
      each: (_, target) => [place('shield', target.id, 'Survives execution', until.dusk)],
    },
  ],
})
