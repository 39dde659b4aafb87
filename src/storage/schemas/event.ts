import * as v from 'valibot'
import type { GameEvent } from '@/core/journal/event'
import type { None, Unread } from './complete'
import { abilities, alignment, answer, choice, death, draft, execution, freeToken, interrupt, markState, nomination, order, outcome, phase, seatState, told, verdict, wake } from './model'
import { character, flag, id, list, mark, maybe, name, seat, signed, text, whole } from './words'

const fact = <T extends string, E extends v.ObjectEntries>(type: T, fields: E) => v.object({ type: v.literal(type), ...fields })

export const event = v.variant('type', [
  fact('seatAdded', { seat: seatState, at: whole }),
  fact('seatRemoved', { seat }),
  fact('seatsReordered', { order: list(seat) }),
  fact('playerRenamed', { seat, player: name }),
  fact('noteWritten', { seat, note: text }),
  fact('characterSet', { seat, character: maybe(character), traveller: flag, alignment, abilities }),
  fact('beliefSet', { seat, believes: maybe(character) }),
  fact('abilitiesSet', { seat, abilities }),
  fact('alignmentSet', { seat, alignment }),
  fact('playerDied', { death, by: maybe(seat) }),
  fact('playerReturned', { seat }),
  fact('lifeSet', { seat, alive: flag, looksAlive: flag }),
  fact('ghostVoteSet', { seat, ghostVote: flag }),
  fact('spentSet', { seat, ability: character, spent: flag }),
  fact('demonTold', { seat }),
  fact('markPlaced', { mark: markState }),
  fact('markRemoved', { mark, because: v.picklist(['ended', 'used', 'sourceDied', 'targetReturned', 'replaced', 'byHand']) }),
  fact('markCounted', { mark, shown: maybe(signed), dusks: maybe(signed) }),
  fact('tokenPlaced', { token: freeToken }),
  fact('tokenRemoved', { token: mark }),
  fact('bluffsSet', { for: id, characters: list(character) }),
  fact('falseMinionsSet', { seat, seats: list(seat) }),
  fact('orderSet', { order }),
  fact('phaseBegan', { phase }),
  fact('phaseSet', { phase }),
  fact('drafted', { draft: maybe(draft) }),
  fact('stepSettled', { step: id, status: v.picklist(['done', 'skipped', 'missed']) }),
  fact('stepReopened', { step: id }),
  fact('stepAdded', { step: id, seat, text }),
  fact('upkeepRun', { step: id }),
  fact('woken', { wake }),
  fact('chose', { seat, ability: character, choice }),
  fact('wasChosen', { by: seat, target: seat, answered: flag }),
  fact('interrupted', { interrupt }),
  fact('told', { told }),
  fact('nominated', { nomination }),
  fact('votesSet', { index: whole, votes: list(seat), needed: maybe(whole) }),
  fact('nominationJudged', { index: whole, verdict }),
  fact('nominationRemoved', { index: whole }),
  fact('executed', { execution }),
  fact('exiled', { seat, died: flag }),
  fact('dayClosed', {}),
  fact('dayReopened', {}),
  fact('statementMade', { seat, text, truth: maybe(flag) }),
  fact('dayAbilityUsed', { seat, ability: character }),
  fact('choiceOwed', { seat, ability: character }),
  fact('choiceSettled', { seat, ability: character }),
  fact('extraDaySet', { day: maybe(whole) }),
  fact('ruled', { question: id, answer }),
  fact('ended', { outcome }),
  fact('reopened', {}),
])

export type ReadEvent = v.InferOutput<typeof event>

/** Compiles only as long as every event the game can make is read, with all its fields and all their values. */
export type EventsComplete = None<Unread<GameEvent, ReadEvent>>
