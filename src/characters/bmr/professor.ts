import { ALIVE, NO_ABILITY, character, looksDead, players } from '../contract'

/** Once, at night but not the first, pick a dead player: a Townsfolk comes back. */
export const professor = character('professor', {
  names: { sheet: 'Professor', published: 'Professor' },
  team: 'townsfolk',
  tokens: [ALIVE, NO_ABILITY],
  oncePerGame: true,
  warnsBeforeEnding: 'two_left_before_professor',
  ability: 'Once per game, on any night but the first, choose a dead player: if that player is a Townsfolk, they live again.',
  words: {
    'ask.two_left_before_professor': 'The {ability} could still bring somebody back tonight. You may finish the night first.',
  },
  night: [
    {
      when: 'other',
      player: '{me} shakes their head or points at a dead player.',
      storyteller: 'A Townsfolk lives again; anybody else stays dead. Whoever is pointed at, the ability is used up.',
      asks: () => players(1, [looksDead], { mayPass: true }),
      // PROFESSOR-1: a Zombuul that only looks dead is accepted and wasted.
      each: (scene, target) => (!target.alive && scene.team(target) === 'townsfolk' ? [{ do: 'revive', seat: target.id }] : []),
    },
  ],
})
