import { character, noOrYes } from '../contract'

/** Might be executed in the place of somebody of their own side. */
export const scapegoat = character('scapegoat', {
  names: { sheet: 'Scapegoat', published: 'Scapegoat' },
  team: 'traveller',
  tokens: [],
  ability: 'When somebody of your own side is executed, it might be you in their place.',
  words: {
    'ask.scapegoat': '{who} is to be executed. Does {me}, the {ability}, go in that place?',
    'hint.scapegoat.scapegoat': 'An evil one always goes for the Demon; a good one for somebody whose death would lose the game.',
  },
  guards: {
    // SCAPEGOAT-1: a yes also says that the executed player passes for that side.
    executedInstead: (scene, executed) =>
      scene.mayPassFor(executed, 'alignment', scene.me.alignment) &&
      scene.decide({
        code: 'scapegoat',
        about: executed.id,
        usual: scene.me.alignment === 'evil' && scene.team(executed) === 'demon',
        values: { who: executed.player, me: scene.me.player },
        options: noOrYes,
      }) === true,
  },
})
