import type { ActScene, Intent, Scene } from '@/core/model/scene'
import { DEAD, character, diedTonight, kill, lay, place, returnedTonight, seatOptions, tell, toldCard, until } from '../contract'

const GRANDCHILD = 'Grandchild'
const child = (scene: Scene) => scene.marks().find(({ token }) => token === GRANDCHILD)

/** What is shown in place of the truth may be anybody. */
const question = (scene: Scene, mayBeFalse = false) => {
  const seats = scene.game.seats.filter(({ id, alignment }) => id !== scene.me.id && (mayBeFalse || alignment === 'good'))
  const usual = scene.night === 1 ? child(scene)?.on : undefined
  const code = 'grandparent_learns_grandchild'
  return { code, about: scene.me.id, values: { me: scene.me.player }, options: seatOptions(seats), ...(usual ? { usual } : {}) }
}

/** Marks the grandchild if that is still open, and shows player and character. */
const learn = (scene: ActScene, mayBeFalse: boolean): readonly Intent[] => {
  const known = child(scene)
  const answer = known && scene.night === 1 && !mayBeFalse ? known.on : scene.decide(question(scene, mayBeFalse))
  const seat = scene.game.seats.find(({ id }) => id === answer)
  if (!seat) return []
  const told = tell(scene.me, 'grandchild', { seats: [seat.id], characters: seat.character ? [seat.character] : [], mayBeFalse })
  if (mayBeFalse || known?.on === seat.id) return [told]
  return [...(known ? [{ do: 'lift', mark: known.id } as const] : []), place(lay('memo', GRANDCHILD, until.used), seat.id), told]
}

/** Knows one good player and that player's character; if the Demon kills that player, dies too. */
export const grandmother = character('grandmother', {
  names: { sheet: 'Grandparent', published: 'Grandmother' },
  team: 'townsfolk',
  tokens: [GRANDCHILD, DEAD],
  startsKnowing: GRANDCHILD,
  ability: 'On your first night you learn one good player and that player’s character. If the Demon kills that player, you die as well.',
  words: {
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
    died: (scene, { victim, cause }) => (cause === 'demon' && child(scene)?.on === victim.id ? [kill(scene.me, 'grandparent')] : []),
  },
  opens: (scene) =>
    scene.isNew && returnedTonight(scene) && !scene.game.night.steps[`grandmother:${scene.me.id}`] ? [question(scene)] : [],
})
