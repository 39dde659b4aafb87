import type { Core } from '../../coreText'

export const seatWords: Core['seatWords'] = {
  'label.seat': 'Platz {number}, {player}, {character}',
  'label.noCharacter': 'noch ohne Charakter',
  'label.dead': 'tot',
  'label.looks-dead': 'am Leben, gilt aber als tot',
  'label.ghost.unspent': 'Geisterstimme vorhanden',
  'label.ghost.spent': 'Geisterstimme verbraucht',
  'label.turned.good': 'ist gut geworden',
  'label.turned.evil': 'ist böse geworden',
  'label.drunk': 'betrunken',
  'label.poisoned': 'vergiftet',
  'label.safe': 'kann nicht sterben',
  'label.shielded': 'übersteht eine Hinrichtung',
  'label.evil': 'böse',
  'label.believes': 'hält sich für: {character}',
  'label.order': 'Schritt {n} heute Nacht',
  'label.coins': 'Marker: {coins}',

  'coin.free': 'Von dir gelegt; er erinnert nur.',
  'coin.mark': '{by}, {moment}; {end}',
  'coin.derived': 'Folgt aus dem Stand am Tisch.',
}
