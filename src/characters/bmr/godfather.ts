import type { Scene } from '@/core/model/scene'
import { DEAD, DIED_TODAY, character, kill, players, tell } from '../contract'

/** Includes Outsiders whose seat has been removed since. */
const outsidersDeadToday = ({ game, rules }: Scene) =>
  game.day.deaths.filter(({ seat, character: then }) => {
    const now = game.seats.find(({ id }) => id === seat)
    return rules.characters[(now ? now.character : then) ?? '']?.team === 'outsider'
  })

const outsiders = (scene: Scene) =>
  scene.game.seats.flatMap((seat) => (seat.character && scene.team(seat) === 'outsider' ? [seat.character] : []))

/** Knows the Outsiders; kills on the night after one died by day. One Outsider more or fewer. */
export const godfather = character('godfather', {
  names: { sheet: 'Capo Crimini', published: 'Godfather' },
  team: 'minion',
  tokens: [DIED_TODAY, DEAD],
  setup: [{ outsiders: [-1, 1] }],
  ability:
    'On your first night you learn which Outsiders are in play. If an Outsider died today, choose a player tonight: that player dies. [One Outsider more or fewer]',
  words: { 'cause.capo': 'killed by the {ability}' },
  night: [
    {
      when: 'first',
      player: '{me} learns the Outsiders in play.',
      storyteller: 'Show each Outsider token.',
      does: (scene) => [tell(scene.me, 'outsiders', { characters: outsiders(scene) })],
      shows: (scene) => [{ title: 'card.inPlay', for: scene.me.id, characters: outsiders(scene), mayBeFalse: true }],
    },
    {
      when: 'other',
      because: 'an Outsider died today',
      player: '{me} points at a player.',
      storyteller: 'An Outsider died today: the chosen player dies.',
      // CAPO-1: deaths by day only, once a night however many; side and state of the dead Outsider do not matter.
      due: (scene) => outsidersDeadToday(scene).length > 0 || 'no Outsider died today',
      asks: () => players(1),
      each: (_, target) => [kill(target, 'capo')],
    },
  ],
  reminds: (scene) => outsidersDeadToday(scene).map(({ seat }) => ({ on: seat, token: DIED_TODAY })),
})
