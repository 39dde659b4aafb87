import type { Text } from '../text'
import { listOf } from './listOf'
import { votesToExecute } from './votes'

export const townText: Text['town'] = {
  title: '城镇广场',
  phase: { setup: '首个夜晚之前', night: (n) => `第${n}夜`, day: (n) => `第${n}天` },
  nightLine: '所有人都已闭眼。',
  alive: (n) => `${n}人存活`,
  needed: votesToExecute,
  votes: '举手',
  of: (n) => `需${n}票`,
  nominates: (by, nominee) => `${by}提名${nominee}`,
  storytellerNominates: (nominee) => `说书人提名${nominee}`,
  nominated: (nominee) => `${nominee}被提名`,
  exileCalled: (nominee) => `流放${nominee}？`,
  onBlock: (player) => `${player}即将被处决`,
  dawnDied: (names) => `昨晚，${listOf(names)}死亡。`,
  dawnNobody: '昨晚无人死亡。',
  dawnReturned: (names) => `${listOf(names)}复活。`,
  executed: {
    died: (player) => `${player}被处决并死亡。`,
    not: (player) => `${player}被处决，但无人死亡。`,
  },
  exiled: { died: (player) => `${player}被流放。`, not: (player) => `${player}被流放，但没有死亡。` },
  wins: { good: '善良阵营获胜', evil: '邪恶阵营获胜' },
  timeUp: '时间到',
  waiting: '等待说书人的窗口',
  waitingHint: '游戏在此设备上打开后，这块屏幕就会显示内容。',
  fullScreen: '全屏显示',
  language: '此屏幕的语言',
  seat: (player, alive, ghost) => `${player}，${alive ? '存活' : ghost ? '死亡，有投票标记' : '死亡，无投票标记'}`,
}
