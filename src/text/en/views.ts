import type { Words } from '@/core/model/words'

/** What the grimoire and the night sheet say: why, labels, rows of the night. */
export const viewWords: Words = {
  'moment.setup': 'before the game', 'moment.night': 'night {number}', 'moment.day': 'day {number}',
  'until.dawn': 'until dawn', 'until.dusk': 'until dusk', 'until.dusks': 'for {count} more nights and days', 'until.used': 'until it is used up',
  'source.hand': 'you', 'source.player': '{who}, {ability}',

  'why.drunk': 'Drunk: {by}, {moment}; {end}.', 'why.poisoned': 'Poisoned: {by}, {moment}; {end}.', 'why.safe': 'Cannot die: {by}, {moment}; {end}.', 'why.safe.by': 'Cannot die: {by}, {ability}.', 'why.safe.own': 'Cannot die: {ability}.',
  'why.shield': 'Survives execution: {by}, {moment}; {end}.', 'why.asleep': 'Not woken for the own ability: {by}, {moment}; {end}.', 'why.memo': '{token}: {by}, {moment}.',
  'why.paused': 'Paused while {by} has no ability. {what}', 'why.dead': 'Dead since {when}: {cause}.', 'why.deadEarlier': 'Dead.', 'why.looksDead': 'Alive, but looks dead since {when}.', 'why.looksDeadEarlier': 'Alive, but looks dead.',
  'why.turned.good': 'Turned good.', 'why.turned.evil': 'Turned evil.', 'why.believes': 'Believes to be the {character}.', 'why.gained': 'Has the ability of the {character}.', 'why.spent': 'Used up: {character}.',
  'why.notWoken': 'Not woken tonight: {because}.',

  'cause.demon': 'the Demon', 'cause.capo': 'Capo Crimini', 'cause.assassin': 'the Assassin', 'cause.gambler': 'a lost gamble', 'cause.gossip': 'the Gossip', 'cause.tinker': 'the Tinker’s own end',
  'cause.moonchild': 'the Moonchild', 'cause.grandparent': 'grief for the grandchild', 'cause.execution': 'executed', 'cause.exile': 'exiled', 'cause.storyteller': 'by your word',

  'coin.free': 'Laid down by you; it only reminds.', 'coin.mark': '{by}, {moment}; {end}', 'coin.derived': 'Follows from the state of the table.',

  'label.seat': 'Seat {number}, {player}, {character}', 'label.noCharacter': 'no character yet', 'label.dead': 'dead', 'label.looks-dead': 'alive but looks dead', 'label.ghost.unspent': 'ghost vote left', 'label.ghost.spent': 'ghost vote used',
  'label.turned.good': 'turned good', 'label.turned.evil': 'turned evil', 'label.drunk': 'drunk', 'label.poisoned': 'poisoned', 'label.safe': 'cannot die', 'label.shielded': 'survives execution',
  'label.believes': 'believes to be {character}', 'label.order': 'step {n} tonight', 'label.coins': 'reminders: {coins}',

  'row.dusk': 'Dusk', 'row.dawn': 'Dawn', 'row.travellers': 'Travellers', 'row.minion-info': 'Minion info', 'row.demon-info': 'Demon info', 'row.added': 'Added by you',
  'step.dusk.does': 'Eyes closed.', 'step.dusk.you': 'Wait about ten seconds before the first wake.',
  'step.dawn.does': 'Wait about ten seconds.', 'step.dawn.you': 'Then eyes open, and say who died and who lives again.',
  'step.minion-info.does': 'The Minions open their eyes and see each other.', 'step.minion-info.you': 'Point at the Demon.',
  'step.demon-info.does': 'The Demon learns the Minions and three characters that are not in play.', 'step.demon-info.you': 'Point at each Minion, then show the three tokens.',
  'step.travellers.does': '{me}, an evil Traveller, is shown the Demon.', 'step.travellers.you': 'Point at the Demon.',
  'step.added.does': '{me} wakes.', 'step.added.you': '',
  'result.done': 'done', 'result.chose': 'chose {whom}', 'result.passed': 'chose nobody',
}
