import type { Scene } from '@/core/model/scene'
import { NO_ABILITY, character, inPlay, lay, place, until } from '../contract'

const drink = (nights: number) => lay('drunk', 'Drunk', until.dusks(nights), { shown: nights })

const running = (scene: Scene) =>
  scene
    .marks()
    .flatMap((mark) =>
      mark.ends.at === 'dusk' && mark.shown !== undefined && mark.shown !== mark.ends.dusks ? [{ id: mark.id, left: mark.ends.dusks }] : [],
    )

/** Once, at night, name a character: its player is drunk for three nights and three days. */
export const courtier = character('courtier', {
  names: { sheet: 'Courtier', published: 'Courtier' },
  team: 'townsfolk',
  tokens: [drink(3), drink(2), drink(1), NO_ABILITY],
  oncePerGame: true,
  ability: 'Once per game, at night, choose a character: its player is drunk for three nights and three days, tonight included.',
  night: [
    {
      when: 'every',
      player: '{me} shakes their head or points at a character on the sheet.',
      storyteller: 'If that character is in play, its player is drunk for three nights and days. The {ability} is not told.',
      // COURTIER-1: the countdown goes on whatever state the Courtier is in.
      upkeep: {
        always: true,
        due: (scene) => running(scene).length > 0,
        does: (scene) => running(scene).map(({ id, left }) => ({ do: 'count', mark: id, shown: left })),
      },
      // COURTIER-7: Travellers are not on the sheet.
      asks: (scene) => ({ mayPass: true, character: { use: 'choose', options: scene.rules.script.characters } }),
      does: (scene, { character: named }) => inPlay(scene, named).map((seat) => place(drink(3), seat.id)),
    },
  ],
})
