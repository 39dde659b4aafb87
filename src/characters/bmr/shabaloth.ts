import type { Scene } from '@/core/model/scene'
import { ALIVE, DEAD, character, kill, players, seatOptions } from '../contract'

const regurgitable = (scene: Scene) => {
  const last = scene.lastChoice()
  return last?.night === scene.night - 1
    ? last.targets.map((id) => scene.seat(id)).filter((seat, index, all) => !seat.alive && all.indexOf(seat) === index)
    : []
}

/** Each night but the first, two players die; one of last night's might come back. */
export const shabaloth = character('shabaloth', {
  names: { sheet: 'Shabaloth', published: 'Shabaloth' },
  team: 'demon',
  tokens: [DEAD, ALIVE],
  ability:
    'From the second night on, pick two players a night to kill. One of the dead from the previous night’s pick might return to life.',
  words: {
    'ask.regurgitate': 'Does one of last night’s choices come back?',
    'hint.shabaloth.regurgitate': 'Bring somebody back when the town is about to collapse, or when their return will be doubted.',
    'plays.shabaloth': 'A {ability} takes two a night, and may give one back.',
  },
  night: [
    {
      when: 'other',
      player: '{me} points at two players.',
      storyteller: 'First decide whether one of last night’s choices comes back; then the two die, one after the other.',
      storytellerTonight: (scene) => (regurgitable(scene).length ? undefined : 'The two die, one after the other.'),
      upkeep: {
        due: (scene) => regurgitable(scene).length > 0,
        does: (scene) => {
          const back = scene.decide({
            code: 'regurgitate',
            usual: 'nobody',
            anySeat: true,
            values: { me: scene.me.player },
            options: [{ value: 'nobody', label: '—' }, ...seatOptions(regurgitable(scene))],
          })
          const seat = scene.game.seats.find(({ id }) => id === back)
          return seat ? [{ do: 'revive', seat: seat.id }] : []
        },
      },
      asks: () => players(2),
      each: (_, target) => [kill(target, 'demon')],
    },
  ],
})
