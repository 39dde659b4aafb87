import * as v from 'valibot'
import type { Command } from '@/core/journal/command'
import type { None, Unread } from './complete'
import { character, entryRef, flag, id, list, mark, maybe, name, scriptFile, seat, signed, table, text, whole } from './words'
import { alignment, answer, answers, markEnd, markKind, order, overtime, overrides, pairs, phase, settling, shown, verdict } from './model'

const asked = <T extends string, E extends v.ObjectEntries>(type: T, fields: E) =>
  v.object({ type: v.literal(type), ...fields, answers: v.optional(answers), overrides: v.optional(overrides), anyway: v.optional(flag) })

const seatOr = <T extends string>(word: T) => v.union([v.literal(word), seat])
const plan = v.object({ player: name, character: v.optional(character), believes: v.optional(character), alignment: v.optional(alignment) })
const hand = v.object({ character, believes: v.optional(character), alignment: v.optional(alignment) })
const targets = v.optional(list(seat))
const choice = { step: id, targets, character: v.optional(character), pass: v.optional(flag) }

const handCard = v.object({
  kind: id,
  characters: v.optional(list(character)),
  seats: v.optional(list(seat)),
  number: v.optional(signed),
  alignment: v.optional(alignment),
})

const act = v.variant('do', [
  v.object({ do: v.literal('chooses'), seats: list(seat), character: v.optional(character) }),
  v.object({ do: v.literal('dies'), seat }),
  v.object({ do: v.literal('returns'), seat }),
  v.object({ do: v.literal('becomes'), seat, character }),
  v.object({ do: v.literal('turns'), seat, alignment }),
  v.object({ do: v.literal('tells'), seat, ...shown.entries }),
  v.object({ do: v.literal('lays'), seat, token: text }),
  v.object({ do: v.literal('notes'), text }),
])

const plain = [
  asked('addSeat', { plan, at: v.optional(whole) }),
  asked('removeSeat', { seat }),
  asked('renamePlayer', { seat, player: name, everywhere: v.optional(flag) }),
  asked('swapSeats', { a: seat, b: seat }),
  asked('moveSeat', { seat, to: whole }),
  asked('reorderSeats', { order: list(seat) }),
  asked('deal', { hands: table(hand) }),
  asked('setBluffs', { for: id, characters: list(character) }),
  asked('setSecret', { seat, ability: character, key: id, seats: v.optional(list(seat)), characters: v.optional(list(character)) }),
  asked('setBelief', { seat, believes: maybe(character) }),
  asked('setOrder', { order }),
  asked('setScript', { script: id, file: scriptFile }),
  asked('begin', { settling: v.optional(settling) }),
  asked('point', { ...choice, draftAnswers: v.optional(answers), draftOverrides: v.optional(overrides) }),
  asked('takeStep', { ...choice, byItself: v.optional(flag) }),
  asked('runUpkeep', { step: id }),
  asked('skipStep', { step: id, woken: v.optional(flag) }),
  asked('reopenStep', { step: id }),
  asked('addStep', { seat, text }),
  asked('dawn', {}),
  asked('nominate', { by: seatOr('storyteller'), nominee: seat }),
  asked('vote', { nomination: whole, votes: list(seat), down: v.optional(list(seat)), counted: flag }),
  asked('withdrawNomination', { nomination: whole }),
  asked('callExile', { by: v.optional(seat), nominee: seat }),
  asked('exile', { seat }),
  asked('execute', { seat }),
  asked('closeNominations', {}),
  asked('endWithoutExecution', {}),
  asked('reopenDay', {}),
  asked('useAbility', {
    seat,
    ability: character,
    targets,
    text: v.optional(text),
    truth: v.optional(flag),
    verdict: v.optional(verdict),
    on: v.optional(seat),
    swaps: v.optional(pairs),
  }),
  asked('join', { plan, at: v.optional(whole) }),
  asked('leave', { seat, how: v.picklist(['dies', 'removed']) }),
  asked('dusk', { closes: v.optional(flag) }),
  asked('answer', { question: id, answer }),
  asked('endGame', { winner: alignment }),
  asked('playOn', {}),
  asked('reopenGame', {}),
  asked('showCard', { seat: v.optional(seat), text, card: v.optional(handCard) }),
  asked('carryOver', {}),
  asked('tell', { entry: entryRef, seat }),
  asked('doByHand', { seat, ability: character, act }),
  asked('correctLife', { seat, life: v.picklist(['alive', 'dead', 'looks-dead']) }),
  asked('kill', { seat, cause: v.picklist(['demon', 'storyteller']) }),
  asked('revive', { seat }),
  asked('correctCharacter', { seat, character: maybe(character), keepAlignment: v.optional(flag) }),
  asked('correctAlignment', { seat, alignment }),
  asked('correctAbility', { seat, ability: character, held: flag }),
  asked('correctGhostVote', { seat, ghostVote: flag }),
  asked('correctChoice', { seat, ability: character, targets: v.optional(list(seat)) }),
  asked('correctSpent', { seat, ability: character, spent: flag }),
  asked('placeMark', {
    on: seat,
    kind: markKind,
    character: v.optional(character),
    token: text,
    ends: markEnd,
    shown: v.optional(signed),
    others: v.optional(flag),
  }),
  asked('removeMark', { mark, seat: v.optional(seat) }),
  asked('moveMark', { mark, to: seat }),
  asked('placeToken', { on: seatOr('table'), character: v.optional(character), text }),
  asked('removeToken', { token: mark }),
  asked('moveToken', { token: mark, to: seatOr('table') }),
  asked('correctPhase', { phase }),
  asked('correctOvertime', { overtime: maybe(overtime) }),
  asked('writeNote', { seat, note: text }),
] as const

export const plainCommand = v.variant('type', plain)
const redecide = asked('redecide', { entry: entryRef, index: v.optional(whole), command: plainCommand, leaveOut: v.optional(flag) })

export const command = v.variant('type', [...plain, redecide])

export type CommandsComplete = None<Unread<Command, v.InferOutput<typeof command>>>
