import type { Text } from '../text'
import { fullDate, hour, shortDay } from './dates'

const DAY = 86_400_000
const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0)

const when = (at: number, now: number): string => {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY)
  if (days === 0) return `今天 ${hour(at)}`
  if (days === 1) return `昨天 ${hour(at)}`
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? shortDay : fullDate)(at)
}

export const homeText: Text['home'] = {
  name: 'Moonrise',
  what: '“黯月初升”说书人的魔典',
  promises: [
    { icon: 'flame', words: '告诉你唤醒谁，会有什么结果' },
    { icon: 'undo', words: '每次点按都可以撤销' },
    { icon: 'check', words: '完全不需要网络' },
  ],
  doors: '要做什么',
  continue: '继续',
  continueLine: (title, rest) => (rest ? `${title} · ${rest}` : title),
  waiting: {
    awake: (player, character) => (character ? `${player}（${character}）已醒来` : `${player}已醒来`),
    step: (step) => `下一步：${step}`,
    dawn: '所有人都已行动：接下来是黎明',
    talk: '全镇讨论中',
    block: (player) => `${player}即将被处决`,
    dusk: '白天结束了：接下来是黄昏',
  },
  newGame: '新游戏',
  goOnSetup: '继续布置',
  demo: '试玩一夜',
  demoHint: '完整的一桌，一点即开',
  first: {
    title: '第一次来？',
    words: '在一局已经开始的游戏里看看，或让自己的一桌人入座：名字、角色和伪装大约需要一分钟。',
  },
  games: '你的游戏',
  scripts: '剧本',
  reference: '参考',
  bringIn: '导入',
  settings: '设置',
  help: '帮助',
  language: '语言',
  install: '添加到此设备',
  fine: '非官方。免费。图标由Lorc、Delapouite、Skoll、DarkZaitzev和Sbed绘制，CC BY 3.0',
  offline: '可离线使用',
  dropHere: '松开即可导入此文件中的游戏',
  close: '关闭',

  list: {
    title: '你的游戏',
    back: '返回首页',
    running: '进行中',
    ended: '已结束',
    setAside: '已搁置',
    none: '此设备上还没有游戏。',
    all: '全部保存为一个文件',
    when,
    more: (title) => `“${title}”的更多操作`,
  },

  game: {
    open: '打开',
    rename: '重命名',
    duplicate: '复制',
    save: '保存为文件',
    share: '分享…',
    remove: '删除',
    removeDamaged: '删除…',
    newName: '游戏名称',
    renameGo: (title) => (title ? `命名为“${title}”` : '请先取个名称'),
    renamed: (title) => `游戏现在名为“${title}”。`,
    duplicated: (title) => `已复制“${title}”。`,
    notDuplicated: (title) => `无法复制“${title}”；它保持原样。`,
    saved: (title) => `“${title}”已保存为文件。`,
    notSaved: '没有生成文件。游戏保持原样。',
    damaged: '这局游戏有一部分缺失或被改动，因此原样搁置。你可以把数据照原样保存，或把仍然完好的部分作为新游戏打开。',
    raw: '把数据保存为文件',
    rawCutOff: '把损坏的数据保存为文件',
    rescue: '抢救剩余部分',
    rescued: '剩余部分现在是一局独立的游戏。',
    notRescued: '其中已没有完好的部分。数据仍可保存为文件。',
    sure: '损坏的游戏一经删除便无法恢复。如果重要，请先保存数据。',
    sureGo: (title) => `永久删除“${title}”`,
    keepIt: '保留',
  },

  files: {
    title: '导入游戏',
    how: '选择Moonrise保存的文件，把它拖放到首页任意位置，或粘贴其文字。已在这里的游戏会被识别。',
    choose: '选择文件',
    paste: '或粘贴文件的文字',
    pasteHint: '粘贴Moonrise文件的内容',
    take: '导入',
    nothing: '输入框里还没有内容。请先粘贴Moonrise文件的文字。',
    failed: (name, because) => `“${name}”没有导入。${because}`,
  },

  backup: {
    title: '备份',
    ended: (title) => `“${title}”已结束。要保存为文件吗？`,
    running: (title) => `“${title}”今天在此设备之外还没有副本。`,
    many: (count) => `${count}局游戏在此设备之外没有副本。`,
    save: '保存为文件',
    saveAll: '全部保存为一个文件',
    share: '分享…',
    later: '稍后',
    done: (count) => (count === 1 ? '游戏已保存在文件中。' : '这些游戏已保存在一个文件中。'),
  },

  keep: {
    title: '你的游戏在哪里',
    mayForget: 'Safari会清除一周未打开的网页的游戏。添加到主屏幕后则会保留。',
    mayForgetMac: 'Safari会清除一周未打开的网页的游戏。添加到程序坞后则会保留。',
    blocked: '此浏览器现在无法为Moonrise保存任何内容；在无痕窗口中这是正常的。游戏只持续到页面关闭，因此请保存为文件。',
    full: '此设备的空间已满。你的游戏仍在上面：腾出一些空间，它们就会重新出现。',
    how: '如何保留',
    sheet: '保留你的游戏',
    touch: ['点按Safari的分享按钮，即带向上箭头的方框。', '选择“添加到主屏幕”，再选“添加”。', '今后从主屏幕打开Moonrise。'],
    mac: ['打开Safari的“文件”菜单。', '选择“添加到程序坞…”，再选“添加”。', '今后从程序坞打开Moonrise。'],
    carry: '那里的Moonrise起初是空的。这个文件可以带走你的所有游戏：保存它，在那里打开Moonrise，然后导入。',
    file: '把所有游戏保存为一个文件',
    nothingYet: '还没有可以带走的游戏。',
  },
}
