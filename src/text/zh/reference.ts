import type { Text } from '../text'

export const referenceText: Text['reference'] = {
  title: '参考',
  back: '返回',
  close: '关闭参考',
  pages: { characters: '角色', first: '首个夜晚', other: '其他夜晚', counts: '人数配置' },
  pagesLabel: '参考的各页',
  search: '搜索',
  searchHint: '名称或字词：醉酒、死亡、限一次…',
  nothing: (words) => `这里没有提到“${words}”。`,
  namesWays: { sheet: '按剧本表', published: '按官方' },
  order: '夜晚顺序',
  someone: (character) => character,
  alsoCalled: (name) => `又名${name}`,
  teams: { townsfolk: '镇民', outsider: '外来者', minion: '爪牙', demon: '恶魔', traveller: '旅行者' },
  side: { townsfolk: '善良', outsider: '善良', minion: '邪恶', demon: '邪恶', traveller: '任一阵营' },
  reminders: '提示标记',
  sleeps: '不唤醒任何人',
  residents: '玩家',
  countsNote: '不计旅行者。超过15名？其余的作为旅行者加入，最多五名。',
  countsShift: (name, by) => {
    if (by.length === 2 && by.includes(-1) && by.includes(1))
      return `有${name}时：外来者多一名或少一名，镇民相应少一名或多一名。此时不得使用表中印出的数量；原本没有外来者时，只能多一名。`
    const ways = by.map((n) => (n === 0 ? '外来者与表中相同' : `${n > 0 ? '多' : '少'}${Math.abs(n)}名外来者`))
    return `有${name}时：${ways.join('，或')}。镇民补足差额。`
  },
  countsInfo: (from) => `${from}名玩家起，爪牙和恶魔得知彼此是谁，并向恶魔展示三个不在场的善良角色。`,
  fixed: {
    dusk: ['所有人闭眼。', '持续到黄昏的效果现在结束。等待约十秒。'],
    travellers: ['今晚行动的旅行者现在行动。', '邪恶旅行者在其首个夜晚得知恶魔是谁。'],
    'minion-info': ['有{from}名或更多玩家时：爪牙们互相认识。', '指出恶魔是谁。'],
    'demon-info': ['有{from}名或更多玩家时：恶魔得知爪牙是谁。', '逐一指出爪牙，然后展示三个不在场的善良角色。'],
    dawn: ['稍等片刻，然后所有人睁眼。', '一次宣布谁死亡，不说死因；然后宣布谁复活。'],
  },
  print: '打印',
  printPlayers: '玩家剧本表',
  printNights: '夜晚顺序表',
  unofficial: '非官方。能力由我们自己撰写。图标：game-icons.net，CC BY 3.0。',
  storytellerSheet: (night) => `${night} · 说书人`,
}
