import type { Scene } from '@/core/model/scene'
import { DEAD, character, kill, noOrYes, returnedTonight, seatOptions, stepSettled, yesOrNo } from '../contract'

const statement = ({ game, me }: Scene) => game.day.statements.find(({ seat }) => seat === me.id)

const revived = ({ me }: Scene) => {
  const values = { me: me.player }
  return { code: 'gossip_revived_before_step', about: me.id, usual: false, values, options: noOrYes }
}

/** By day one public statement; if it was true, somebody dies tonight. */
export const gossip = character('gossip', {
  names: { sheet: 'Gossip', published: 'Gossip' },
  team: 'townsfolk',
  tokens: [DEAD],
  ability: 'You may say one thing to the whole town each day. If it is true, somebody dies in the night that follows.',
  words: {
    'ask.gossip_true': 'Was it true? “{text}”',
    'ask.gossip_revived_before_step': '{me} made a statement, died and lives again. Does the statement still kill?',
    'hint.gossip.kill': 'Choose somebody who can die, preferably not one whose death would end the game.',
  },
  night: [
    {
      when: 'other',
      wakes: false,
      because: 'a statement was made today',
      player: '{me}’s statement was true.',
      tonight: (scene) => (statement(scene)?.truth === undefined ? '{me} made a statement. Was it true?' : undefined),
      storyteller: 'Choose a player: that player dies.',
      due: (scene) => {
        const said = statement(scene)
        return said ? said.truth !== false || 'the statement was not true' : 'no statement today'
      },
      // GOSSIP-1: only the state at night counts, not the state when the statement was made.
      does: (scene) => {
        const said = statement(scene)
        const values = { text: said?.text ?? '', me: scene.me.player }
        const truth = said?.truth ?? scene.decide({ code: 'gossip_true', values, options: yesOrNo })
        if (truth !== true || (returnedTonight(scene) && scene.decide(revived(scene)) !== true)) return []
        const options = [...seatOptions(scene.game.seats), { value: 'nobody', label: '—' }]
        const victim = scene.decide({ code: 'kill', values, options })
        const seat = scene.game.seats.find(({ id }) => id === victim)
        return seat ? [kill(seat, 'gossip')] : []
      },
    },
  ],
  day: {
    label: 'Statement',
    asks: 'statement',
    always: (_, { text, truth }) => [{ do: 'state', text: text ?? '', truth }],
  },
  opens: (scene) =>
    scene.game.phase.kind === 'night' &&
    !stepSettled(scene, 'gossip') &&
    returnedTonight(scene) &&
    statement(scene)?.truth !== false &&
    statement(scene)
      ? [revived(scene)]
      : [],
})
