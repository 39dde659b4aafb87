import type { Words } from '@/core/model/words'

/** What the views say: why, labels, rows of the night, the story. */
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

  'forgotten.choice': '{who} died and has not chosen anybody yet ({ability}).', 'forgotten.statement': 'Whether {who}’s statement was true is still open.',
  'forgotten.nominee.good': 'The Bishop is owed a good nominee.', 'forgotten.nominee.evil': 'The Bishop is owed an evil nominee.', 'forgotten.execution': '{who} is about to die and has not been executed.', 'forgotten.vote': 'The vote on {who} was not counted.',
  'privately.died': '{who}: {cause}', 'privately.feigned': '{who} only looks dead: {cause}',

  'changed.lives': '{who} lives now.', 'changed.looksDead': '{who} only looks dead now.', 'changed.dead': '{who} is dead now.', 'changed.drunk': '{who} is drunk now.', 'changed.poisoned': '{who} is poisoned now.', 'changed.sober': '{who} is sober now.',
  'changed.good': '{who} is good now.', 'changed.evil': '{who} is evil now.', 'changed.safe': '{who} cannot die now.', 'changed.unsafe': '{who} can die now.', 'changed.spent': 'What {who} has used up changed.',
  'changed.refused': 'Could not be repeated: {what}. {because}',
  'did.takeStep': 'a step of the night', 'did.skipStep': 'a skipped step', 'did.runUpkeep': 'a step of the night', 'did.execute': 'the execution', 'did.nominate': 'a nomination', 'did.vote': 'a vote', 'did.useAbility': 'an ability', 'did.exile': 'an exile',

  'chapter.setup': 'Before the game', 'chapter.night': 'Night {number}', 'chapter.day': 'Day {number}',
  'story.joined': '{who} joined the town.', 'story.left': '{who} left the town.', 'story.died': '{who} died: {cause}.', 'story.feigned': '{who} seemed to die, and lived on.', 'story.returned': '{who} came back to life.',
  'story.turned.good': '{who} turned good.', 'story.turned.evil': '{who} turned evil.', 'story.chose': '{who} the {ability} chose {whom}.', 'story.choseImpaired': '{who} the {ability}, without an ability, chose {whom}.', 'story.choseNobody': '{who} the {ability} chose nobody.',
  'story.toldNumber': '{who} learned {number}.', 'story.toldNumberFalse': '{who} was shown {number}; the truth was {truth}.',
  'story.mark.drunk': '{who} was drunk: {ability}.', 'story.mark.poisoned': '{who} was poisoned.', 'story.mark.safe': '{who} was kept safe.', 'story.mark.shield': '{who} was shielded from execution.', 'story.mark.asleep': '{who} was kept asleep.',
  'story.nominated': '{by} nominated {who}.', 'story.nominatedByYou': 'The storyteller nominated {who}.', 'story.exileCalled': 'An exile of {who} was called for.', 'story.voted': '{count} voted on {who}; {needed} were needed.',
  'story.judged.pass': 'The Judge had {who} executed.', 'story.judged.fail': 'The Judge pardoned {who}.', 'story.executed.died': '{who} was executed and died.', 'story.executed.alive': '{who} was executed and lived.', 'story.executed.corpse': '{who}, already dead, was executed.',
  'story.exiled.died': '{who} was exiled and died.', 'story.exiled.alive': '{who} was exiled and lived.', 'story.noExecution': 'Nobody was executed.', 'story.stated': '{who} said in public: “{text}”', 'story.moved': 'Seats were changed.',
  'story.gained': '{who} gained the ability of the {ability}.', 'story.extraDay': 'The Demon was dead, and the game went on for one more day.', 'story.forced': 'By the storyteller’s word, against the rules.',
  'story.hand.alive': '{who} was set alive by hand.', 'story.hand.dead': '{who} was set dead by hand.', 'story.hand.looksDead': '{who} was set to look dead by hand.', 'story.hand.character': '{who} became the {character}.', 'story.hand.mark': '{token} was placed on {who} by hand.',
  'story.ended.good': 'Good won. {because}', 'story.ended.evil': 'Evil won. {because}', 'story.reopened': 'The game was reopened.',
}
