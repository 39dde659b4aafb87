import type { Text } from '../text'

export const pickerText: Text['picker'] = {
  close: '关闭',
  done: (n, of) => (n === of ? `选定这${n}个` : `选定这${n}个，共${of}个`),
  full: (n) => `已选${n}个。请先点按其中一个将其取出。`,
  inPlay: '在场',
  minion: '真正的爪牙',
  demon: '真正的恶魔',
}
