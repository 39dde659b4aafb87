import type { NightStep } from '@/core/model/character'
import type { ActScene, Intent, Scene } from '@/core/model/scene'
import { character, livingDemon, place, until } from '../contract'

const believedStep = ({ me, rules }: Scene): NightStep | undefined => {
  const believed = me.believes ? rules.characters[me.believes] : undefined
  // Whoever is set by hand to believe in being a Lunatic believes in nothing to do.
  return believed?.pretends ? undefined : believed?.night?.find(({ asks }) => asks)
}

const choseTonight = (scene: Scene) => {
  const last = scene.lastChoice()
  return last?.night === scene.night ? last.targets : []
}

const report = (scene: ActScene): readonly Intent[] => {
  const demon = livingDemon(scene)
  return demon
    ? [
        { do: 'wake', seat: demon.id, reason: 'told' },
        { do: 'tell', told: { seat: demon.id, what: 'targets', seats: choseTonight(scene) } },
      ]
    : []
}

const informed = ({ game, rules }: Scene) => game.seats.filter(({ traveller }) => !traveller).length >= rules.script.evilInfoFrom

/** Believes to be a Demon and plays one; the Demon knows who it is and whom it chooses. */
export const lunatic = character('lunatic', {
  names: { sheet: 'Lunatic', published: 'Lunatic' },
  team: 'outsider',
  tokens: ['Chosen'],
  pretends: true,
  ability: 'You believe that you are a Demon, but you are not. The Demon knows who you are and whom you choose at night.',
  night: [
    {
      row: 'lunatic.info',
      when: 'first',
      wakeReason: 'info',
      wakes: informed,
      visits: (scene) => (informed(scene) ? undefined : livingDemon(scene)),
      player: '{me} learns false Minions and false bluffs.',
      storyteller:
        'Point at as many players as there are Minions, show three good characters; then wake the Demon and show who the Lunatic is.',
      always: (scene) => {
        const { me, game } = scene
        const demon = livingDemon(scene)
        return [
          ...(informed(scene)
            ? ([
                { do: 'tell', told: { seat: me.id, what: 'minions', seats: game.falseMinions[me.id] ?? [] } },
                { do: 'tell', told: { seat: me.id, what: 'bluffs', characters: game.bluffs[me.id] ?? [] } },
              ] as const)
            : []),
          ...(demon
            ? ([
                { do: 'wake', seat: demon.id, reason: 'told' },
                { do: 'tell', told: { seat: demon.id, what: 'lunatic', seats: [me.id] } },
              ] as const)
            : []),
        ]
      },
      shows: (scene) => {
        const { me, game } = scene
        const demon = livingDemon(scene)
        return [
          ...(informed(scene)
            ? [
                { title: 'card.minions', for: me.id, seats: game.falseMinions[me.id] ?? [] },
                { title: 'card.notInPlay', for: me.id, characters: game.bluffs[me.id] ?? [] },
              ]
            : []),
          ...(demon
            ? [
                { title: 'card.youAre', for: demon.id, characters: demon.character ? [demon.character] : [] },
                { title: 'card.thisPlayerIs', for: demon.id, characters: ['lunatic'], seats: [me.id] },
              ]
            : []),
        ]
      },
    },
    {
      row: 'lunatic.act',
      when: 'every',
      player: '{me} does what that Demon would do.',
      storyteller: 'Nothing comes of it; the Demon is told afterwards.',
      deadToo: (scene) => scene.ruling('dead_lunatic_keeps_waking', scene.me.id) === true,
      due: (scene) => {
        const step = believedStep(scene)
        if (!step) return 'because.noBelief'
        return step.when === 'other' && scene.night <= 1 ? 'because.notFirst' : (step.due?.(scene) ?? true)
      },
      asks: (scene) => believedStep(scene)?.asks?.(scene) ?? { mayPass: true },
      always: (_, { targets }) => targets.map(({ id }) => place('memo', id, 'Chosen', until.dawn)),
    },
    {
      row: 'lunatic.report',
      when: 'every',
      wakes: false,
      visits: livingDemon,
      player: 'The Demon learns whom {me} chose.',
      storyteller: 'Wake the Demon, show the marker, point at each chosen player.',
      deadToo: () => true,
      due: (scene) => (choseTonight(scene).length > 0 && livingDemon(scene) ? true : 'because.choseNobody'),
      upkeep: {
        due: (scene) => choseTonight(scene).length > 0,
        does: report,
        orAsks: 'reported',
      },
      shows: (scene) => {
        const demon = livingDemon(scene)
        // LUNATIC-6: only what is reported is shown.
        const reported = scene.game.night.wakes.some(({ seat, step }) => seat === demon?.id && step.startsWith('lunatic.report'))
        return demon && reported ? [{ title: 'card.lunaticChose', for: demon.id, characters: ['lunatic'], seats: choseTonight(scene) }] : []
      },
    },
  ],
  opens: ({ game, me, rules }) =>
    game.phase.kind === 'night' && !me.alive && me.believes && rules.characters[me.believes]?.guards?.escapes
      ? [
          {
            code: 'dead_lunatic_keeps_waking',
            about: me.id,
            usual: false,
            values: { me: me.player },
            options: [
              { value: false, label: 'no' },
              { value: true, label: 'yes' },
            ],
          },
        ]
      : [],
})
