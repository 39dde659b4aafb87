import { written } from '../written'

export const { hour, longDay, shortDay, fullDate } = written('es')
