import type { StepId } from '@/core/model/ids'
import type { Command, CommandType } from '@/core/journal/command'
import type { HandAct } from '@/core/journal/handCommand'
import { topic } from '../language'

/** Names for what a command speaks of. */
export interface Spoken {
  readonly player: (seat: string | undefined) => string
  readonly character: (id: string | undefined) => string
  /** A reminder, by its English words. */
  readonly token: (token: string) => string
  /** Whom somebody chose, and which character they named, in a row. */
  readonly chosen: (seats: readonly string[], character: string | undefined) => string
  /** "Sailor, Ana" for a night step. */
  readonly step: (step: StepId) => string
}

type Label<T extends CommandType> = string | ((command: Extract<Command, { type: T }>, say: Spoken) => string)

const handWords = (act: HandAct, say: Spoken): string => {
  switch (act.do) {
    case 'chooses':
      return `chose ${say.chosen(act.seats, act.character)}`
    case 'dies':
      return `${say.player(act.seat)} dies`
    case 'returns':
      return `${say.player(act.seat)} returns`
    case 'becomes':
      return `${say.player(act.seat)} becomes the ${say.character(act.character)}`
    case 'turns':
      return `${say.player(act.seat)} ${act.alignment}`
    case 'tells':
      return `${say.player(act.seat)} told`
    case 'lays':
      return `${say.token(act.token)} on ${say.player(act.seat)}`
    case 'notes':
      return 'a note'
  }
}

/** What every tap was, in a few words: undo, redo and the timeline say them. */
export const entryLabels: { readonly [Each in CommandType]: Label<Each> } = topic('entryLabels', {
  begin: 'the first dusk',
  point: ({ step }, say) => `pointing, ${say.step(step)}`,
  takeStep: ({ step }, say) => say.step(step),
  runUpkeep: ({ step }, say) => say.step(step),
  skipStep: ({ step }, say) => `skipped: ${say.step(step)}`,
  reopenStep: ({ step }, say) => `reopened: ${say.step(step)}`,
  addStep: ({ seat }, say) => `an extra wake for ${say.player(seat)}`,
  dawn: 'dawn',
  dusk: 'dusk',
  addSeat: ({ plan }) => `${plan.player} sits down`,
  removeSeat: 'a seat taken away',
  renamePlayer: ({ player }) => `the name ${player}`,
  swapSeats: ({ a, b }, say) => `${say.player(a)} and ${say.player(b)} swap`,
  moveSeat: ({ seat }, say) => `${say.player(seat)} moves`,
  reorderSeats: 'the seating',
  deal: 'the deal',
  setBluffs: 'the bluffs',
  setSecret: ({ seat }, say) => `a secret of ${say.player(seat)}`,
  setBelief: ({ seat }, say) => `what ${say.player(seat)} believes`,
  setOrder: 'the night order',
  setScript: 'the script',
  nominate: ({ nominee }, say) => `${say.player(nominee)} nominated`,
  vote: ({ votes, counted }) => (counted ? `the count, ${votes.length}` : `hands, ${votes.length}`),
  withdrawNomination: 'a nomination withdrawn',
  callExile: ({ nominee }, say) => `exile call, ${say.player(nominee)}`,
  exile: ({ seat }, say) => `${say.player(seat)} exiled`,
  execute: ({ seat }, say) => `${say.player(seat)} executed`,
  closeNominations: 'nominations closed',
  endWithoutExecution: 'no execution',
  reopenDay: 'the day reopened',
  useAbility: ({ seat, ability }, say) => `${say.character(ability)}, ${say.player(seat)}`,
  join: ({ plan }) => `${plan.player} joins`,
  leave: ({ seat }, say) => `${say.player(seat)} leaves`,
  answer: 'your answer',
  endGame: ({ winner }) => (winner === 'good' ? 'good wins' : 'evil wins'),
  playOn: 'playing on',
  reopenGame: 'the game reopened',
  showCard: 'a card shown',
  carryOver: 'the new version',
  tell: ({ seat }, say) => `${say.player(seat)} told`,
  doByHand: ({ ability, act }, say) => `${say.character(ability)}: ${handWords(act, say)}`,
  correctLife: ({ seat, life }, say) => `${say.player(seat)} ${life === 'alive' ? 'alive' : life === 'dead' ? 'dead' : 'looks dead'}`,
  kill: ({ seat }, say) => `${say.player(seat)} dies`,
  revive: ({ seat }, say) => `${say.player(seat)} returns`,
  correctCharacter: ({ seat }, say) => `${say.player(seat)}’s character`,
  correctAlignment: ({ seat, alignment }, say) => `${say.player(seat)} ${alignment}`,
  correctAbility: ({ seat, ability }, say) => `${say.player(seat)}, ${say.character(ability)}`,
  correctGhostVote: ({ seat }, say) => `${say.player(seat)}’s ghost vote`,
  correctChoice: ({ seat }, say) => `${say.player(seat)}’s last choice`,
  correctSpent: ({ seat }, say) => `${say.player(seat)}’s ability`,
  placeMark: ({ on, token }, say) => `${say.token(token)} on ${say.player(on)}`,
  removeMark: ({ seat }, say) => (seat ? `a reminder lifted for ${say.player(seat)}` : 'a reminder lifted'),
  moveMark: ({ to }, say) => `a reminder to ${say.player(to)}`,
  placeToken: ({ text }, say) => `the reminder “${say.token(text)}”`,
  removeToken: 'a reminder taken away',
  moveToken: 'a reminder moved',
  correctPhase: 'the phase',
  correctOvertime: 'the extra day',
  writeNote: ({ seat }, say) => `a note on ${say.player(seat)}`,
  redecide: ({ command }, say) => `changed: ${entriesText.label(command, say)}`,
})

export const entriesText = topic('entries', {
  label: (command: Command, say: Spoken): string => {
    const label = entryLabels[command.type] as Label<CommandType>
    return typeof label === 'function' ? (label as (command: Command, say: Spoken) => string)(command, say) : label
  },
  nobody: 'somebody',
  /** A step the sheet does not have. */
  added: 'extra wake',
  lookingBack: 'You’re looking at an earlier moment. Return to now first.',
  stumbled: 'Moonrise stumbled over this and changed nothing. You can set the outcome by hand.',
  following: 'Another window is running this game. Take over here to go on.',
})
