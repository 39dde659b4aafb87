import type { Text } from '../text'

export const builderText: Text['builder'] = {
  title: '制作剧本',
  editTitle: '修改这个剧本',
  name: '名称',
  author: '作者（可不填）',
  search: '搜索名称和能力',
  none: '没有角色含有这些字词。',
  counts: '各类型数量与通常数量',
  of: (have, usual) => `${have}/${usual}`,
  effects: '以下角色会改变袋子',
  order: '谁在何时醒来',
  first: '首个夜晚：',
  other: '其他夜晚：',
  nobodyWakes: '无人',
  save: '保存在此设备上',
  nameFirst: '请先取个名称',
  nobody: '请至少选择一个角色。',
}
