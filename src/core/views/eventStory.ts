import type { GameEvent } from '../journal/event'
import type { Game } from '../model/game'
import type { Rules } from '../model/script'
import { listOf, say, type WordValues } from '../model/words'
import { isImpaired } from '../rules/abilities'
import { spoken } from '../rules/said'
import { nameOf, seatOf } from '../rules/table'
import { causeText } from './causeText'
import { daySentence } from './dayStory'
import { liftSentence, markSentence } from './markStory'
import type { Sentence } from './storyTypes'
import { wording } from './wording'

/** One fact as a sentence, if the story tells it. */
export const eventSentence = (rules: Rules, game: Game, after: Game, event: GameEvent, byHand: boolean): Sentence => {
  const { words } = rules
  const said = wording(rules, after)
  const { who, line } = said
  const hand = (key: string, values: WordValues): Sentence => (byHand ? line('hand', `hand.${key}`, values) : undefined)
  switch (event.type) {
    case 'seatAdded':
      return game.phase.kind === 'setup' ? undefined : line('day', 'joined', { who: who(event.seat.id) })
    case 'seatRemoved':
      return game.phase.kind === 'setup' ? undefined : line('hand', 'left', { who: who(event.seat, game) })
    case 'playerDied':
      return line('death', event.death.feigned ? 'feigned' : 'died', {
        who: who(event.death.seat),
        cause: causeText(rules, event.death.cause),
      })
    case 'playerReturned':
      return line('death', 'returned', { who: who(event.seat) })
    case 'saidBoth':
      return line('day', 'saidBoth', {
        who: listOf(
          words,
          event.seats.map((id) => who(id)),
        ),
      })
    case 'alignmentSet':
      return line('night', `turned.${event.alignment}`, { who: who(event.seat) })
    case 'chose': {
      const { targets, character } = event.choice
      const chosen = listOf(
        words,
        targets.map((id) => who(id)),
      )
      const named = character ? nameOf(rules, character) : ''
      const whom = chosen && named ? say(words, 'story.guessed', { whom: chosen, character: named }) : chosen || named
      const values = { who: who(event.seat), ability: nameOf(rules, event.ability), whom }
      return line('night', whom ? (isImpaired(game, event.seat) ? 'choseImpaired' : 'chose') : 'choseNobody', values)
    }
    case 'told': {
      const { what, why, seat, answer, truth } = event.told
      const mayBeFalse = why !== 'able'
      return what === 'number'
        ? line('night', mayBeFalse ? 'toldNumberFalse' : 'toldNumber', {
            who: who(seat),
            number: answer.number ?? 0,
            truth: truth?.number ?? 0,
          })
        : undefined
    }
    case 'markPlaced':
      return markSentence(rules, after, event.mark, byHand)
    case 'markLifted':
      return liftSentence(rules, game, event.mark, event.seat)
    case 'markRemoved':
      return event.because === 'byHand' ? liftSentence(rules, game, event.mark) : undefined
    case 'seatsReordered':
      return game.phase.kind === 'setup' ? undefined : line('day', 'moved')
    case 'abilitiesSet': {
      const gained = event.abilities.find(
        (held) => held.way === 'gained' && !seatOf(game, event.seat)?.abilities.some((old) => old.character === held.character),
      )
      return gained ? line('night', 'gained', { who: who(event.seat), ability: nameOf(rules, gained.character) }) : undefined
    }
    case 'became':
      return line('night', 'became', {
        who: listOf(
          words,
          event.changes.map(({ seat, character }) => say(words, 'story.becomes', { who: who(seat), character: nameOf(rules, character) })),
        ),
      })
    case 'overtimeSet':
      return event.overtime && line('day', 'extraDay')
    case 'choiceSet':
      return hand(event.choice ? 'choice' : 'noChoice', {
        who: who(event.seat),
        whom: listOf(words, event.choice?.targets.map((id) => who(id)) ?? []) || say(words, 'story.nobody'),
      })
    case 'lifeSet':
      return hand(event.alive ? (event.looksAlive ? 'alive' : 'looksDead') : 'dead', { who: who(event.seat) })
    case 'characterSet':
      return game.phase.kind === 'setup'
        ? undefined
        : line('hand', 'hand.character', { who: who(event.seat), character: nameOf(rules, event.character) })
    case 'ended':
      return line('end', `ended.${event.outcome.winner}`, { because: spoken(rules, after, event.outcome.because) }, { topic: 'ended' })
    case 'reopened':
      return line('hand', 'reopened', {}, { instead: 'ended' })
    default:
      return daySentence(said, game, after, event)
  }
}
