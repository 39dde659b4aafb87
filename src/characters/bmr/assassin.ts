import { character, kill, players } from '../contract'

/** Once, at night but not the first, pick a player: they die, whatever protects them. */
export const assassin = character('assassin', {
  names: { sheet: 'Assassin', published: 'Assassin' },
  team: 'minion',
  tokens: ['Dead', 'No ability'],
  oncePerGame: true,
  cannotBeStopped: true,
  ability: 'Once per game, at night but not on the first, choose a player: they die, even if they could not.',
  night: [
    {
      when: 'other',
      player: '{me} shakes the head, or points at a player.',
      storyteller: 'That player dies, whatever protects them.',
      asks: () => players(1, [], { mayPass: true }),
      // ASSASSIN-1: past every protection and past the Goon; only the Assassin's own state stops it.
      each: (_, target) => [kill(target, 'assassin', true)],
    },
  ],
})
