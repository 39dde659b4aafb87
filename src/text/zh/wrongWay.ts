import type { Text } from '../text'

export const wrongWayText: Text['wrongWay'] = {
  missing: '那局游戏不在此设备上。',
  damaged: '那局游戏已损坏，已被搁置。可从其卡片把数据保存为文件。',
  newer: '那局游戏由更新版本的Moonrise保存。请更新Moonrise后打开。',
  script: '那局游戏使用此版本不认识的剧本。它会原样保留。',
  unreachable: '那局游戏的角色还不在此设备上，网络也没有响应。请稍后再试。',
  blocked: '此浏览器不允许Moonrise读取游戏。',
  page: '没有这个页面。这里是首页。',
}
