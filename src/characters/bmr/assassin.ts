import { DEAD, NO_ABILITY, character, kill, players } from '../contract'

/** Once, at night but not the first, pick a player: they die, whatever protects them. */
export const assassin = character('assassin', {
  names: { sheet: 'Assassin', published: 'Assassin' },
  team: 'minion',
  tokens: [DEAD, NO_ABILITY],
  oncePerGame: true,
  cannotBeStopped: true,
  ability: 'Once per game, on any night but the first, choose a player: that player dies, whatever protects them.',
  night: [
    {
      when: 'other',
      player: '{me} shakes their head or points at a player.',
      storyteller: 'That player dies, whatever protects them.',
      asks: () => players(1, [], { mayPass: true }),
      // ASSASSIN-1: past every protection and past the Goon; only the Assassin's own state stops it.
      each: (_, target) => [kill(target, 'assassin', true)],
    },
  ],
})
