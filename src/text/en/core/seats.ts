/** What a seat and its coins are called. */
export const seatWords = {
  'label.seat': 'Seat {number}, {player}, {character}',
  'label.noCharacter': 'no character yet',
  'label.dead': 'dead',
  'label.looks-dead': 'alive but looks dead',
  'label.ghost.unspent': 'ghost vote left',
  'label.ghost.spent': 'ghost vote used',
  'label.turned.good': 'turned good',
  'label.turned.evil': 'turned evil',
  'label.drunk': 'drunk',
  'label.poisoned': 'poisoned',
  'label.safe': 'cannot die',
  'label.shielded': 'survives execution',
  'label.evil': 'evil',
  'label.believes': 'believes they are the {character}',
  'label.order': 'step {n} tonight',
  'label.coins': 'reminders: {coins}',

  'coin.free': 'Placed by you; it only reminds.',
  'coin.mark': '{by}, {moment}; {end}',
  'coin.derived': 'Follows from the state of the table.',
}
