import type { Scene } from '@/core/model/scene'
import { DEAD, character, kill, lay, place, players, until } from '../contract'

const POISONED = lay('poisoned', 'Poisoned', until.used, { goesOn: true })

/** Poisoned on an earlier night: tonight's new victim is not among them, whichever order the night uses. */
const oldVictims = (scene: Scene) =>
  scene
    .marks()
    .filter(({ kind, source }) => kind === 'poisoned' && !(source.moment.phase === 'night' && source.moment.number === scene.night))

/** Each night, poisons a player; the one poisoned before dies and is healthy again. */
export const pukka = character('pukka', {
  names: { sheet: 'Pukka', published: 'Pukka' },
  team: 'demon',
  tokens: [POISONED, DEAD],
  ability: 'Each night, choose a player to poison. The one you poisoned before dies and is then healthy.',
  words: {
    'ask.pukka_chose_itself': '{me} poisoned themselves. By the rules, that never ends.',
    'option.stays': 'Stays poisoned',
    'option.ends': 'The poison ends now',
    'until.dies.pukka': 'dies at the {ability}’s next step',
    'until.dead.pukka': 'until the {ability}’s next step',
    'plays.pukka': 'A {ability} kills one night late and poisons in between.',
  },
  night: [
    {
      when: 'every',
      player: '{me} points at a player.',
      storyteller: 'That player is poisoned; the one poisoned before dies and is healthy again.',
      storytellerTonight: (scene) => (oldVictims(scene).length ? undefined : 'That player is poisoned.'),
      upkeep: {
        due: (scene) => oldVictims(scene).length > 0,
        // PUKKA-1: poisoned while dying, and cured whether or not the death happened.
        does: (scene) =>
          oldVictims(scene).flatMap(({ id, on }) =>
            on === 'everyoneElse' ? [] : [kill(scene.seat(on), 'demon'), { do: 'lift', mark: id } as const],
          ),
      },
      asks: () => players(1),
      each: (_, target) => [place(POISONED, target.id)],
    },
  ],
  // A Pukka that poisons itself has no ability to end it: by the rules it stays so for ever.
  opens: (scene) =>
    scene.marks().some(({ on, kind }) => on === scene.me.id && kind === 'poisoned')
      ? [
          {
            code: 'pukka_chose_itself',
            about: scene.me.id,
            usual: 'stays',
            values: { me: scene.me.player },
            options: [
              { value: 'stays', label: 'stays' },
              { value: 'ends', label: 'ends' },
            ],
          },
        ]
      : [],
})
