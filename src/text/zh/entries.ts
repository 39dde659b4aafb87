import type { Command, CommandType } from '@/core/journal/command'
import type { HandAct } from '@/core/journal/handCommand'
import type { Spoken } from '../en/entries'
import type { Text } from '../text'

type Label<T extends CommandType> = string | ((command: Extract<Command, { type: T }>, say: Spoken) => string)

const sides = { good: '善良', evil: '邪恶' }

const handWords = (act: HandAct, say: Spoken): string => {
  switch (act.do) {
    case 'chooses':
      return `选择${say.chosen(act.seats, act.character)}`
    case 'dies':
      return `${say.player(act.seat)}死亡`
    case 'returns':
      return `${say.player(act.seat)}复活`
    case 'becomes':
      return `${say.player(act.seat)}变成${say.character(act.character)}`
    case 'turns':
      return `${say.player(act.seat)}转为${sides[act.alignment]}`
    case 'tells':
      return `告知${say.player(act.seat)}`
    case 'lays':
      return `${say.token(act.token)}放在${say.player(act.seat)}身上`
    case 'notes':
      return '一条笔记'
  }
}

export const entryLabels: Text['entryLabels'] = {
  begin: '首个黄昏',
  point: ({ step }, say) => `指出，${say.step(step)}`,
  takeStep: ({ step }, say) => say.step(step),
  runUpkeep: ({ step }, say) => say.step(step),
  skipStep: ({ step }, say) => `跳过：${say.step(step)}`,
  reopenStep: ({ step }, say) => `重新打开：${say.step(step)}`,
  addStep: ({ seat }, say) => `额外唤醒${say.player(seat)}`,
  dawn: '黎明',
  dusk: '黄昏',
  addSeat: ({ plan }) => `${plan.player}入座`,
  removeSeat: '移走一个座位',
  renamePlayer: ({ player }) => `名字${player}`,
  swapSeats: ({ a, b }, say) => `${say.player(a)}和${say.player(b)}换座`,
  moveSeat: ({ seat }, say) => `${say.player(seat)}移座`,
  reorderSeats: '座位顺序',
  deal: '角色分发',
  setBluffs: '伪装',
  setSecret: ({ seat }, say) => `${say.player(seat)}的秘密`,
  setBelief: ({ seat }, say) => `${say.player(seat)}的认知`,
  setOrder: '夜晚顺序',
  setScript: '剧本',
  nominate: ({ nominee }, say) => `提名${say.player(nominee)}`,
  vote: ({ votes, counted }) => (counted ? `计票，${votes.length}` : `举手，${votes.length}`),
  withdrawNomination: '撤回提名',
  callExile: ({ nominee }, say) => `流放提议，${say.player(nominee)}`,
  exile: ({ seat }, say) => `流放${say.player(seat)}`,
  execute: ({ seat }, say) => `处决${say.player(seat)}`,
  closeNominations: '提名结束',
  endWithoutExecution: '无人被处决',
  reopenDay: '白天重新开始',
  useAbility: ({ seat, ability }, say) => `${say.character(ability)}，${say.player(seat)}`,
  join: ({ plan }) => `${plan.player}加入`,
  leave: ({ seat }, say) => `${say.player(seat)}离开`,
  answer: '你的回答',
  endGame: ({ winner }) => (winner === 'good' ? '善良获胜' : '邪恶获胜'),
  playOn: '继续游戏',
  reopenGame: '重新打开游戏',
  showCard: '展示卡片',
  carryOver: '新版本',
  tell: ({ seat }, say) => `告知${say.player(seat)}`,
  doByHand: ({ ability, act }, say) => `${say.character(ability)}：${handWords(act, say)}`,
  correctLife: ({ seat, life }, say) => `${say.player(seat)}${life === 'alive' ? '存活' : life === 'dead' ? '死亡' : '看似死亡'}`,
  kill: ({ seat }, say) => `${say.player(seat)}死亡`,
  revive: ({ seat }, say) => `${say.player(seat)}复活`,
  correctCharacter: ({ seat }, say) => `${say.player(seat)}的角色`,
  correctAlignment: ({ seat, alignment }, say) => `${say.player(seat)}${sides[alignment]}`,
  correctAbility: ({ seat, ability }, say) => `${say.player(seat)}，${say.character(ability)}`,
  correctGhostVote: ({ seat }, say) => `${say.player(seat)}的投票标记`,
  correctChoice: ({ seat }, say) => `${say.player(seat)}的上次选择`,
  correctSpent: ({ seat }, say) => `${say.player(seat)}的能力`,
  placeMark: ({ on, token }, say) => `${say.token(token)}放在${say.player(on)}身上`,
  removeMark: ({ seat }, say) => (seat ? `为${say.player(seat)}移除提示标记` : '移除提示标记'),
  moveMark: ({ to }, say) => `提示标记移给${say.player(to)}`,
  placeToken: ({ text }, say) => `提示标记“${say.token(text)}”`,
  removeToken: '拿走提示标记',
  moveToken: '移动提示标记',
  correctPhase: '阶段',
  correctOvertime: '额外的一天',
  writeNote: ({ seat }, say) => `${say.player(seat)}的笔记`,
  redecide: ({ command }, say) => `更改：${entriesText.label(command, say)}`,
}

export const entriesText: Text['entries'] = {
  label: (command, say) => {
    const label = entryLabels[command.type] as Label<CommandType>
    return typeof label === 'function' ? (label as (command: Command, say: Spoken) => string)(command, say) : label
  },
  nobody: '某人',
  added: '额外唤醒',
  lookingBack: '你正在查看之前的时刻。请先返回现在。',
  stumbled: 'Moonrise在这里出了差错，没有做任何改动。你可以手动设定结果。',
  following: '另一个窗口正在运行这局游戏。在此接管即可继续。',
}
