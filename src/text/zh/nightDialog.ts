import type { Text } from '../text'
import { listOf } from './listOf'

const sides = { good: '善良', evil: '邪恶' }

export const nightDialogText: Text['nightDialog'] = {
  why: '为什么？',
  impaired: (player) => `${player}失去能力`,
  impairedHow: '照常进行；没有效果。',
  rowDoNow: '现在进行',
  rowChange: '更正此项',
  rowAgain: '再做一次',
  rowReopen: '还是进行',
  rowSkip: '今晚跳过',
  rowWoken: '已跳过，但曾被唤醒',
  rowCards: '再次展示卡片',
  rowBack: '返回顺序',
  character: '哪个角色？',
  teams: { townsfolk: '镇民', outsider: '外来者', minion: '爪牙', demon: '恶魔', traveller: '旅行者' },
  seen: '知道了',
  silence: '安静十秒',
  wholeSheetTitle: (first) => (first ? '首个夜晚，全部顺序' : '其他夜晚，全部顺序'),
  notInPlay: '不在场',
  addWakeTitle: '今晚唤醒其他人',
  addWakeWhat: '为了什么？',
  addWakeDefault: '再来一次',
  addWakeFor: (player) => `唤醒${player}`,
  close: '关闭',
  untold: (player) => `唤醒${player}`,
  untoldWhy: '因为刚才发生的事',
  untoldAlignment: (player, side) => `${player}从现在起是${sides[side]}的，须告知其本人。`,
  untoldCards: (player) => `须给${player}看：`,
  cardLine: (title, shown) => {
    const told = shown.filter(({ length }) => length).map(listOf)
    return told.length ? `${title}：${told.join('，')}` : title
  },
  cardFor: (player) => `给${player} · `,
  sides,
  untoldShow: (player) => `给${player}看卡片`,
  untoldKnown: '已告知',
  ask: '由你决定',
  askNow: '夜晚继续之前',
  askLater: '今晚先不决定',
}
