import type { Became } from '../journal/event'
import type { Intent } from '../model/scene'
import type { CharacterId, SeatId } from '../model/ids'
import type { Alignment } from '../model/seat'
import { characterOf, nameOf, seatOf } from '../rules/table'
import { missPassedSteps } from './missed'
import { ownAbility } from './seating'
import { emit, note, nextId, overrideOf, text, stepNow } from './deciding'
import type { Deciding } from './deciding'

interface Wish {
  readonly seat: SeatId
  readonly character: CharacterId | undefined
  readonly alignment: Alignment | undefined
}

/** Players become other characters in one single fact, so that no rule sees half of the change. Life, votes and marks stay. */
export const become = (work: Deciding, wishes: readonly Wish[], tell: boolean): void => {
  const changes = wishes.flatMap((wish) => changeOf(work, wish))
  const wanted = changes.filter(({ seat, character }) => {
    const not = overrideOf(work, nextId(work, `become:${seat}`)) === false
    const values = { who: seatOf(work.game, seat)?.player ?? '', character: nameOf(work.rules, character) }
    note(work, {
      id: `become:${seat}`,
      kind: 'memo',
      seat,
      text: text(work, not ? 'follows.not.becomes' : 'follows.becomes', values),
      override: text(work, not ? 'override.happens' : 'override.not'),
    })
    return !not
  })
  if (!wanted.length) return
  const ended = new Set(wanted.flatMap(({ seat }) => seatOf(work.game, seat)?.abilities.map(({ serial }) => serial) ?? []))
  const first = work.game.serial + 1
  emit(work, {
    type: 'became',
    changes: wanted.map((change, at) => ({ ...change, abilities: ownAbility(work, change.character, first + at) })),
  })
  for (const mark of work.game.marks)
    if (mark.kind !== 'memo' && mark.source.serial !== undefined && ended.has(mark.source.serial) && !mark.source.holds)
      emit(work, { type: 'markRemoved', mark: mark.id, because: 'sourceChanged' })
  for (const { seat, character } of wanted) {
    missPassedSteps(work, seat, 'underWay')
    if (tell && work.game.phase.kind !== 'day') show(work, seat, character)
  }
}

export const exchange = (work: Deciding, { seats, characters, alignments, tell }: Extract<Intent, { do: 'exchange' }>): void => {
  const [a, b] = seats.map((id) => seatOf(work.game, id))
  if (!a || !b) return
  const as = (seat: typeof a, other: typeof a): Wish => ({
    seat: seat.id,
    character: (characters ? other : seat).character,
    alignment: (alignments ? other : seat).alignment,
  })
  become(work, [as(a, b), as(b, a)], tell)
}

const changeOf = (work: Deciding, { seat: id, character, alignment }: Wish): readonly Omit<Became, 'abilities'>[] => {
  const seat = seatOf(work.game, id)
  if (!seat) return []
  const traveller = characterOf(work.rules, character)?.team === 'traveller'
  return [{ seat: id, character, traveller, alignment: alignment ?? seat.alignment }]
}

/** Always true, and outside of all that can make news false. By day it waits for the night. */
export const show = (work: Deciding, seat: SeatId, character: CharacterId | undefined): void => {
  const characters = character ? [character] : []
  const alignment = seatOf(work.game, seat)?.alignment
  const answer = { characters, ...(alignment ? { alignment } : {}) }
  if (work.game.phase.kind === 'night') emit(work, { type: 'woken', wake: { seat, reason: 'told', step: stepNow(work) } })
  emit(work, { type: 'told', told: { seat, what: 'character', answer, why: 'able' } })
  work.cards.push({ title: 'card.youAre', for: seat, ...answer })
}
