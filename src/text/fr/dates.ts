import { written } from '../written'

/** "21:40", "jeudi 12 mars", "jeu. 12 mars", "12 mars 2026". */
export const { hour, longDay, shortDay, fullDate } = written('fr')
