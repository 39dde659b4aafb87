import type { cardWords } from './en/core/cards'
import type { didWords } from './en/core/did'
import type { nightSheetWords } from './en/core/nightSheet'
import type { outcomeWords } from './en/core/outcomes'
import type { questionWords } from './en/core/questions'
import type { reasonWords } from './en/core/reasons'
import type { refusalWords } from './en/core/refusals'
import type { seatWords } from './en/core/seats'
import type { Wide } from './text'

/** What the core says, file by file. */
export interface Core {
  cardWords: Wide<typeof cardWords>
  didWords: Wide<typeof didWords>
  nightSheetWords: Wide<typeof nightSheetWords>
  outcomeWords: Wide<typeof outcomeWords>
  questionWords: Wide<typeof questionWords>
  reasonWords: Wide<typeof reasonWords>
  refusalWords: Wide<typeof refusalWords>
  seatWords: Wide<typeof seatWords>
}
