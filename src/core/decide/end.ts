import type { CommandExtras, EndCommand } from '../journal/command'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import { seatId } from '../model/ids'
import type { Said } from '../model/said'
import type { Alignment } from '../model/seat'
import { ending, playOnKey } from '../rules/ending'
import { powers } from '../rules/abilities'
import { questionKey, seatOf } from '../rules/table'
import { decideDayAbility } from './dayAbility'
import type { Decision } from './decision'
import { perform } from './intents'
import { setSecret } from './setup'
import { emit, finish, refusal, startDeciding } from './deciding'
import type { Deciding } from './deciding'

export const decideEnd = (rules: Rules, game: Game, command: EndCommand & CommandExtras): Decision => {
  const work = startDeciding(rules, game, command, perform)
  switch (command.type) {
    case 'answer': {
      // A choice a player owes is that player's day ability, not a ruling.
      const owed = game.owed.find(({ seat, ability }) => command.question === `${ability}_choose:${seat}`)
      if (owed && !seatOf(game, seatId(String(command.answer)))) return { kind: 'refused', refusals: [refusal(rules, 'no_such_seat')] }
      if (owed)
        return decideDayAbility(work, {
          ...command,
          type: 'useAbility',
          seat: owed.seat,
          ability: owed.ability,
          targets: [seatId(String(command.answer))],
        })
      if (prepare(work, command.question, String(command.answer))) break
      emit(work, { type: 'ruled', question: command.question, answer: command.answer })
      // "Ends": a mark that could never end by itself is taken off.
      if (command.answer === 'ends')
        for (const mark of game.marks)
          if (mark.on === mark.source.seat && command.question.endsWith(`:${mark.on}`))
            emit(work, { type: 'markRemoved', mark: mark.id, because: 'byHand' })
      break
    }
    case 'endGame':
      emit(work, { type: 'ended', outcome: { winner: command.winner, because: reasonFor(rules, game, command.winner) } })
      break
    case 'playOn':
      emit(work, { type: 'ruled', question: 'play_on', answer: playOnKey(game, ending(rules, game)?.question) })
      if (game.claim) emit(work, { type: 'claimSet', claim: undefined })
      break
    case 'reopenGame':
      emit(work, { type: 'reopened' })
      break
    case 'tell':
      emit(work, { type: 'cardsShown', entry: command.entry, seat: command.seat })
      break
    case 'showCard': {
      const { kind: _, ...shown } = command.card ?? { kind: '' }
      if (command.seat)
        emit(work, { type: 'told', told: { seat: command.seat, what: 'card', answer: { ...shown, text: command.text }, why: 'able' } })
      break
    }
  }
  return finish(work)
}

/** The answer to an open question that is what an ability prepares: the storyteller fixes it now. */
const prepare = (work: Deciding, question: string, answer: string): boolean => {
  for (const { seat, ability, character, scene } of powers(work.rules, work.game)) {
    const asked = character.opens?.(scene).find((one) => questionKey(one.code, one.about) === question)
    if (asked?.prepares === undefined || !seatOf(work.game, seatId(answer))) continue
    setSecret(work, { type: 'setSecret', seat: seat.id, ability, key: asked.prepares, seats: [seatId(answer)] })
    return true
  }
  return false
}

/** The proposed end with its reason; any other winner is the storyteller's decision. */
const reasonFor = (rules: Rules, game: Game, winner: Alignment): Said => {
  const end = ending(rules, game)
  if (end?.winner !== winner) return { code: 'ending.byHand' }
  return { code: end.because, ...(end.ability ? { values: { ability: { character: end.ability } } } : {}) }
}
