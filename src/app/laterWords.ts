import { laterWords } from '@/text/en/coreLater'
import { learnWords } from './scripts'

learnWords(laterWords)
