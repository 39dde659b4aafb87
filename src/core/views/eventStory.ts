import type { GameEvent } from '../journal/event'
import { diedAndReturned } from '../rules/dawn'
import { openQuestions } from '../rules/questions'
import { spoken } from '../rules/said'
import { nameOf, seatOf } from '../rules/table'
import { listOf, say } from '../model/words'
import { causeText } from './causeText'
import { dayStory } from './dayStory'
import { liftSentence, markSentence } from './markStory'
import { nightStory } from './nightStory'
import type { Sentence } from './storyTypes'
import type { Tellings, Wording } from './wording'

/** What changes a table: who sits there, lives, and is whom. */
const tableStory: Tellings = {
  seatAdded: ({ seat }, { game, line, who }) => (game.phase.kind === 'setup' ? undefined : line('day', 'joined', { who: who(seat.id) })),
  seatRemoved: ({ seat }, { game, line, who }) =>
    game.phase.kind === 'setup' ? undefined : line('hand', 'left', { who: who(seat, game) }),
  seatsReordered: (_, { game, line }) => (game.phase.kind === 'setup' ? undefined : line('day', 'moved')),
  playerRenamed: ({ seat, player, everywhere }, { game, line, who }) =>
    game.phase.kind === 'setup' || everywhere ? undefined : line('hand', 'renamed', { who: who(seat, game), player }),
  playerDied: ({ death }, { rules, line, who }) =>
    line('death', death.feigned ? 'feigned' : 'died', { who: who(death.seat), cause: causeText(rules, death.cause) }),
  playerReturned: ({ seat }, { line, who }) => line('death', 'returned', { who: who(seat) }),
  saidBoth: ({ seats }, { game, line, all }) =>
    seats.length
      ? line('day', 'saidBoth', { who: all(seats) })
      : line('day', 'saidNothing', { who: all(diedAndReturned(game).map(({ id }) => id)) }),
  alignmentSet: ({ seat, alignment }, { line, who }) => line('night', `turned.${alignment}`, { who: who(seat) }),
  markPlaced: ({ mark }, wording) => markSentence(wording, mark),
  markLifted: ({ mark, seat }, wording) => liftSentence(wording, mark, seat),
  markRemoved: ({ mark, because }, wording) => (because === 'byHand' ? liftSentence(wording, mark) : undefined),
  tokenPlaced: ({ token }, { hand, who, rules }) =>
    hand('token', { token: token.text, who: token.on === 'table' ? say(rules.words, 'story.table') : who(token.on) }),
  abilitiesSet: ({ seat, abilities }, { game, line, who, ability }) => {
    const gained = abilities.find(
      ({ way, character }) => way === 'gained' && !seatOf(game, seat)?.abilities.some((old) => old.character === character),
    )
    return gained && line('night', 'gained', { who: who(seat), ability: ability(gained.character) })
  },
  became: ({ changes }, { rules, line, who }) =>
    line('night', 'became', {
      who: listOf(
        rules.words,
        changes.map(({ seat, character }) => say(rules.words, 'story.becomes', { who: who(seat), character: nameOf(rules, character) })),
      ),
    }),
  overtimeSet: ({ overtime }, { line }) => overtime && line('day', 'extraDay'),
  choiceSet: ({ seat, choice }, { hand, who, all, rules }) =>
    hand(choice ? 'choice' : 'noChoice', { who: who(seat), whom: all(choice?.targets ?? []) || say(rules.words, 'story.nobody') }),
  lifeSet: ({ seat, alive, looksAlive }, { hand, who }) => hand(alive ? (looksAlive ? 'alive' : 'looksDead') : 'dead', { who: who(seat) }),
  ghostVoteSet: ({ seat, ghostVote }, { hand, who }) => hand(ghostVote ? 'ghostVote' : 'noGhostVote', { who: who(seat) }),
  spentSet: ({ seat, ability: id, spent }, { hand, who, ability }) =>
    hand(spent ? 'spent' : 'unspent', { who: who(seat), ability: ability(id) }),
  characterSet: ({ seat, character }, { game, line, who, ability }) =>
    game.phase.kind === 'setup' ? undefined : line('hand', 'hand.character', { who: who(seat), character: ability(character) }),
  ruled: ({ question, answer }, { rules, game, line, who }) => {
    const asked = openQuestions(rules, game).find(({ key }) => key === question)
    const label = asked?.options.find(({ value }) => value === answer)?.label
    if (asked?.seat) who(asked.seat)
    return label ? line('hand', 'ruled', { question: asked?.text ?? '', answer: label }) : undefined
  },
  ended: ({ outcome }, { rules, after, line }) =>
    line('end', `ended.${outcome.winner}`, { because: spoken(rules, after, outcome.because) }, { topic: 'ended' }),
  reopened: (_, { line }) => line('hand', 'reopened', {}, { instead: 'ended' }),
}

/** A new kind of fact is told as soon as one of these has a line for it. */
const tellings: Tellings = { ...tableStory, ...nightStory, ...dayStory }

/** One fact as a sentence, if the story tells it. */
export const eventSentence = (event: GameEvent, wording: Wording): Sentence =>
  (tellings[event.type] as ((fact: GameEvent, by: Wording) => Sentence) | undefined)?.(event, wording)
