import { NO_ABILITY, byDay, character, kill } from '../contract'

/** Once, by day, points at somebody in public: a Demon dies. */
export const slayer = character('slayer', {
  names: { sheet: 'Slayer', published: 'Slayer' },
  team: 'townsfolk',
  tokens: [NO_ABILITY],
  oncePerGame: true,
  ability: 'Once per game, by day, point at a player in public: if it is the Demon, the Demon dies.',
  words: { 'cause.slayer': 'slain by the {ability}' },
  day: {
    label: 'Shoots',
    asks: 'target',
    claimable: true,
    window: byDay,
    refuses: (_, { targets }) => (targets.length === 1 ? undefined : 'one_target_only'),
    // SLAYER-1: a dead Demon does not die again, and the shot is spent.
    does: (scene, { targets: [id] }) => {
      const target = id && scene.seat(id)
      return target && target.alive && scene.passesFor(target, 'team', 'demon') ? [kill(target, 'slayer')] : []
    },
  },
})
