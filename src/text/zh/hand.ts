import type { Text } from '../text'

export const handText: Text['hand'] = {
  tapRing: '如果其指了谁，请点按那名玩家。',
  chooseFirst: '请先在圆圈上点按玩家。',
  reminders: '给被选择者的提示标记',
  acts: {
    dies: '死亡',
    returns: '复活',
    becomes: '角色',
    good: '转为善良',
    evil: '转为邪恶',
    names: '说出角色',
    tell: '告知',
    card: '卡片',
    note: '笔记',
  },
  becomes: '变成哪个角色？',
  yes: '是',
  no: '否',
  wordsLabel: '你告知的内容',
  noteLabel: '给自己的笔记',
  told: '已告知',
  write: '写下',
  back: '返回',
  lives: '维持不变',
  leave: '什么也不做',
}
