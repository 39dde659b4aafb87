import type { Scene } from '@/core/model/scene'
import { DEAD, character, kill, players } from '../contract'

/** PO-1: the last choice counts, not its result nor the Po's state; an exorcised night is no choice. */
const charged = (scene: Scene) => scene.lastChoice()?.targets.length === 0

/** Each night but the first, may kill one; after choosing nobody, kills three. */
export const po = character('po', {
  names: { sheet: 'Po', published: 'Po' },
  team: 'demon',
  tokens: [DEAD, '3 attacks'],
  ability:
    'Each night except the first, you may choose a player: that player dies. If you last chose nobody, choose three players instead.',
  words: {
    'refused.must_choose_three': 'Nobody was chosen last time: tonight it must be three players.',
    'refused.po_only_one_target': 'One player at most tonight: somebody was chosen last time.',
    'plays.po': 'A {ability} can hold back for a night and then take three.',
  },
  night: [
    {
      when: 'other',
      player: '{me} shakes their head or points at one player; after choosing nobody, at three.',
      tonight: (scene) => (charged(scene) ? '{me} points at three players.' : '{me} shakes their head or points at one player.'),
      storyteller: 'Whoever was chosen dies, one after the other.',
      asks: (scene) =>
        charged(scene)
          ? players(3, [], { wrongNumber: 'must_choose_three' })
          : players(1, [], { mayPass: true, wrongNumber: 'po_only_one_target' }),
      each: (_, target) => [kill(target, 'demon')],
    },
  ],
  reminds: (scene) => (charged(scene) ? [{ on: scene.me.id, token: '3 attacks' }] : []),
})
