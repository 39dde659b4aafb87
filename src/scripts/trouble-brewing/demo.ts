import type { Command } from '@/core/journal/command'
import { DEMON_BLUFFS } from '@/core/model/game'
import { seatId, stepId, stepOf, type SeatId, type StepId } from '@/core/model/ids'
import { demoText } from '@/text/en/demo'

/** The Drunk last: a seat with a belief counts twice. */
const holders = ['washerwoman', 'empath', 'fortuneteller', 'imp', 'monk', 'recluse', 'virgin', 'baron', 'poisoner', 'drunk'] as const
type Holder = (typeof holders)[number]

/** A new game numbers its seats as they are added. */
const seat = (holder: Holder): SeatId => seatId(`s${holders.indexOf(holder) + 1}`)
const step = (step: StepId, targets: readonly Holder[] = [], says?: string | number | boolean | readonly string[]): Command => ({
  type: 'takeStep',
  step,
  targets: targets.map(seat),
  ...(says === undefined ? {} : { answers: { says: says as never } }),
})
const wake = (holder: Holder, targets: readonly Holder[] = [], says?: string | number | boolean | readonly string[]): Command =>
  step(stepOf(holder, seat(holder)), targets, says)

/** A table worth looking around in, in the middle of the second night: a Drunk, a red herring, poison, and an execution to be learned of. */
export const demoCommands = (): readonly Command[] => [
  ...holders.map((character, index): Command => ({
    type: 'addSeat',
    plan: {
      player: demoText.players[index] ?? character,
      character,
      ...(character === 'drunk' ? { believes: 'undertaker' } : {}),
    },
  })),
  { type: 'setBluffs', for: DEMON_BLUFFS, characters: ['soldier', 'chef', 'ravenkeeper'] },
  { type: 'setSecret', seat: seat('fortuneteller'), ability: 'fortuneteller', key: 'redHerring', seats: [seat('virgin')] },
  { type: 'begin', settling: 'lastTap' },
  step(stepId('dusk')),
  step(stepId('minion-info')),
  step(stepId('demon-info')),
  wake('poisoner', ['empath']),
  wake('washerwoman', [], ['monk', seat('monk'), seat('baron')]),
  wake('empath', [], 0),
  wake('fortuneteller', ['virgin', 'recluse'], true),
  { type: 'dawn' },
  { type: 'nominate', by: seat('drunk'), nominee: seat('recluse') },
  {
    type: 'vote',
    nomination: 0,
    votes: (['washerwoman', 'empath', 'drunk', 'imp', 'baron', 'poisoner'] as const).map(seat),
    counted: true,
  },
  { type: 'nominate', by: seat('fortuneteller'), nominee: seat('imp') },
  { type: 'vote', nomination: 1, votes: (['fortuneteller', 'monk'] as const).map(seat), counted: true },
  { type: 'closeNominations' },
  { type: 'dusk' },
  step(stepId('dusk')),
  wake('poisoner', ['monk']),
  wake('monk', ['washerwoman']),
]
