import type { Words } from '@/core/model/words'

/** What the grimoire and the night sheet say: why, labels, rows of the night. */
export const viewWords: Words = {
  'moment.setup': 'before the game', 'moment.night': 'night {number}', 'moment.day': 'day {number}',
  'until.dawn': 'until dawn', 'until.dusk': 'until dusk', 'until.dusks': 'for {count} more nights and days', 'until.used': 'until it is used up',
  'source.hand': 'you', 'source.player': '{who}, {ability}',

  'why.drunk': 'Drunk: {by}, {moment}; {end}.', 'why.poisoned': 'Poisoned: {by}, {moment}; {end}.',

  'coin.free': 'Laid down by you; it only reminds.', 'coin.mark': '{by}, {moment}; {end}', 'coin.derived': 'Follows from the state of the table.',

  'label.seat': 'Seat {number}, {player}, {character}', 'label.noCharacter': 'no character yet', 'label.dead': 'dead', 'label.looks-dead': 'alive but looks dead', 'label.ghost.unspent': 'ghost vote left', 'label.ghost.spent': 'ghost vote used',
  'label.turned.good': 'turned good', 'label.turned.evil': 'turned evil', 'label.drunk': 'drunk', 'label.poisoned': 'poisoned', 'label.safe': 'cannot die', 'label.shielded': 'survives execution',
  'label.evil': 'evil', 'label.believes': 'believes to be {character}', 'label.order': 'step {n} tonight', 'label.coins': 'reminders: {coins}',

  'row.dusk': 'Dusk', 'row.dawn': 'Dawn', 'row.travellers': 'Travellers', 'row.minion-info': 'Minion info', 'row.demon-info': 'Demon info', 'row.added': 'Added by you',
  'step.dusk.does': 'Eyes closed.', 'step.dusk.you': 'Wait about ten seconds before the first wake.',
  'step.dawn.does': 'Wait about ten seconds.', 'step.dawn.you': 'Then eyes open, and say who died and who lives again.',
  'step.minion-info.does': 'The Minions open their eyes and see each other.', 'step.minion-info.you': 'Point at the Demon.',
  'step.demon-info.does': 'The Demon learns the Minions and three characters that are not in play.', 'step.demon-info.you': 'Point at each Minion, then show the three tokens.',
  'step.travellers.does': '{me}, an evil Traveller, is shown the Demon.', 'step.travellers.you': 'Point at the Demon.',
  'step.asleep.does': 'Do not wake {me}.', 'step.asleep.you': 'What began on an earlier night goes on.',
  'step.added.does': '{me} wakes.', 'step.added.you': '',
  'result.done': 'done', 'result.chose': 'chose {whom}', 'result.passed': 'chose nobody',
}
