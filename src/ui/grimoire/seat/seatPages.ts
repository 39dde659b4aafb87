/** What a seat's sheet can turn to; `turn`, `ghost` and `wake` happen at once. */
export type SeatPage = 'sheet' | 'dies' | 'returns' | 'mark' | 'card' | 'turn' | 'ghost' | 'wake' | 'character' | 'belief' | 'move' | 'note' | 'rename' | 'takeOver' | 'remove'
