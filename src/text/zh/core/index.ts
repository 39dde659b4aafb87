import type { Text } from '../../text'
import { cardWords } from './cards'
import { didWords } from './did'
import { nightSheetWords } from './nightSheet'
import { outcomeWords } from './outcomes'
import { questionWords } from './questions'
import { reasonWords } from './reasons'
import { refusalWords } from './refusals'
import { seatWords } from './seats'

export const coreWords: Text['core'] = {
  comma: '、',
  between: '',
  'script.bad-moon-rising': '黯月初升',
  'script.trouble-brewing': '暗流涌动',
  language: 'zh-Hans',
  everyoneElse: '其他所有人',
  nobody: '无人',
  ...cardWords,
  ...refusalWords,
  ...questionWords,
  ...outcomeWords,
  ...reasonWords,
  ...nightSheetWords,
  ...seatWords,
  ...didWords,
}
