import { DEAD, character, kill, players, sheetCharacters } from '../contract'

/** Each night but the first, guess a player's character: a wrong guess kills you. */
export const gambler = character('gambler', {
  names: { sheet: 'Gambler', published: 'Gambler' },
  team: 'townsfolk',
  tokens: [DEAD],
  ability: 'Each night except the first, choose a player and guess which character that player is: a wrong guess kills you.',
  words: { 'cause.gambler': 'killed by a lost gamble' },
  night: [
    {
      when: 'other',
      player: '{me} points at a player and at a character.',
      storyteller: 'A wrong guess kills the {ability}. Do not show the result.',
      asks: (scene) => players(1, [], { character: { use: 'guess', options: sheetCharacters(scene) } }),
      // GAMBLER-1: the truth is the real character: a Lunatic is the Lunatic, an Apprentice the Apprentice.
      does: (scene, { targets: [target], character: guess }) => (target && target.character !== guess ? [kill(scene.me, 'gambler')] : []),
    },
  ],
})
