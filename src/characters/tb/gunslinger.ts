import type { Scene } from '@/core/model/scene'
import { byDay, character, kill } from '../contract'

/** The first vote of the day that was counted, as long as no other nomination has followed. */
const firstVote = ({ game: { day } }: Scene) => {
  const nominations = day.nominations.filter(({ kind }) => kind === 'execution')
  const first = nominations.findIndex(({ needed }) => needed !== undefined)
  return first === nominations.length - 1 ? nominations[first] : undefined
}

/** Once the first vote of a day is counted, may shoot one of those who voted. */
export const gunslinger = character('gunslinger', {
  names: { sheet: 'Gunslinger', published: 'Gunslinger' },
  team: 'traveller',
  tokens: [],
  ability: 'Each day, once the first vote is counted, you may shoot one of those who gave it: that player dies.',
  words: {
    'cause.gunslinger': 'shot by the {ability}',
    'refused.gunslinger_only_first_vote': 'The {ability} shoots once a day, right after the first vote is counted.',
    'refused.gunslinger_target_did_not_vote': '{who} did not vote, and only a voter can be shot.',
  },
  day: {
    label: 'Shoots a voter',
    asks: 'target',
    window: (scene) =>
      byDay(scene) ||
      !firstVote(scene) ||
      scene.game.day.used.some(({ seat, ability }) => seat === scene.me.id && ability === scene.ability)
        ? 'gunslinger_only_first_vote'
        : undefined,
    refuses: (scene, { targets: [target] }) =>
      target && firstVote(scene)?.votes.includes(target) ? undefined : 'gunslinger_target_did_not_vote',
    does: (scene, { targets: [target] }) => (target ? [kill(scene.seat(target), 'gunslinger')] : []),
  },
})
