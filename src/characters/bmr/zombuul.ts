import { character, kill, players } from '../contract'

/** Kills on nights after a day without a death; the first death is only looked like. */
export const zombuul = character('zombuul', {
  names: { sheet: 'Zombuul', published: 'Zombuul' },
  team: 'demon',
  tokens: ['Died today', 'Dead'],
  ability:
    'Each night except the first, if nobody died today, choose a player: that player dies. The first time you die, you live on but look dead.',
  night: [
    {
      when: 'other',
      player: '{me} points at a player.',
      storyteller: 'That player dies: nobody died today.',
      // ZOMBUUL-1: its own feigned death counts as one; survived executions and corpses do not.
      due: ({ game }) => game.day.deaths.length === 0 || 'because.someoneDied',
      asks: () => players(1),
      each: (_, target) => [kill(target, 'demon')],
    },
  ],
  guards: {
    escapes: (scene, { unstoppable }) => {
      if (!unstoppable) return 'feigns'
      const word = scene.decide({
        code: 'assassin_vs_zombuul_storyteller_decides',
        about: scene.me.id,
        usual: 'dies',
        values: { who: scene.me.player },
        options: [
          { value: 'dies', label: 'dies' },
          { value: 'feigns', label: 'feigns' },
        ],
      })
      return word === 'feigns' ? 'feigns' : undefined
    },
  },
  reminds: ({ game }) => game.day.deaths.map(({ seat }) => ({ on: seat, token: 'Died today' })),
})
