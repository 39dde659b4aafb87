import type { Text } from '../text'
import { longDay } from './dates'

export const libraryText: Text['library'] = {
  unnamed: '未命名的游戏',
  damaged: '已损坏：无法打开，但数据可以保存为文件',
  cutOff: '这局游戏的末尾已损坏。现在停在最后一条可读的记录；请核对进度。损坏的部分已保留，可以保存为文件。',
  saveCutOff: '保存损坏的数据',
  newTitle: longDay,
  copyOf: (title) => `${title}（副本）`,
  rescued: (title) => `${title}（已抢救）`,
  demoTitle: '一局试玩的游戏',
  deleted: (title) => `“${title}”已删除。`,
  bringBack: '恢复',
  openIt: '打开',
}
