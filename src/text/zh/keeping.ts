import type { Text } from '../text'

export const keepingText: Text['keeping'] = {
  mayVanish: {
    private: '这似乎是无痕窗口：关闭窗口时，浏览器会删除其中的游戏。请将游戏保存为文件，或使用普通窗口。',
    safari: 'Safari会删除七天未打开的网页的游戏。请把Moonrise添加到主屏幕或程序坞，或将每局游戏保存为文件。',
    evictable: '设备空间不足时，此浏览器可能删除游戏。请安装Moonrise，或将每局游戏保存为文件或存到备份文件夹（设置）。',
  },
  understood: '好的',
  cleared: '浏览器删除了此设备上的游戏。如果你在文件或备份文件夹中有副本，请导入。',

  folder: {
    choose: '选择备份文件夹',
    ready: (name) => `每局游戏会在黎明和结束时保存到文件夹“${name}”。`,
    asks: (name) => `浏览器需要你再次允许，Moonrise才能写入“${name}”。`,
    allow: '再次允许',
    stop: '停止这些备份',
    failed: '无法将备份写入文件夹。请查看设置中的“此设备上的游戏”。',
    restore: '从此文件夹导入',
  },
  ended: '游戏结束了。请在此设备之外保留一份副本。',
  share: '分享…',

  report: {
    make: '保存问题报告',
    hint: '一个文件，包含错误、版本、存储状态和最近点按的种类。其中没有名字和秘密，只会去往你发送的地方。',
    made: '报告已保存为文件。',
    name: 'moonrise-问题报告',
  },
  wrong: {
    title: '出了点问题',
    saved: '到此为止的每次点按都已保存。',
    unsaved: '有些点按尚未保存。重新加载前，请将游戏保存为文件。',
    reload: '重新加载',
    file: '将游戏保存为文件',
    close: '仍然继续',
  },
}
