import type { Text } from '../text'

export const appText: Text['app'] = {
  notices: '通知',
  dismiss: '关闭',
  update: '新版Moonrise已就绪，随时可以使用。',
  takeUpdate: '立即使用',
  memoryOnly: '此设备现在无法保存任何内容；关闭Moonrise会丢失这局游戏。请将它保存为文件。',
  outdated: '另一个窗口里有更新版本的Moonrise正在运行这局游戏。重新加载后可在这里继续。',
  reload: '重新加载',
  deleted: '这局游戏已在另一个窗口中删除。',
  keepGame: '保留',
  rewritten: '这局游戏打开期间，其保存的数据被删除。现在正从内存重新保存。如果其他游戏也不见了，请从文件导入。',
  missing: 'Moonrise的这一部分还不在此设备上，网络也没有响应。请稍后再试。',
  saveFile: '保存为文件',
  wakes: (wakes, who, as) => (wakes ? `唤醒${who}，${as}` : `${who}，${as}，不唤醒`),
  impaired: '失去能力',
}
