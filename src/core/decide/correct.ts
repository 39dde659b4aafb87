import type { CommandExtras } from '../journal/command'
import type { CorrectCommand } from '../journal/correctCommand'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import { markId } from '../model/ids'
import { tokenText } from '../model/tokens'
import { characterOf, nightNumber, ownAlignment, seatOf } from '../rules/table'
import { announceDeaths } from './announced'
import type { Decision } from './decision'
import { die } from './die'
import { foretell } from './foretell'
import { perform } from './intents'
import { revive } from './revive'
import { chosenAnew, ownerOf } from './handMark'
import { giveCharacter } from './seating'
import { setChoice } from './setChoice'
import { emit, finish, refusal, sourceOf, spend, startDeciding } from './deciding'
import { placeMark } from './placeMark'

const byHand = { seat: undefined, ability: undefined }

/** Corrections by the storyteller. They set facts, and no rule objects. */
export const decideCorrection = (rules: Rules, game: Game, command: CorrectCommand & CommandExtras): Decision => {
  const work = startDeciding(rules, game, command, perform)
  switch (command.type) {
    case 'correctLife':
      emit(work, { type: 'lifeSet', seat: command.seat, alive: command.life !== 'dead', looksAlive: command.life === 'alive' })
      break
    case 'kill':
      die(work, { victim: command.seat, cause: command.cause, by: undefined }, byHand)
      foretell(work, game)
      announceDeaths(work, game)
      break
    case 'revive': {
      const seat = seatOf(game, command.seat)
      if (seat?.alive && !seat.looksAlive) emit(work, { type: 'lifeSet', seat: seat.id, alive: true, looksAlive: true })
      else revive(work, command.seat, byHand)
      break
    }
    case 'correctCharacter': {
      const seat = seatOf(game, command.seat)
      giveCharacter(
        work,
        command.seat,
        command.character,
        command.keepAlignment ? seat?.alignment : (ownAlignment(rules, command.character) ?? seat?.alignment),
      )
      break
    }
    case 'correctAlignment':
      emit(work, { type: 'alignmentSet', seat: command.seat, alignment: command.alignment })
      break
    case 'correctAbility': {
      const seat = seatOf(game, command.seat)
      const rest = seat?.abilities.filter(({ character }) => character !== command.ability) ?? []
      emit(work, {
        type: 'abilitiesSet',
        seat: command.seat,
        abilities: command.held
          ? [
              ...rest,
              { serial: game.serial + 1, character: command.ability, since: Math.max(1, nightNumber(game)), way: 'gained', spent: false },
            ]
          : rest,
      })
      break
    }
    case 'correctGhostVote':
      emit(work, { type: 'ghostVoteSet', seat: command.seat, ghostVote: command.ghostVote })
      break
    case 'correctChoice':
      setChoice(work, command)
      break
    case 'correctSpent':
      spend(work, command.seat, command.ability, command.spent)
      break
    case 'placeMark': {
      const { kind, on, token, ends, shown, others, character } = command
      const { from, times } = characterOf(rules, character)?.laid[tokenText(command)] ?? {}
      placeMark(
        work,
        {
          kind,
          token,
          ends,
          ...(others ? { on: 'everyoneElse', except: [on] } : { on }),
          ...(shown === undefined ? {} : { shown }),
          ...(from === undefined ? {} : { from }),
          ...(times === undefined ? {} : { times }),
        },
        sourceOf(game, ownerOf(rules, game, command), character),
      )
      break
    }
    case 'removeMark': {
      const many = game.marks.some(({ id, on }) => id === command.mark && on === 'everyoneElse')
      emit(
        work,
        many && command.seat
          ? { type: 'markLifted', mark: command.mark, seat: command.seat }
          : { type: 'markRemoved', mark: command.mark, because: 'byHand' },
      )
      break
    }
    case 'moveMark': {
      const mark = game.marks.find(({ id }) => id === command.mark)
      if (!mark) return { kind: 'refused', refusals: [refusal(rules, 'no_such_mark')] }
      emit(work, { type: 'markRemoved', mark: mark.id, because: 'byHand' })
      emit(work, {
        type: 'markPlaced',
        mark: { ...mark, ...chosenAnew(work, mark, command.to), id: markId(`m${work.game.serial + 1}`), on: command.to },
      })
      break
    }
    case 'placeToken':
      emit(work, {
        type: 'tokenPlaced',
        token: { id: markId(`t${game.serial + 1}`), on: command.on, character: command.character, text: command.text },
      })
      break
    case 'removeToken':
      emit(work, { type: 'tokenRemoved', token: command.token })
      break
    case 'moveToken': {
      const token = game.tokens.find(({ id }) => id === command.token)
      if (!token) return { kind: 'refused', refusals: [refusal(rules, 'no_such_mark')] }
      emit(work, { type: 'tokenRemoved', token: token.id })
      emit(work, { type: 'tokenPlaced', token: { ...token, id: markId(`t${work.game.serial + 1}`), on: command.to } })
      break
    }
    case 'correctPhase':
      emit(work, { type: 'phaseSet', phase: command.phase })
      break
    case 'correctOvertime':
      emit(work, { type: 'overtimeSet', overtime: command.overtime })
      break
    case 'writeNote':
      emit(work, { type: 'noteWritten', seat: command.seat, note: command.note })
      break
  }
  return finish(work)
}
