import type { Text } from '../text'

export const watchText: Text['watch'] = {
  title: '城镇广场',
  none: '这里没有显示任何城镇',
  noneHint: '向说书人索要二维码，并用相机对准它。',
  waiting: '等待说书人',
  waitingHint: '游戏打开后，城镇广场就会出现。如果没有，请再扫描一次二维码：可能有新的。',
  ended: '共享已停止，或有新的二维码：请扫描。这是最后的情况。',
  distrusted: '服务器显示的城镇比之前的更旧。这里不予显示。',
  sheet: '角色',
  fullScreen: '全屏显示',
  lost: {
    server: (minutes) => `未连接；每隔几秒会重试。这是${minutes < 1 ? '刚才' : `${minutes}分钟前`}的情况。`,
    storyteller: (minutes) => `说书人的设备未连接。这是${minutes < 1 ? '刚才' : `${minutes}分钟前`}的情况。`,
    runner: (minutes) => `运行这局游戏的设备未连接。这是${minutes < 1 ? '刚才' : `${minutes}分钟前`}的情况。`,
    full: (minutes) => `这局游戏对服务器来说太大了。这是${minutes < 1 ? '刚才' : `${minutes}分钟前`}的情况。`,
  },
}
