import type { Scene } from '@/core/model/scene'
import { character } from '../contract'

const opposed = ({ me }: Scene) => (me.alignment === 'good' ? 'evil' : 'good')

/** Only the storyteller nominates, each day at least one player of the other side. */
export const bishop = character('bishop', {
  names: { sheet: 'Bishop', published: 'Bishop' },
  team: 'traveller',
  tokens: ['Nominate good', 'Nominate evil'],
  ability: 'Only the storyteller may nominate, each day at least one player of the side opposed to yours.',
  words: { 'caption.Nominate good': 'Good next', 'caption.Nominate evil': 'Evil next' },
  nominating: (scene) => ({ onlyStoryteller: true, owes: opposed(scene) }),
  // BISHOP-1: owed from dawn until the first opposed nominee.
  remindsWhileWorking: (scene) =>
    scene.game.phase.kind === 'day' &&
    !scene.game.day.nominations.some(({ kind, nominee }) => kind === 'execution' && scene.seat(nominee).alignment === opposed(scene))
      ? [{ on: scene.me.id, token: `Nominate ${opposed(scene)}` }]
      : [],
})
