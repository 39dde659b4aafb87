import type { Component } from 'vue'
import { seatText as text } from '@/text/en/seat'
import CharacterChange from './CharacterChange.vue'
import SeatChoice from './SeatChoice.vue'
import SeatDies from './SeatDies.vue'
import SeatLeaves from './SeatLeaves.vue'
import SeatMoves from './SeatMoves.vue'
import SeatName from './SeatName.vue'
import SeatNote from './SeatNote.vue'
import SeatReturns from './SeatReturns.vue'
import TokenPicker from './TokenPicker.vue'

/** The pages of a seat's sheet. `turn`, `ghost` and `wake` act at once. */
export type SeatPage =
  | 'sheet'
  | 'dies'
  | 'returns'
  | 'mark'
  | 'card'
  | 'turn'
  | 'ghost'
  | 'wake'
  | 'character'
  | 'belief'
  | 'choice'
  | 'move'
  | 'note'
  | 'rename'
  | 'takeOver'
  | 'remove'

/** Pages that fill the sheet. */
export const seatPages: Partial<Record<SeatPage, { readonly shows: Component; readonly title: (who: string) => string }>> = {
  dies: { shows: SeatDies, title: text.dies.title },
  returns: { shows: SeatReturns, title: text.returns.title },
  mark: { shows: TokenPicker, title: text.tokens.title },
  character: { shows: CharacterChange, title: text.character.title },
  belief: { shows: CharacterChange, title: text.character.belief },
  choice: { shows: SeatChoice, title: text.choice.title },
  move: { shows: SeatMoves, title: text.move.title },
  note: { shows: SeatNote, title: text.note.title },
  rename: { shows: SeatName, title: text.rename.title },
  takeOver: { shows: SeatName, title: text.rename.takeOver },
  remove: { shows: SeatLeaves, title: text.remove.title },
}
