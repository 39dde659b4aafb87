import type { Core } from '../../coreText'

export const cardWords: Core['cardWords'] = {
  'card.youAre': '你是',
  'card.demon': '他是恶魔',
  'card.minions': '他们是你的爪牙',
  'card.minions.one': '他是你的爪牙',
  'card.otherMinions': '他们是爪牙',
  'card.notInPlay': '这些角色不在场',
  'card.notInPlay.one': '这个角色不在场',
  'card.inPlay': '这些角色在场',
  'card.inPlay.one': '这个角色在场',
  'card.thisPlayerIs': '这名玩家是',
  'card.thisPlayerIs.one': '{who}是{character}',
  'card.choseYou': '这个角色选择了你',
}
