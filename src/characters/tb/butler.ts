import { character, lay, notMyself, place, players, until } from '../contract'

const MASTER = lay('memo', 'Master', until.dusk)

/** Votes only together with a master, chosen each night. */
export const butler = character('butler', {
  names: { sheet: 'Butler', published: 'Butler' },
  team: 'outsider',
  tokens: ['Master'],
  ability: 'Each night, choose another player, your master: tomorrow you may vote only while your master votes.',
  words: { 'warns.butler_without_master': '{who}, the {ability}, voted without the master. The vote counts; have a quiet word later.' },
  night: [
    {
      when: 'every',
      player: '{me} points at another player.',
      storyteller: 'That player is the master tomorrow.',
      asks: () => players(1, [notMyself]),
      each: (_, target) => [place(MASTER, target.id)],
    },
  ],
  votes: {
    // BUTLER-1: never refused, because a missing vote would expose them.
    warns: (scene, hands) => {
      const master = scene.marks().find(({ token }) => token === 'Master')?.on
      return master && !hands.some((id) => id === master) ? 'butler_without_master' : undefined
    },
  },
})
