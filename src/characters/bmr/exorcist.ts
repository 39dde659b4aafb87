import { character, notLastNight, place, players, until } from '../contract'

/** Each night but the first, pick a player, not last night's: the Demon, if picked, learns you and sleeps. */
export const exorcist = character('exorcist', {
  names: { sheet: 'Exorcist', published: 'Exorcist' },
  team: 'townsfolk',
  tokens: ['Chosen'],
  ability:
    'Each night except the first, choose a player other than last night’s: if it is the Demon, the Demon learns who you are and does not wake to act tonight.',
  night: [
    {
      when: 'other',
      player: '{me} points at a player, not last night’s.',
      storyteller: 'If it is the Demon: wake the Demon, show the Exorcist token and point at the Exorcist.',
      asks: () => players(1, [notLastNight]),
      each: (scene, target) =>
        scene.team(target) === 'demon' && target.alive
          ? [
              place('asleep', target.id, 'Chosen', until.dusk),
              { do: 'wake', seat: target.id, reason: 'told' },
              { do: 'tell', told: { seat: target.id, what: 'exorcist', seats: [scene.me.id] } },
            ]
          : [place('memo', target.id, 'Chosen', until.dusk)],
      shows: ({ game, me }) =>
        game.night.told.some(({ what, seats }) => what === 'exorcist' && seats?.includes(me.id))
          ? game.night.told
              .filter(({ what }) => what === 'exorcist')
              .slice(-1)
              .map(({ seat }) => ({ title: 'card.choseYou', for: seat, characters: ['exorcist'], seats: [me.id] }))
          : [],
    },
  ],
})
