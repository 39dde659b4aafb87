import { written } from '../written'

/** "21:40", "Thursday 12 March", "Thu 12 March", "12 March 2026". */
export const { hour, longDay, shortDay, fullDate } = written('en-GB')
