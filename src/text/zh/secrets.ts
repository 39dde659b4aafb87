import type { Text } from '../text'

export const secretsText: Text['secrets'] = {
  title: '由你设定',
  nothing: '还没有',
  row: (character, called) => `${character}：${called}`,
  inPlay: (names) => `本应作为伪装，却在场：${names}。`,
  take: (names) => `改用${names}`,
  bluffs: {
    label: '恶魔的伪装',
    change: '更改伪装',
    pick: '三个不在场的善良角色',
    missing: '还没有为恶魔选定伪装。',
  },
  falseBluffs: {
    label: '展示的伪装',
    change: '更改展示的伪装',
    pick: '要展示的三个善良角色',
    missing: '还没有选定要展示的伪装。',
  },
  players: (called, n) => ({
    label: called,
    change: `更改${called}`,
    pick: `${called}：选择${n}名玩家`,
    missing: `还没有选定：${called}。`,
  }),
}
