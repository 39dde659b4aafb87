import type { Words } from '@/core/model/words'
import { cardWords } from './cards'
import { nightSheetWords } from './nightSheet'
import { outcomeWords } from './outcomes'
import { questionWords } from './questions'
import { reasonWords } from './reasons'
import { refusalWords } from './refusals'
import { seatWords } from './seats'
import { setupWords } from './setup'
import { storyWords } from './story'
import { topic } from '../../language'

/** Everything the core says, by key. */
export const coreWords: Words = topic('core', {
  and: 'and',
  everyoneElse: 'everybody else',
  nobody: 'nobody',
  ...cardWords,
  ...refusalWords,
  ...questionWords,
  ...outcomeWords,
  ...reasonWords,
  ...nightSheetWords,
  ...seatWords,
  ...storyWords,
  ...setupWords,
})
