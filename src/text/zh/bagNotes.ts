import type { Text } from '../text'

export const bagNotes: Text['bagNotes'] = {
  outsidersAny: '{who}决定外来者的数量：请选择。',
  minionsLater: '有{who}时不分发爪牙：爪牙在首个夜晚产生。',
  noDemon: '有{who}时不分发恶魔。',
  adds: '{who}使{other}在场。',
  copies: '{who}最多可以有{count}名在场。',
  most: '过半数玩家是{who}：请选择数量。没有爪牙。',
  noEvil: '有{who}时无人邪恶：请任选善良角色。',
  duplicates: '有{who}时，善良角色可以重复在场：请选择哪些。',
}
