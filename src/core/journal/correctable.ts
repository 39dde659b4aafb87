import type { CommandType, PlainCommand } from './command'
import type { Entry } from './entry'

/** What the storyteller may take up again: a choice, a decision, an answer, a vote, an execution, or something set by hand. */
const choices: ReadonlySet<CommandType> = new Set<CommandType>([
  'nominate',
  'callExile',
  'withdrawNomination',
  'exile',
  'execute',
  'closeNominations',
  'endWithoutExecution',
  'useAbility',
  'answer',
  'kill',
  'revive',
  'correctLife',
  'correctCharacter',
  'correctAlignment',
  'correctAbility',
  'correctGhostVote',
  'correctChoice',
  'correctSpent',
  'placeMark',
  'removeMark',
  'moveMark',
  'correctOvertime',
  'doByHand',
])

/** Was there anything to choose in this command of the entry? Pointing and single hands belong to what they led to. */
export const isCorrectable = ({ asked, replaces }: Entry, command: PlainCommand): boolean => {
  if (command.type === 'vote') return command.counted
  if (choices.has(command.type)) return true
  if (command.type === 'takeStep' && command.byItself) return false
  const settles = command.type === 'takeStep' && Boolean(command.targets?.length || command.character || command.pass)
  const decided = command.type !== 'point' && Object.keys(command.answers ?? {}).length > 0
  return settles || decided || (command.type !== 'point' && replaces === undefined && Boolean(asked?.length))
}
