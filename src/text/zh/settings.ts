import type { Text } from '../text'

export const settingsText: Text['settings'] = {
  title: '设置',
  atOnce: '这里的一切立即生效，并保存在此设备上。',
  back: { game: '返回游戏', home: '返回首页' },

  language: {
    label: '语言',
    hint: 'Moonrise会以该语言在原处重新打开。',
    cards: '卡片的语言',
    cardsSame: '与Moonrise相同',
    cardsHint: '给玩家看的内容可以与魔典使用不同的语言。',
  },

  words: '名称与顺序',
  names: { hint: '有些角色有两个名称。', sheet: '按剧本表', published: '按官方' },
  order: {
    label: '夜晚顺序',
    sheet: '按剧本表',
    published: '按官方',
    hint: '用于今后开始的游戏；进行中的游戏保持原有顺序。',
  },

  sight: '明暗与大小',
  theme: {
    label: '主题',
    auto: '随游戏变化',
    night: '始终夜晚',
    day: '始终白天',
    bright: '明亮',
    hint: '随游戏变化：夜晚深色，白天羊皮纸。明亮：圆圈在白天也是羊皮纸色，适合阳光下的桌子。',
  },
  tokens: {
    label: '夜晚的角色标记',
    bone: '骨白',
    dark: '深色',
    hint: '深色：在暗室里，圆片不会照亮你的脸。',
  },
  dimmerHint: '可比屏幕本身更暗。',
  textSize: { label: '文字大小', small: '小', normal: '标准', large: '大', extra: '特大', hint: '在浏览器文字大小的基础上调整。' },
  motion: { label: '动画', auto: '随设备', none: '无', hint: '角色标记飞动、裹尸布落下，或直接出现。' },

  table: '桌边',
  turn: {
    label: '转动圆圈',
    hint: '与你所站的位置一致。',
    left: '向左转',
    right: '向右转',
    straight: '回正',
    words: (n) => (n === 0 ? '1号座位在顶部' : `已向${n > 0 ? '右' : '左'}转${Math.abs(n)}座`),
  },
  panelSide: { label: '面板', right: '在右侧', left: '在左侧', hint: '横屏时；左侧适合左撇子。' },
  coverAfter: {
    label: '自动遮盖',
    hint: '无人触碰这么多分钟后。',
    minutes: (n) => (n === 0 ? '从不' : String(n)),
    spoken: (n) => (n === 0 ? '从不' : `${n}分钟后`),
  },
  coverWhen: {
    label: '自行遮盖',
    always: '始终',
    night: '仅在夜晚',
    hint: '离开应用时也会遮盖。屏幕朝下时，魔典总会遮盖。',
  },
  settling: {
    label: '夜晚',
    lastTap: '最后一次点按即完成步骤',
    done: '按“完成”才完成步骤',
    hint: '两种方式都可用撤销收回一步。在有此选项之前开始的游戏仍用“完成”。',
    said: '新功能：夜晚时，最后一次点按即完成步骤。可用撤销收回。',
    keep: '仍用“完成”',
  },
  advice: {
    label: '建议',
    on: '步骤中显示一行',
    off: '不显示',
    hint: '提示新说书人容易出错之处（暗流涌动）。重新开启后，已关闭的建议会再次出现。',
  },
  timerSound: { label: '计时器声音', on: '轻柔铃声', off: '静音', hint: '仅在白天。夜晚始终安静。' },

  keeping: '此设备上的游戏',
  storage: {
    kept: '此浏览器已承诺保留你的游戏。',
    'may-be-cleared': '设备空间不足时，此浏览器可能清除你的游戏。',
    unknown: '此浏览器没有说明是否保留你的游戏。文件是最安全的副本。',
    blocked: '此浏览器现在无法为Moonrise保存任何内容。游戏只持续到页面关闭。',
    ask: '请求保留',
    asked: {
      kept: '游戏会被保留。',
      no: '浏览器尚未同意。把Moonrise添加到主屏幕或多用几次后，通常就会同意。',
    },
    file: '把所有游戏保存为一个文件',
    saved: '所有游戏已保存在一个文件中。',
    none: '此设备上还没有游戏。',
  },
  install: { offer: '将Moonrise添加到此设备', done: 'Moonrise已安装在此设备上。' },
  version: {
    title: '版本',
    now: (version) => `Moonrise ${version}`,
    offline: '一切都在此设备上；不需要网络。',
    check: '检查新版本',
    checked: '如果有新版本，现在正在获取；使用前会询问你。',
    ready: '新版本已就绪。',
    take: '立即使用',
  },
  help: '帮助与鸣谢',
}
