import { DEAD, character, diedTonight, kill, returnedTonight, stepSettled, toldCard } from '../contract'
import { GRANDCHILD, child, learn, marksAnew, question, refusesToKnow } from '../grandchild'

/** Knows one good player and that player's character; if the Demon kills that player, dies too. */
export const grandmother = character('grandmother', {
  names: { sheet: 'Grandparent', published: 'Grandmother' },
  team: 'townsfolk',
  tokens: [GRANDCHILD, DEAD],
  prepares: [{ key: 'grandchild', count: 1, among: 'good', unlikely: 'pretender', token: GRANDCHILD, refuses: refusesToKnow }],
  ability: 'On your first night you learn one good player and that player’s character. If the Demon kills that player, you die as well.',
  words: {
    'secret.grandmother.grandchild': 'the grandchild',
    'refused.grandchild_must_be_townsfolk_or_outsider': '{who} is neither a Townsfolk nor an Outsider, and a grandchild is one of them.',
    'option.later': 'Later, when {me} is shown one',
    'ask.grandparent_learns_grandchild': 'Who is {me}’s grandchild?',
    'hint.grandmother.grandparent_learns_grandchild': 'A grandchild whose claim will be doubted gives the {ability} something to do.',
    'card.grandchild': 'This is your grandchild',
    'cause.grandparent': 'killed by grief for the grandchild',
  },
  night: [
    {
      when: 'first',
      player: '{me} learns who the grandchild is.',
      storyteller: 'Show the grandchild’s token, then point at that player.',
      does: (scene) => learn(scene, false),
      whenSilent: (scene) => learn(scene, true),
      shows: (scene) => toldCard(scene, 'grandchild', 'card.grandchild'),
    },
    {
      when: 'other',
      wakes: false,
      because: 'the Demon killed the grandchild',
      player: 'The Demon killed {me}’s grandchild.',
      storyteller: 'The {ability} dies as well.',
      storytellerTonight: ({ me }) => (me.alive ? 'Something kept the {ability} alive.' : 'The {ability} died as well.'),
      deadToo: (scene) => diedTonight(scene, scene.me.id, 'grandparent'),
      due: (scene) => diedTonight(scene, child(scene)?.on, 'demon') || 'the Demon did not kill the grandchild tonight',
    },
  ],
  // GRANDPARENT-1: only a death the Demon caused; the linked death is an ordinary one and can be prevented.
  reacts: {
    returned: marksAnew,
    died: (scene, { victim, cause }) => (cause === 'demon' && child(scene)?.on === victim.id ? [kill(scene.me, 'grandparent')] : []),
  },
  opens: (scene) => (scene.isNew && returnedTonight(scene) && !stepSettled(scene, 'grandmother') ? [question(scene)] : []),
})
