import type { Text } from '../text'
import { listOf } from './listOf'

export const jinxText: Text['jinx'] = {
  title: '相克规则',
  why: '这些组合需要特殊规则。请在游戏前商定。',
  pair: (one, other) => listOf([one, other]),
  seat: (other) => `与${other}相克`,
}
