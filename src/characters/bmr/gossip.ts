import type { Scene } from '@/core/model/scene'
import { character, kill, seatOptions } from '../contract'

const statement = ({ game, me }: Scene) => game.day.statements.find(({ seat }) => seat === me.id)

const cameBack = ({ game, me }: Scene) => game.night.returns.includes(me.id)

const revived = (scene: Scene) => ({
  code: 'gossip_revived_before_step',
  about: scene.me.id,
  usual: false,
  values: { me: scene.me.player },
  options: [
    { value: false, label: 'no' },
    { value: true, label: 'yes' },
  ],
})

/** By day one public statement; if it was true, somebody dies tonight. */
export const gossip = character('gossip', {
  names: { sheet: 'Gossip', published: 'Gossip' },
  team: 'townsfolk',
  tokens: ['Dead'],
  ability: 'Each day you may make one statement in public: if it was true, a player dies tonight.',
  night: [
    {
      when: 'other',
      wakes: false,
      player: 'The statement of {me} was true.',
      tonight: (scene) => (statement(scene)?.truth === undefined ? '{me} made a statement. Was it true?' : undefined),
      storyteller: 'Choose a player: that player dies.',
      due: (scene) => {
        const said = statement(scene)
        return said ? said.truth !== false || 'because.statementFalse' : 'because.noStatement'
      },
      // GOSSIP-1: only the state at night counts, not the state when the statement was made.
      does: (scene) => {
        const said = statement(scene)
        const truth =
          said?.truth ??
          scene.decide({
            code: 'gossip_true',
            values: { text: said?.text ?? '' },
            options: [
              { value: true, label: 'yes' },
              { value: false, label: 'no' },
            ],
          })
        if (truth !== true || (cameBack(scene) && scene.decide(revived(scene)) !== true)) return []
        const victim = scene.decide({
          code: 'kill',
          values: { me: scene.me.player },
          options: [...seatOptions(scene.game.seats), { value: 'nobody', label: '—' }],
        })
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
    scene.game.phase.kind === 'night' && scene.me.alive && cameBack(scene) && statement(scene)?.truth !== false && statement(scene)
      ? [revived(scene)]
      : [],
  hints: { kill: 'Choose somebody who is not protected, and rather not the player who would end the game.' },
})
