import type { Core } from '../../coreText'

export const seatWords: Core['seatWords'] = {
  'label.seat': 'Asiento {number}, {player}, {character}',
  'label.noCharacter': 'aún sin personaje',
  'label.dead': 'sin vida',
  'label.looks-dead': 'con vida, pero parece lo contrario',
  'label.ghost.unspent': 'le queda el voto fantasma',
  'label.ghost.spent': 'voto fantasma usado',
  'label.turned.good': 'pasó al bien',
  'label.turned.evil': 'pasó al mal',
  'label.drunk': 'borrachera',
  'label.poisoned': 'veneno',
  'label.safe': 'no puede morir',
  'label.shielded': 'sobrevive a la ejecución',
  'label.evil': 'del mal',
  'label.believes': 'cree ser {character}',
  'label.order': 'paso {n} de esta noche',
  'label.coins': 'recordatorios: {coins}',

  'coin.free': 'Lo has puesto tú; solo recuerda.',
  'coin.mark': '{by}, {moment}; {end}',
  'coin.derived': 'Se deduce de la situación de la mesa.',
}
