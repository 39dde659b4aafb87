import { character, lay, livingDemon, place, until } from '../contract'

/** Takes the Demon's place when it dies among five or more. */
export const scarletwoman = character('scarletwoman', {
  names: { sheet: 'Scarlet Woman', published: 'Scarlet Woman' },
  team: 'minion',
  tokens: ['Is the Demon'],
  ability: 'If the Demon dies while at least five players live, Travellers not counted, you are the new Demon.',
  words: {
    'caption.Is the Demon': 'Demon',
    'remembered.scarletwoman.does': 'If the {ability} became the Demon today, she learns it here.',
    'remembered.scarletwoman.you': 'Show her the Demon’s token; she acts as the Demon tonight.',
  },
  reacts: {
    // SCARLETWOMAN-1: the dead Demon is counted among the five.
    died: (scene, { victim }) => {
      const living = scene.game.seats.filter(({ alive, traveller }) => alive && !traveller).length
      if (scene.team(victim) !== 'demon' || livingDemon(scene) || living < 4 || !victim.character) return []
      return [
        place(lay('memo', 'Is the Demon', until.used), scene.me.id),
        { do: 'become', seat: scene.me.id, character: victim.character, tell: true },
      ]
    },
  },
})
