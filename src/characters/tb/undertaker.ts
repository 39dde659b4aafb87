import type { Scene } from '@/core/model/scene'
import { DIED_TODAY, character } from '../contract'
import { anyCharacter, lyingWords, oneCharacter, telling } from '../learning'

/** UNDERTAKER-1: a corpse dies no second time, and an exile is no execution. */
const executed = ({ game }: Scene) => game.day.executions.find(({ died }) => died)

/** Each night but the first: which character today's execution killed. */
export const undertaker = character('undertaker', {
  names: { sheet: 'Undertaker', published: 'Undertaker' },
  team: 'townsfolk',
  tokens: [DIED_TODAY],
  ability: 'Each night except the first, you are shown the character of the player whom an execution killed today.',
  words: {
    ...lyingWords,
    'card.undertaker': 'The executed player was',
    'truth.undertaker': '{who} was executed and died.',
    'advice.undertaker': 'Somebody who may pass for another character usually does so here.',
  },
  night: [
    {
      when: 'other',
      because: 'somebody died by execution today',
      player: '{me} is shown who was executed.',
      storyteller: 'Show the token of the executed player.',
      due: (scene) => executed(scene) !== undefined || 'nobody died by execution today',
      tells: telling({
        what: 'executed',
        card: 'card.undertaker',
        form: (scene) => anyCharacter(scene, executed(scene)?.character),
        isTrue: (scene, _, { characters = [] }, read) => {
          const found = executed(scene)
          const seat = found && scene.seat(found.seat)
          const seen = seat && read(seat, 'character')
          return (seen === seat?.character ? found?.character : seen) === characters[0]
        },
        explains: (scene) => ({ because: 'truth.undertaker', values: { who: scene.seat(executed(scene)?.seat ?? scene.me.id).player } }),
        suggests: (scene, _, given) => {
          const found = executed(scene)
          return oneCharacter(scene, found && scene.seat(found.seat), given)
        },
      }),
    },
  ],
  reminds: (scene) => {
    const found = executed(scene)
    return found ? [{ on: found.seat, token: DIED_TODAY }] : []
  },
})
