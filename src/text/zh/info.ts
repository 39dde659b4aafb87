import type { Text } from '../text'

export const infoText: Text['info'] = {
  truth: '真实信息：',
  told: (player) => `告知${player}什么？`,
  isTrue: '属实',
  suggested: '推荐',
  byForce: '违背规则',
  more: '更多…',
  otherCharacter: '其他…',
  whichCharacter: (player) => `给${player}看哪个角色？`,
  changeCharacter: '另一个角色',
  nobody: '没有',
  somebody: '展示某人',
  another: '换个建议',
  player: (n) => `点按第${n}名玩家`,
  onRing: '点按座位可更换玩家。',
}
