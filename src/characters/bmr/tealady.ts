import { CANNOT_DIE, character, lay, until } from '../contract'

/** While both living neighbours are good, they can't die. */
export const tealady = character('tealady', {
  names: { sheet: 'Herbalist', published: 'Tea Lady' },
  team: 'townsfolk',
  tokens: [lay('safe', CANNOT_DIE, until.used)],
  ability: 'While both of your living neighbours are good, they cannot die.',
  // HERBALIST-1: looked at anew after every death, return, swap and change of side; the Herbalist is not covered.
  standing: (scene) => {
    const neighbours = scene.neighbours(scene.me)
    return neighbours.length && neighbours.every(({ alignment }) => alignment === 'good')
      ? [...new Set(neighbours.map(({ id }) => id))].map((on) => ({ on, token: CANNOT_DIE }))
      : []
  },
})
