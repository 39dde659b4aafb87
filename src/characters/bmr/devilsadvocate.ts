import { character, lay, looksAlive, notLastNight, place, players, until } from '../contract'

const SHIELD = lay('shield', 'Survives execution', until.dusk)

/** Each night, pick someone alive, not last night's: executed tomorrow, they don't die. */
export const devilsadvocate = character('devilsadvocate', {
  names: { sheet: "Devil's Advocate", published: "Devil's Advocate" },
  team: 'minion',
  tokens: [SHIELD],
  ability: 'Each night, choose a living player other than last night’s: they survive if they are executed tomorrow.',
  words: { 'caption.Survives execution': 'Shield' },
  night: [
    {
      when: 'every',
      player: '{me} points at a living player, not last night’s.',
      tonight: (scene) => (scene.lastChoice() ? undefined : '{me} points at a living player.'),
      storyteller: 'That player survives execution tomorrow.',
      asks: () => players(1, [looksAlive, notLastNight]),
      each: (_, target) => [place(SHIELD, target.id)],
    },
  ],
})
