import { cardWords } from './cards'
import { didWords } from './did'
import { nightSheetWords } from './nightSheet'
import { outcomeWords } from './outcomes'
import { questionWords } from './questions'
import { reasonWords } from './reasons'
import { refusalWords } from './refusals'
import { seatWords } from './seats'
import { topic } from '../../language'

/** Everything the core says, by key, but the story and the setup. */
export const coreWords = topic('core', {
  /** Between names. */
  comma: ', ',
  /** Between sentences. */
  between: ' ',
  'script.bad-moon-rising': 'Bad Moon Rising',
  'script.trouble-brewing': 'Trouble Brewing',
  /** How lists are written. */
  language: 'en-GB',
  everyoneElse: 'everybody else',
  nobody: 'nobody',
  ...cardWords,
  ...refusalWords,
  ...questionWords,
  ...outcomeWords,
  ...reasonWords,
  ...nightSheetWords,
  ...seatWords,
  ...didWords,
})
