import type { Text } from '../text'

export const middleText: Text['middle'] = {
  title: '桌子中央',
  none: '桌子中央没有传奇角色或奇遇角色。',
  teams: { fabled: '传奇角色', loric: '奇遇角色' },
  away: '拿走',
  rules: '这个剧本的规则',
  add: '放到中央',
  all: '显示所有传奇角色和奇遇角色',
  close: '关闭',
}
