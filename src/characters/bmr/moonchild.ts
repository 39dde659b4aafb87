import type { Scene } from '@/core/model/scene'
import { DEAD, character, kill, lay, place, until } from '../contract'

const curses = (scene: Scene) => scene.marks().filter(({ data }) => data !== undefined)

/** On learning of their death, picks somebody in public: if good, that player dies tonight. */
export const moonchild = character('moonchild', {
  names: { sheet: 'Moonchild', published: 'Moonchild' },
  team: 'outsider',
  tokens: [DEAD],
  worksWhenDead: true,
  ability: 'As soon as you learn of your death, choose a living player in public: if that player was good, they die tonight.',
  words: {
    'ask.moonchild_choose': '{me} learns that they died and chooses a living player in public.',
    'ask.moonchild_alive_before_step': '{who} lives again before the curse is carried out.',
  },
  night: [
    {
      when: 'other',
      wakes: false,
      because: 'somebody was chosen in public',
      player: '{me} chose somebody in public.',
      tonight: (scene) => {
        const [mark] = curses(scene)
        return mark && mark.on !== 'everyoneElse' ? `{me} chose ${scene.seat(mark.on).player} in public.` : undefined
      },
      storyteller: 'If the chosen player was good when chosen, they die.',
      due: (scene) => curses(scene).length > 0 || 'nobody was chosen',
      upkeep: {
        due: (scene) => curses(scene).length > 0,
        // MOONCHILD-1: good when chosen counts; MOONCHILD-2: the state of the Moonchild at this step counts.
        does: (scene) =>
          curses(scene).flatMap(({ id, on, data }) => [
            { do: 'lift', mark: id } as const,
            ...(on === 'everyoneElse'
              ? []
              : [{ ...kill(scene.seat(on), 'moonchild'), ...(data === 'good' ? {} : { not: 'follows.wasEvil' }) }]),
          ]),
      },
    },
  ],
  day: {
    label: 'Chooses',
    asks: 'target',
    owed: 'death',
    refuses: (scene, { targets: [target] }) =>
      !target ? 'must_choose' : scene.seat(target).looksAlive ? undefined : 'target_must_be_alive',
    always: (scene, { targets: [target] }) =>
      target ? [place(lay('memo', DEAD, until.dusks(2)), target, { data: scene.seat(target).alignment })] : [],
  },
})
