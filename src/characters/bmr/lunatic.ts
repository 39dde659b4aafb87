import { asBelieved, believesToEscapeDeath } from '../belief'
import { character, chosenTonight, lay, livingDemon, noOrYes, place, until, wakeAndTell } from '../contract'
import { demonMeets, falseInfo, pretender } from '../falseInfo'

/** Believes they are a Demon and plays one; the Demon knows who it is and whom it chooses. */
export const lunatic = character('lunatic', {
  names: { sheet: 'Lunatic', published: 'Lunatic' },
  team: 'outsider',
  tokens: ['Chosen'],
  ...pretender,
  ability: 'You wrongly believe you are a Demon. The Demon knows who you are and whom you choose at night.',
  words: {
    'row.lunatic.info': '{ability} (info)',
    'row.lunatic.act': '{ability} (act)',
    'row.lunatic.report': '{ability} (report)',
    'secret.lunatic.minions': 'the Minions shown',
    'card.lunaticChose': 'The {ability} chose',
    'ask.dead_lunatic_keeps_waking': '{me} is dead but believes they only look dead. Keep waking them?',
    'ask.impaired_lunatic_reported': '{me} has no ability now. Is the Demon told anyway?',
  },
  night: [
    {
      row: 'lunatic.info',
      when: 'first',
      wakeReason: 'info',
      wakes: (scene) => falseInfo(scene) !== undefined,
      visits: (scene) => (falseInfo(scene) ? undefined : livingDemon(scene)),
      player: '{me} is shown false Minions and false bluffs.',
      storyteller: 'Show as many players as there are Minions and three good characters; then show the Demon who the {ability} is.',
      always: (scene) => [...(falseInfo(scene)?.tells ?? []), ...wakeAndTell(livingDemon(scene), 'self', [scene.me.id])],
      shows: (scene) => [...(falseInfo(scene)?.cards ?? []), ...demonMeets(scene, 'lunatic')],
    },
    {
      ...asBelieved,
      row: 'lunatic.act',
      when: 'every',
      player: '{me} does what the Demon they believe in would do.',
      storyteller: 'It has no effect; the Demon is told afterwards.',
      deadToo: (scene) => scene.ruling('dead_lunatic_keeps_waking', scene.me.id) === true,
      always: (_, { targets }) => targets.map(({ id }) => place(lay('memo', 'Chosen', until.dawn), id)),
    },
    {
      row: 'lunatic.report',
      when: 'every',
      wakes: false,
      because: 'the {ability} chose tonight',
      visits: livingDemon,
      player: 'The Demon learns whom {me} chose.',
      storyteller: 'Wake the Demon, show the card and point at each chosen player.',
      deadToo: () => true,
      due: (scene) => (!livingDemon(scene) ? 'no Demon is alive' : chosenTonight(scene).length > 0 || 'the {ability} chose nobody'),
      upkeep: {
        due: (scene) => chosenTonight(scene).length > 0 && livingDemon(scene) !== undefined,
        does: (scene) => wakeAndTell(livingDemon(scene), 'targets', chosenTonight(scene)),
        orAsks: 'reported',
      },
      // LUNATIC-6: only what is reported is shown.
      shows: (scene) =>
        scene.game.night.wakes
          .filter(({ seat, step }) => seat === livingDemon(scene)?.id && step.startsWith('lunatic.report'))
          .slice(0, 1)
          .map(({ seat }) => ({ title: 'card.lunaticChose', for: seat, seats: chosenTonight(scene) })),
    },
  ],
  opens: (scene) =>
    scene.game.phase.kind === 'night' && !scene.me.alive && believesToEscapeDeath(scene)
      ? [{ code: 'dead_lunatic_keeps_waking', about: scene.me.id, usual: false, values: { me: scene.me.player }, options: noOrYes }]
      : [],
})
