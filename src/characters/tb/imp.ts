import type { ActScene, Intent } from '@/core/model/scene'
import { DEAD, character, kill, livingDemon, players, seatOptions } from '../contract'

/** IMP-1: a living Minion, or who passes for one (IMP-3), by the storyteller's choice; who had to take over has done so before. */
const heir = (scene: ActScene): readonly Intent[] => {
  const minions = scene.game.seats.filter((seat) => seat.alive && scene.seenAs(seat, 'team') === 'minion')
  if (!minions.length) return []
  const word = scene.decide({
    code: 'new_imp',
    unlessOne: true,
    refuses: 'new_imp_not_possible',
    values: { me: scene.me.player },
    options: seatOptions(minions),
  })
  const seat = scene.game.seats.find(({ id }) => id === word)
  return seat ? [{ do: 'become', seat: seat.id, character: scene.ability, tell: true }] : []
}

/** Kills each night but the first; killing itself makes a Minion the Imp. */
export const imp = character('imp', {
  names: { sheet: 'Imp', published: 'Imp' },
  team: 'demon',
  tokens: [DEAD],
  ability:
    'Each night except the first, choose a player: that player dies. If you choose yourself and die of it, one of the Minions is the new Demon.',
  words: {
    'ask.new_imp': '{me} dies by their own hand. Which Minion is the new {ability}?',
    'refused.new_imp_not_possible': '{who} cannot become the {ability}: it takes a living Minion.',
    'plays.imp': 'An {ability} kills each night, and may die to hand the knife on.',
  },
  night: [
    {
      when: 'other',
      player: '{me} points at a player.',
      storyteller: 'That player dies; if it is {me}, a Minion is the new {ability}.',
      asks: () => players(1),
      each: (_, target) => [kill(target, 'demon')],
    },
  ],
  reacts: {
    ownDeath: (scene, { by, cause }) => (cause === 'demon' && by === scene.me.id && !livingDemon(scene) ? heir(scene) : []),
  },
})
