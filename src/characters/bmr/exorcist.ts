import { character, lay, notLastNight, place, players, until, wakeAndTell } from '../contract'

const CHOSEN = lay('asleep', 'Chosen', until.dusk, { only: 'demon' })

/** Each night but the first, pick a player, not last night's: the Demon, if picked, learns you and sleeps. */
export const exorcist = character('exorcist', {
  names: { sheet: 'Exorcist', published: 'Exorcist' },
  team: 'townsfolk',
  tokens: [CHOSEN],
  ability:
    'Each night except the first, choose a player other than last night’s: if that is the Demon, they learn who you are and do not wake to act tonight.',
  night: [
    {
      when: 'other',
      player: '{me} points at a player, not last night’s.',
      tonight: (scene) => (scene.lastChoice() ? undefined : '{me} points at a player.'),
      storyteller: 'If it is the Demon: wake the Demon, show the {ability} token and point at the {ability}.',
      asks: () => players(1, [notLastNight]),
      each: (scene, target) =>
        scene.team(target) === 'demon' && target.alive
          ? [place(CHOSEN, target.id), ...wakeAndTell(target, 'self', [scene.me.id])]
          : [place({ ...CHOSEN, kind: 'memo' }, target.id)],
      shows: ({ game, me, ability }) =>
        game.night.told
          .filter(({ what, answer, ability: whose }) => whose === ability && what === 'self' && answer.seats?.includes(me.id))
          .slice(-1)
          .map(({ seat }) => ({ title: 'card.choseYou', for: seat, characters: ['exorcist'], seats: [me.id] })),
    },
  ],
})
