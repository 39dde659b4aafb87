import type { PlainCommand } from '@/core/journal/command'
import { lineage } from '@/core/journal/lineage'
import type { Game } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import type { Telling } from '@/core/model/information'
import type { Seat } from '@/core/model/seat'
import type { Shown, Told } from '@/core/model/told'
import { isImpaired, isSham } from '@/core/rules/abilities'
import { answerOf } from '@/core/rules/forms'
import { informationFor, type Information } from '@/core/rules/information'
import { openSteps } from '@/core/rules/nightSteps'
import { secretOf, seatOf } from '@/core/rules/table'
import { idOf, playerName, sheetName } from './names'
import { gameOf } from './table'
import type { Table } from './table'
import { saysWord } from './words'

/** What players were told, and what they could have been. */

const holder = ({ seats }: Game, who: string): Seat | undefined => {
  const id = idOf(who)
  return seats.find(({ character, alive }) => character === id && alive) ?? seats.find(({ character }) => character === id)
}

const shownAs = (game: Game, { number, yes, alignment, characters = [], seats = [] }: Shown): unknown => {
  if (yes !== undefined) return yes ? 'yes' : 'no'
  if (number !== undefined) return number
  if (!characters.length) return alignment ?? null
  const players = seats.map((id) => playerName(game, id)).sort()
  return players.length ? { character: sheetName(characters[0]), players } : sheetName(characters[0])
}

const lastTold = (game: Game, seat: SeatId): Told | undefined =>
  game.night.told.filter((told) => told.seat === seat && told.ability !== undefined).at(-1)

const normal = (value: unknown): unknown =>
  value && typeof value === 'object' && 'players' in value ? { ...value, players: [...(value.players as readonly string[])].sort() } : value

export const toldTo = (table: Table, who: string): unknown => {
  const game = gameOf(table)
  const names = (ids: readonly SeatId[]) => ids.map((id) => playerName(game, id)).sort()
  const resident = (told: Told) => !seatOf(game, told.seat)?.traveller
  if (who === 'Minion info') {
    const told = game.night.told.filter((one) => one.what === 'demon' && resident(one))
    return { demon: names(told[0]?.answer.seats ?? [])[0] ?? null, minions: names(told.map(({ seat }) => seat)) }
  }
  if (who === 'Demon info') return { minions: names(game.night.told.find(({ what }) => what === 'minions')?.answer.seats ?? []) }
  const seat = holder(game, who)
  const told = seat && lastTold(game, seat.id)
  return told ? (told.what === 'grimoire' ? 'grimoire' : shownAs(game, told.answer)) : null
}

/** Lists and pairs without order. */
export const wanted = (value: unknown): unknown =>
  value && typeof value === 'object' && 'minions' in value
    ? { ...value, minions: [...(value.minions as readonly string[])].sort() }
    : normal(value)

export const trueFor = (table: Table, who: string): unknown => {
  const game = gameOf(table)
  const seat = holder(game, who)
  const truth = (seat && lastTold(game, seat.id)?.truth) ?? newsFor(table, who)?.truth
  return truth ? shownAs(game, truth) : null
}

/** As it stood before the step, if that is done. */
const newsFor = (table: Table, who: string): Information | undefined => {
  const seat = holder(gameOf(table), who)
  if (!seat) return undefined
  const entry = lineage(table.journal, table.journal.cursor)
    .filter(({ command }) => isOwn(command as PlainCommand, seat.id))
    .at(-1)
  const game = (entry && table.journal.states.get(entry.parent)) ?? gameOf(table)
  const me = seatOf(game, seat.id) ?? seat
  const command = entry?.command as { readonly targets?: readonly SeatId[] } | undefined
  for (const { character: ability } of me.abilities) {
    const { night = [], day } = table.rules.characters[ability] ?? {}
    const telling: Telling | undefined = night.find(({ tells }) => tells)?.tells ?? day?.tells
    const fell = night.some(({ diedTonight }) => diedTonight)
    const able = !isSham(table.rules, me, ability) && !isImpaired(table.rules, game, me.id) && (me.alive || fell)
    const targets = (command?.targets ?? []).flatMap((id) => seatOf(game, id) ?? [])
    if (telling) return informationFor(table.rules, game, { me, ability, able }, telling, { targets, character: undefined })
  }
  return undefined
}

const isOwn = (command: PlainCommand, seat: SeatId): boolean =>
  (command.type === 'takeStep' && command.step.endsWith(`:${seat}`)) || (command.type === 'useAbility' && command.seat === seat)

export const optionsFor = (table: Table, who: string): readonly unknown[] =>
  (newsFor(table, who)?.options() ?? []).map((answer) => shownAs(gameOf(table), answer))

export const acceptedFor = (table: Table, who: string, value: unknown): boolean => {
  const news = newsFor(table, who)
  const answer = news && answerOf(news.form, saysWord(table, value))
  return answer !== undefined && news?.accepts(answer) === true
}

/** Told tonight who they are now, or about to be. */
export const toldCharacter = (table: Table, name: string): unknown => {
  const game = gameOf(table)
  const seat = game.seats.find(({ player }) => player === name)
  const told = game.night.told.filter((one) => one.seat === seat?.id && one.what === 'character').at(-1)?.answer.characters?.[0]
  const planned = openSteps(table.rules, game).some((step) => step.became && step.seat?.id === seat?.id)
  return told ? sheetName(told) : planned ? sheetName(seat?.character) : null
}

export const redHerring = (table: Table): unknown => {
  const game = gameOf(table)
  const seat = game.seats.find(({ character }) => character === 'fortuneteller')
  const [on] = seat ? secretOf(table.rules, game, seat.id, 'fortuneteller', 'redHerring') : []
  return on ? playerName(game, on) : null
}
