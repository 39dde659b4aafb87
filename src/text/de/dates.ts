import { written } from '../written'

/** „21:40“, „Donnerstag, 12. März“, „Do., 12. März“, „12. März 2026“. */
export const { hour, longDay, shortDay, fullDate } = written('de')
