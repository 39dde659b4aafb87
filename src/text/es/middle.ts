import type { Text } from '../text'

export const middleText: Text['middle'] = {
  title: 'En el centro',
  none: 'No hay Fábulas ni Lóric en el centro de la mesa.',
  teams: { fabled: 'Fábulas', loric: 'Lóric' },
  away: 'Retirar',
  rules: 'Reglas de este guion',
  add: 'Poner en el centro',
  all: 'Mostrar todas las Fábulas y Lóric',
  close: 'Cerrar',
}
