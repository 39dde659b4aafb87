import type { ActScene, Intent, Scene } from '@/core/model/scene'
import type { DeathCause } from '@/core/model/game'
import { character, kill, place, seatOptions, until } from '../contract'

const code = 'grandparent_learns_grandchild'

const child = (scene: Scene) => scene.marks().find(({ token }) => token === 'Grandchild')

const diedTonight = ({ game }: Scene, who: string | undefined, by: DeathCause) =>
  game.night.deaths.some(({ seat, cause }) => seat === who && cause === by)

const goodOthers = ({ game, me }: Scene) => game.seats.filter((seat) => seat.id !== me.id && seat.alignment === 'good')

/** What is shown in place of the truth may be anybody. */
const question = (scene: Scene, mayBeFalse = false) => {
  const known = child(scene)?.on
  const options = mayBeFalse ? scene.game.seats.filter(({ id }) => id !== scene.me.id) : goodOthers(scene)
  return {
    code,
    about: scene.me.id,
    values: { me: scene.me.player },
    options: seatOptions(options),
    ...(known && known !== 'everyoneElse' && scene.night === 1 ? { usual: known } : {}),
  }
}

/** Marks the grandchild if that is still open, and shows player and character. */
const learn = (scene: ActScene, mayBeFalse: boolean): readonly Intent[] => {
  const known = child(scene)
  const answer = known && scene.night === 1 && !mayBeFalse ? known.on : scene.decide(question(scene, mayBeFalse))
  const seat = scene.game.seats.find(({ id }) => id === answer)
  if (!seat) return []
  const told: Intent = {
    do: 'tell',
    told: { seat: scene.me.id, what: 'grandchild', seats: [seat.id], characters: seat.character ? [seat.character] : [], mayBeFalse },
  }
  if (mayBeFalse || known?.on === seat.id) return [told]
  return [...(known ? [{ do: 'lift', mark: known.id } as const] : []), place('memo', seat.id, 'Grandchild', until.used), told]
}

/** Knows one good player and that player's character; if the Demon kills that player, dies too. */
export const grandmother = character('grandmother', {
  names: { sheet: 'Grandparent', published: 'Grandmother' },
  team: 'townsfolk',
  tokens: ['Grandchild', 'Dead'],
  ability:
    'On your first night you learn one good player and which character that player is. If the Demon kills that player, you die as well.',
  night: [
    {
      when: 'first',
      player: '{me} learns who the grandchild is.',
      storyteller: 'Show the grandchild’s token, then point at that player.',
      does: (scene) => learn(scene, false),
      whenSilent: (scene) => learn(scene, true),
      shows: (scene) => {
        const told = scene.game.night.told.filter(({ seat, what }) => seat === scene.me.id && what === 'grandchild').at(-1)
        return told
          ? [
              {
                title: 'card.grandchild',
                for: scene.me.id,
                characters: told.characters ?? [],
                seats: told.seats ?? [],
                mayBeFalse: told.mayBeFalse ?? false,
              },
            ]
          : []
      },
    },
    {
      when: 'other',
      wakes: false,
      player: 'The Demon killed the grandchild of {me}.',
      storyteller: 'The Grandparent died as well, unless something prevented it.',
      deadToo: (scene) => diedTonight(scene, scene.me.id, 'grandparent'),
      due: (scene) => diedTonight(scene, child(scene)?.on, 'demon') || 'because.grandchildLives',
    },
  ],
  // GRANDPARENT-1: only a death the Demon caused; the linked death is an ordinary one and can be prevented.
  reacts: {
    died: (scene, { victim, cause }) => (cause === 'demon' && child(scene)?.on === victim.id ? [kill(scene.me, 'grandparent')] : []),
  },
  opens: (scene) =>
    scene.isNew && scene.me.alive && scene.game.night.returns.includes(scene.me.id) && !scene.game.night.steps[`grandmother:${scene.me.id}`]
      ? [question(scene)]
      : [],
  hints: { [code]: 'A grandchild whose claim will be doubted gives the Grandparent something to do.' },
})
