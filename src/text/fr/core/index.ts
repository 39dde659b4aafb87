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
  comma: ', ',
  between: ' ',
  'script.bad-moon-rising': 'Bad Moon Rising',
  'script.trouble-brewing': 'Trouble Brewing',
  language: 'fr',
  everyoneElse: 'le reste du village',
  nobody: 'personne',
  ...cardWords,
  ...refusalWords,
  ...questionWords,
  ...outcomeWords,
  ...reasonWords,
  ...nightSheetWords,
  ...seatWords,
  ...didWords,
}
