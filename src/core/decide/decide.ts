import type {
  Command,
  CommandExtras,
  CommandType,
  DayCommand,
  EndCommand,
  NightCommand,
  PlainCommand,
  SetupCommand,
} from '../journal/command'
import type { CorrectCommand } from '../journal/correctCommand'
import type { HandCommand } from '../journal/handCommand'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import { decideByHand } from './byHand'
import { decideCorrection } from './correct'
import { decideDay } from './day'
import type { Decision } from './decision'
import { decideEnd } from './end'
import { decideNight } from './night'
import { decideSetup } from './setup'
import { shownCards } from './shownCards'
import { namesStranger } from './strangers'
import { refusal } from './deciding'

type Family = 'setup' | 'night' | 'day' | 'end' | 'correct' | 'hand'

const families: Readonly<Record<Exclude<CommandType, 'redecide'>, Family>> = {
  addSeat: 'setup',
  removeSeat: 'setup',
  renamePlayer: 'setup',
  swapSeats: 'setup',
  moveSeat: 'setup',
  reorderSeats: 'setup',
  deal: 'setup',
  setBluffs: 'setup',
  setSecret: 'setup',
  setBelief: 'setup',
  setOrder: 'setup',
  setScript: 'setup',
  begin: 'setup',
  point: 'night',
  takeStep: 'night',
  runUpkeep: 'night',
  skipStep: 'night',
  reopenStep: 'night',
  addStep: 'night',
  dawn: 'night',
  nominate: 'day',
  vote: 'day',
  withdrawNomination: 'day',
  callExile: 'day',
  exile: 'day',
  execute: 'day',
  closeNominations: 'day',
  endWithoutExecution: 'day',
  reopenDay: 'day',
  useAbility: 'day',
  join: 'day',
  leave: 'day',
  dusk: 'day',
  answer: 'end',
  endGame: 'end',
  playOn: 'end',
  reopenGame: 'end',
  showCard: 'end',
  tell: 'end',
  carryOver: 'end',
  doByHand: 'hand',
  correctLife: 'correct',
  kill: 'correct',
  revive: 'correct',
  correctCharacter: 'correct',
  correctAlignment: 'correct',
  correctAbility: 'correct',
  correctGhostVote: 'correct',
  correctChoice: 'correct',
  correctSpent: 'correct',
  placeMark: 'correct',
  removeMark: 'correct',
  moveMark: 'correct',
  placeToken: 'correct',
  removeToken: 'correct',
  moveToken: 'correct',
  correctPhase: 'correct',
  correctOvertime: 'correct',
  writeNote: 'correct',
}

/**
 * Returns facts, questions or a refusal, and changes nothing. Corrections need the journal and go through `redecide`.
 */
export const decide = (rules: Rules, game: Game, command: Command): Decision => {
  if (command.type === 'redecide') return { kind: 'refused', refusals: [refusal(rules, 'needs_journal')] }
  if (namesStranger(game, command)) return { kind: 'refused', refusals: [refusal(rules, 'no_such_seat')] }
  const decision = decideFamily(rules, game, command)
  if (decision.kind !== 'done') return decision
  const shown = shownCards(rules, game, command, decision.cards)
  return shown.length ? { ...decision, shown } : decision
}

const decideFamily = (rules: Rules, game: Game, command: PlainCommand): Decision => {
  switch (families[command.type]) {
    case 'setup':
      return decideSetup(rules, game, command as SetupCommand & CommandExtras)
    case 'night':
      return decideNight(rules, game, command as NightCommand & CommandExtras)
    case 'day':
      return decideDay(rules, game, command as DayCommand & CommandExtras)
    case 'end':
      return decideEnd(rules, game, command as EndCommand & CommandExtras)
    case 'hand':
      return decideByHand(rules, game, command as HandCommand & CommandExtras)
    case 'correct':
      return decideCorrection(rules, game, command as CorrectCommand & CommandExtras)
    default:
      return { kind: 'refused', refusals: [refusal(rules, 'unknown_command')] }
  }
}
