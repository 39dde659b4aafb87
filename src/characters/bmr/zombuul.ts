import { DEAD, DIED_TODAY, character, kill, players } from '../contract'

/** Kills on nights after a day without a death; their first death only looks like one. */
export const zombuul = character('zombuul', {
  names: { sheet: 'Zombuul', published: 'Zombuul' },
  team: 'demon',
  tokens: [DIED_TODAY, DEAD],
  ability:
    'Each night except the first, if nobody died today, choose a player: that player dies. The first time you die, you live on but look dead.',
  words: {
    'ask.assassin_vs_zombuul_storyteller_decides': 'The {killer} against {who}’s first death. The rules do not say which wins.',
    'plays.zombuul': 'A {ability} kills only after days without a death, and hides behind a false one.',
  },
  night: [
    {
      when: 'other',
      because: 'nobody died today',
      player: '{me} points at a player.',
      storyteller: 'Nobody died today: the chosen player dies.',
      // ZOMBUUL-1: its own feigned death counts as one; survived executions and corpses do not.
      due: ({ game }) => game.day.deaths.length === 0 || 'somebody died today',
      asks: () => players(1),
      each: (_, target) => [kill(target, 'demon')],
    },
  ],
  guards: {
    escapes: (scene, { unstoppable, cause }) => {
      if (!unstoppable) return 'feigns'
      // A player who leaves the game is really gone.
      if (cause !== 'assassin') return undefined
      const word = scene.decide({
        code: 'assassin_vs_zombuul_storyteller_decides',
        about: scene.me.id,
        usual: 'dies',
        values: { who: scene.me.player, killer: scene.rules.characters[cause]?.names[scene.rules.names] ?? cause },
        options: [
          { value: 'dies', label: 'dies' },
          { value: 'feigns', label: 'feigns' },
        ],
      })
      return word === 'feigns' ? 'feigns' : undefined
    },
  },
  reminds: ({ game }) => game.day.deaths.map(({ seat }) => ({ on: seat, token: DIED_TODAY })),
})
