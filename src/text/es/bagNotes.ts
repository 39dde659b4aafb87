import type { Text } from '../text'

export const bagNotes: Text['bagNotes'] = {
  outsidersAny: '{who} fija el número de Forasteros: elígelo.',
  minionsLater: 'Con {who} no se reparte ningún Esbirro: los Esbirros surgen la primera noche.',
  noDemon: 'Con {who} no se reparte ningún Demonio.',
  adds: '{who} trae a la partida: {other}.',
  copies: '{who} puede estar en juego hasta {count} veces.',
  most: 'Más de la mitad de la mesa es {who}: elige cuántas personas. No hay Esbirros.',
  noEvil: 'Con {who} nadie es del mal: elige personajes del bien cualesquiera.',
  duplicates: 'Con {who}, los personajes del bien pueden estar en juego más de una vez: elige cuáles.',
}
