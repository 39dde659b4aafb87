import type { Text } from '../text'

export const namesText: Text['names'] = {
  ask: '玩家的剧本表用哪套名称？',
  inEnglish: '英文',
}
